import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { dayInWords } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { newHrefAt, useDrawing } from './calendar-context.ts';
import type { GridColumn } from './grid-columns.ts';
import { placeOf } from './grid-place.ts';
import type { Step } from './use-grid-step.ts';
import styles from './time-grid.module.css';

type FreeTimeProps = { column: GridColumn; hours: { from: number; to: number }; step: Step };

/** The ground of a column: a click begins a booking at that time, which is said before. By keyboard `N` does the same. */
export function FreeTime({ column, hours, step }: FreeTimeProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const [minute, setMinute] = useState<number | null>(null);
  const { date, person } = column;
  const minuteAt = (event: MouseEvent<HTMLElement>): number => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientY - top) / height, 0), 0.9999);
    return Math.floor((hours.from + share * (hours.to - hours.from)) / step) * step;
  };
  const day = dayInWords(date, locale);
  const name = person ? t(m.calendar_column, { name: person.name, day }) : day;
  return (
    <>
      {minute !== null && (
        <span className={styles.ghost} style={placeOf(minute, minute + step, hours.from)} aria-hidden="true">
          {formatMinuteOfDay(minute)}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t(m.calendar_add_at, { column: name })}
        className={styles.free}
        onPointerMove={(event) => event.pointerType === 'mouse' && setMinute(minuteAt(event))}
        onPointerLeave={() => setMinute(null)}
        onClick={(event) => {
          // Pressed by something else than a pointer it has no place.
          const at = event.detail === 0 ? null : minuteAt(event);
          void navigate(newHrefAt(drawing, { date, minute: at, resourceId: person?.id ?? null }));
        }}
      />
    </>
  );
}
