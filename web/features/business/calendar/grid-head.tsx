import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { dayLabel, shortWeekday } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Absences } from './absences.tsx';
import { hrefOf, hueOfPerson, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { GridColumn } from '#web/business-frame/calendar/grid-columns.ts';
import styles from './time-grid.module.css';

/** Over a column: whose it is, or which day, and the way to that alone. */
export function Head({
  column,
  by,
  isFocused,
}: {
  column: GridColumn;
  by: 'person' | 'date' | 'room';
  isFocused: boolean;
}) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const { person, date } = column;
  if (by === 'person' && person)
    return (
      <Link
        to={hrefOf(drawing, { view: 'week', people: [person.id] })}
        className={styles.head}
        data-focused={isFocused || undefined}
      >
        <span
          className={styles.dot}
          style={{ background: hueOfPerson(drawing, person.id) }}
          aria-hidden="true"
        />
        <span className={styles.name}>{person.name}</span>
        {person.isArchived && <span className={styles.left}>{t(m.calendar_left)}</span>}
      </Link>
    );
  if (by === 'room')
    return (
      <span className={styles.head}>
        <span className={styles.name}>{column.room?.name ?? t(m.calendar_room_none)}</span>
      </span>
    );
  const isToday = date === drawing.shown.today;
  return (
    <div className={styles.dateHead}>
      <Link
        to={hrefOf(drawing, { view: 'day', date })}
        aria-label={dayLabel(date, locale)}
        aria-current={isToday ? 'date' : undefined}
        className={classNames(styles.head, isToday && styles.today)}
      >
        <span className={styles.weekday}>{shortWeekday(date, locale)}</span>
        <span className={styles.number}>{Number(date.slice(8, 10))}</span>
      </Link>
      {person === null && <Absences date={date} ofPeopleAlone />}
    </div>
  );
}
