import { useEffect, useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { dayInWords, shortWeekday } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Absences } from './absences.tsx';
import { hrefOf, hueOfPerson, useDrawing } from './calendar-context.ts';
import type { Drawing } from './calendar-context.ts';
import { datesShown } from './calendar-words.ts';
import { ColumnBody } from './column-body.tsx';
import type { GridColumn } from './grid-columns.ts';
import { OverGrid } from './over-grid.tsx';
import { hoursDrawn } from './hours-drawn.ts';
import { NO_ROOM, roomKey } from './rooms.ts';
import type { Step } from './use-grid-step.ts';
import { useColumnWindow } from './use-column-window.ts';
import styles from './time-grid.module.css';

type TimeGridProps = {
  columns: readonly GridColumn[];
  /** A column a person, a column a date, or a column a room. */
  by: 'person' | 'date' | 'room';
  step: Step;
  mayCreate: boolean;
};

const HOUR = 60;

/** Columns beside each other over the hours of the day. */
export function TimeGrid({ columns, by, step, mayCreate }: TimeGridProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const scroller = useRef<HTMLElement>(null);
  const { address, shown, date } = drawing;
  const hours = hoursDrawn(
    columns.flatMap(({ times }) => times),
    columns.flatMap(({ events }) => events),
    address.allHours,
  );
  const view = useColumnWindow(scroller, columns.length);
  useShownNow(scroller, drawing, hours);
  const focused = focusedOf(columns, by, drawing);
  const marks = Array.from(
    { length: (hours.to - hours.from) / HOUR },
    (_one, index) => hours.from + index * HOUR,
  );
  const size = { '--columns': columns.length, '--step': step } as CSSProperties;
  return (
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={t(m.calendar_grid, { dates: datesShown(address.view, date, locale) })}
      className={styles.scroller}
      data-step={step}
      data-by={by}
      data-many={columns.length > 12 || undefined}
      style={size}
    >
      <div className={styles.heads}>
        <span className={styles.corner} aria-hidden="true" />
        {columns.map((column) => (
          <Head key={column.key} column={column} by={by} isFocused={column.key === focused} />
        ))}
      </div>
      <div className={styles.body}>
        <div
          className={styles.hours}
          aria-hidden="true"
          style={{ height: `calc(${(hours.to - hours.from) / HOUR} * var(--hour))` }}
        >
          {marks.map((minute) => (
            <span
              key={minute}
              className={styles.hour}
              style={{ top: `calc(${(minute - hours.from) / HOUR} * var(--hour))` }}
            >
              {minute > hours.from && formatMinuteOfDay(minute)}
            </span>
          ))}
        </div>
        {columns.map((column, index) => (
          <section
            key={column.key}
            data-column={column.key}
            data-date={column.date}
            data-person={column.person?.id}
            data-room={by === 'room' ? (column.room ? roomKey(column.room) : NO_ROOM) : undefined}
            data-focused={column.key === focused || undefined}
            aria-label={columnName(
              column,
              by,
              { everybody: t(m.calendar_everybody), none: t(m.calendar_room_none) },
              dayInWords(column.date, locale),
            )}
            className={styles.column}
          >
            {index >= view.first && index < view.end && (
              <ColumnBody {...{ column, hours, step, mayCreate, mayMove: mayCreate, shown }} />
            )}
          </section>
        ))}
        <OverGrid scroller={scroller} hours={hours} step={step} mayMove={mayCreate} />
      </div>
    </section>
  );
}

/** Whose column a phone shows: who is chosen, else the first. A week shows its days side by side. */
const focusedOf = (
  columns: readonly GridColumn[],
  by: TimeGridProps['by'],
  { address }: Drawing,
): string | null =>
  by !== 'person'
    ? null
    : ((columns.find(({ person }) => person?.id === address.person) ?? columns[0])?.key ?? null);

const columnName = (
  { person, room }: GridColumn,
  by: TimeGridProps['by'],
  words: { everybody: string; none: string },
  day: string,
): string => {
  if (by === 'room') return `${room?.name ?? words.none}, ${day}`;
  return by === 'person' ? `${person?.name}, ${day}` : `${day}, ${person?.name ?? words.everybody}`;
};

function Head({
  column,
  by,
  isFocused,
}: {
  column: GridColumn;
  by: TimeGridProps['by'];
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
        aria-label={dayInWords(date, locale)}
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

/** Whoever opens a day sees its present, or where it begins; turning on keeps the place. */
function useShownNow(
  scroller: RefObject<HTMLElement | null>,
  { shown, address, date }: Drawing,
  hours: { from: number; to: number },
): void {
  const isToday = shown.today === date;
  const minute = isToday ? shown.nowMinute : address.allHours ? 8 * HOUR : hours.from;
  const wanted = useRef(minute);
  useEffect(() => {
    wanted.current = minute;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const height = element.scrollHeight / Math.max(1, hours.to - hours.from);
    element.scrollTo({ top: Math.max(0, (wanted.current - HOUR - hours.from) * height) });
  }, [scroller, hours.from, hours.to]);
}
