import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { isOff } from '#web/business-frame/calendar/drawn-events.ts';
import type { GridColumn } from '#web/business-frame/calendar/grid-columns.ts';
import { NO_ROOM, roomKey } from '#web/business-frame/calendar/rooms.ts';
import { amountOf } from './calendar-labels.ts';

/** A column a person, a column a date, or a column a room. */
export type ColumnsBy = 'person' | 'date' | 'room';

/** A column and how much is booked in it, as it is read out. @param whole with what is folded or out of view, too */
export const columnLabel = (
  column: GridColumn,
  { whole, by, day }: { whole: GridColumn; by: ColumnsBy; day: string },
  t: Texts,
): string => `${columnName(column, by, day, t)}, ${countIn(whole, t)}`;

/** By what a column is found in the page (`moves/`, `use-grid-handle.ts`). */
export const dataOfColumn = ({ key, date, person, room }: GridColumn, by: ColumnsBy) => ({
  'data-column': key,
  'data-date': date,
  'data-person': person?.id,
  'data-room': by === 'room' ? (room ? roomKey(room) : NO_ROOM) : undefined,
});

const columnName = ({ person, room }: GridColumn, by: ColumnsBy, day: string, t: Texts): string => {
  if (by === 'room') return `${room?.name ?? t(m.calendar_room_none)}, ${day}`;
  return by === 'person' ? `${person?.name}, ${day}` : `${day}, ${person?.name ?? t(m.calendar_everybody)}`;
};

/** How much is booked in a column: what of it stands in the page changes as it is scrolled. */
function countIn({ events, sessions }: GridColumn, t: Texts): string {
  const bookings = events.reduce(
    (sum, { bookings }) => sum + bookings.filter((booking) => !isOff(booking)).length,
    0,
  );
  return amountOf({ bookings, sessions: sessions.filter(({ session }) => !session.isCancelled).length }, t);
}
