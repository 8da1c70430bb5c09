import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { LocalDate } from '#contracts/time.ts';
import styles from './month-calendar.module.css';

/** A month to pick a day in; weeks begin on Monday in both languages. */
export function MonthCalendar() {
  return (
    <Calendar firstDayOfWeek="mon">
      <MonthHead />
      <Days />
    </Calendar>
  );
}

export function MonthRangeCalendar() {
  return (
    <RangeCalendar className={styles.range} firstDayOfWeek="mon">
      <MonthHead />
      <Days />
    </RangeCalendar>
  );
}

export function MonthHead() {
  return (
    <header className={styles.head}>
      <Button slot="previous" className={styles.turn}>
        <IconChevronLeft size={18} stroke={1.8} aria-hidden="true" />
      </Button>
      <Heading className={styles.month} />
      <Button slot="next" className={styles.turn}>
        <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
      </Button>
    </header>
  );
}

/** @param marksOf what a day carries for its looks */
export function Days({
  marksOf,
}: {
  marksOf?: (day: LocalDate) => Record<`data-${string}`, true | undefined>;
}) {
  return (
    <CalendarGrid weekdayStyle="short" className={styles.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={styles.day} {...marksOf?.(date.toString())} />}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
