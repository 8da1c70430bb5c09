import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { dayLabel } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { beginAt } from './begin/begun.ts';
import { newHrefAt, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { GridColumn } from '#web/business-frame/calendar/grid-columns.ts';
import { placeOf } from './grid-place.ts';
import { roomKey } from '#web/business-frame/calendar/rooms.ts';
import type { Step } from './use-grid-step.ts';
import styles from './time-grid.module.css';

type FreeTimeProps = { column: GridColumn; hours: { from: number; to: number }; step: Step };

/** The ground of a column: a click begins a booking at that time, which is said before; a pull one that is so long. By keyboard `N` does the same. */
export function FreeTime({ column, hours, step }: FreeTimeProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const [minute, setMinute] = useState<number | null>(null);
  /** Where it was pressed, and to where it is pulled. */
  const [pulled, setPulled] = useState<{ from: number; to: number } | null>(null);
  const { date, person, room } = column;
  const minuteAt = (event: MouseEvent<HTMLElement>): number => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientY - top) / height, 0), 0.9999);
    return Math.floor((hours.from + share * (hours.to - hours.from)) / step) * step;
  };
  const [from, to] = pulled
    ? [Math.min(pulled.from, pulled.to), Math.max(pulled.from, pulled.to)]
    : [minute ?? 0, minute ?? 0];
  const isLong = to > from;
  const day = dayLabel(date, locale);
  const whose = person?.name ?? room?.name;
  const name = whose ? t(m.calendar_column, { name: whose, day }) : day;
  return (
    <>
      {minute !== null && (
        <span
          className={styles.ghost}
          data-pointed=""
          data-date={date}
          data-from={isLong ? from : minute}
          data-minutes={isLong ? to + step - from : undefined}
          data-resource={person?.id}
          data-room={room?.resourceId}
          data-room-key={room ? roomKey(room) : undefined}
          style={placeOf(from, Math.max(to, from) + step, hours.from)}
          aria-hidden="true"
        >
          {isLong ? `${formatMinuteOfDay(from)}–${formatMinuteOfDay(to + step)}` : formatMinuteOfDay(minute)}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t(m.calendar_add_at, { column: name })}
        className={styles.free}
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse' || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const at = minuteAt(event);
          setPulled({ from: at, to: at });
        }}
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse') return;
          const at = minuteAt(event);
          setMinute(at);
          setPulled((before) => before && { from: before.from, to: at });
        }}
        onPointerLeave={() => setMinute(null)}
        onPointerCancel={() => setPulled(null)}
        onClick={(event) => {
          // Pressed by something else than a pointer it has no place.
          const at = event.detail === 0 ? null : isLong ? from : minuteAt(event);
          const minutes = isLong ? to + step - from : null;
          setPulled(null);
          const place = {
            date,
            minute: at,
            minutes,
            resourceId: person?.id ?? null,
            room: room ? roomKey(room) : null,
          };
          if (!beginAt({ ...place, column: column.key })) void navigate(newHrefAt(drawing, place));
        }}
      />
    </>
  );
}
