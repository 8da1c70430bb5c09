import * as m from '#contracts/texts/messages.js';
import type { GridColumn } from '#web/business-frame/calendar/grid-columns.ts';
import { nameOf, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { customerOf, shortDay, timesOf, timesOfSession } from './calendar-labels.ts';
import styles from './printed.module.css';

/** What the printed grid has folded, line by line: paper opens no "+3". */
export function FoldedOnPaper({ columns }: { columns: readonly GridColumn[] }) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const lines = columns.flatMap(({ date, folds = [], room }) =>
    folds
      .flatMap(({ bookings, sessions }) => [
        ...bookings.map((booking) => ({
          key: `booking ${booking.id}`,
          times: timesOf(booking),
          what: [customerOf(booking, t), booking.offer, nameOf(drawing, booking.resourceId)],
        })),
        ...sessions.map((session) => ({
          key: `session ${session.id}`,
          times: timesOfSession(session),
          what: [session.name, session.teacherId === null ? '' : nameOf(drawing, session.teacherId)],
        })),
      ])
      .map((line) => ({ ...line, where: room?.name ?? shortDay(date, locale) }))
      .toSorted((one, other) => one.times.localeCompare(other.times)),
  );
  if (lines.length === 0) return null;
  return (
    <section className={styles.folded}>
      <h3>{t(m.calendar_print_folded)}</h3>
      <ul>
        {lines.map(({ key, where, times, what }) => (
          <li key={`${where} ${key}`}>
            {where} <b>{times}</b> {what.filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
