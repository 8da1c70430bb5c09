import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import fieldStyles from './fields.module.css';
import styles from './month-calendar.module.css';

/** Day, month and year, each typed by itself. */
export function DaySegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot && { slot })} className={fieldStyles['dateInput']}>
      {(segment) => <DateSegment segment={segment} className={fieldStyles['segment']} />}
    </DateInput>
  );
}

export function OpenCalendar() {
  const t = useTexts();
  return (
    <Button aria-label={t(m.kit_calendar_open)} className={fieldStyles['open']}>
      <IconCalendar size={18} stroke={1.6} aria-hidden="true" />
    </Button>
  );
}

export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.popover} offset={4}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  );
}
