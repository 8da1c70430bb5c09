import { addDays, MINUTES_PER_DAY } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { MOST_MOVED_TOGETHER } from '#contracts/validation/desk.ts';
import type { Booking, CalendarShown, SessionShown } from './calendar-calls.ts';

/** A piece of a day that something stands on. */
interface Piece {
  key: string;
  /** On which this piece of it lies. */
  date: LocalDate;
  /** Minutes of that date that it is drawn from and to. */
  from: number;
  to: number;
  /** It began on an earlier date. */
  isContinued: boolean;
}

/** What stands as one block: a booking, or several that share an occasion. */
export interface Event extends Piece {
  bookings: readonly [Booking, ...Booking[]];
}

/** A session of a class as a block. */
export interface SessionEvent extends Piece {
  session: SessionShown;
}

/** Shorter ones could not be read or hit: they are drawn as long as this, and keep their true times in words. */
const SHORTEST = 15;

/** The blocks of some bookings, cut at midnight, by date; those of a group that share an occasion stand as one. */
export function eventsByDate(bookings: readonly Booking[]): Map<LocalDate, Event[]> {
  const found: Event[] = [];
  for (const [key, sharing] of Map.groupBy(bookings, occasionOf)) {
    const [first, ...others] = sharing;
    if (first)
      found.push(
        ...piecesOf(key, first).map((piece) => ({ ...piece, bookings: [first, ...others] as const })),
      );
  }
  found.sort(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      one.from - other.from ||
      // Of a time that a night shows twice, the first one.
      one.bookings[0].startsAt.localeCompare(other.bookings[0].startsAt),
  );
  return Map.groupBy(found, ({ date }) => date);
}

/** The blocks of some sessions, cut at midnight, by date. */
export function sessionsByDate(sessions: readonly SessionShown[]): Map<LocalDate, SessionEvent[]> {
  const found = sessions.flatMap((session) =>
    piecesOf(`session-${session.id}`, session).map((piece) => ({ ...piece, session })),
  );
  return Map.groupBy(found, ({ date }) => date);
}

export const isOff = ({ status }: Pick<Booking, 'status'>): boolean => status === 'C' || status === 'R';

/** Why something that is drawn stays where it is. */
export type Fixed = 'off' | 'unconfirmed' | 'awaitsPayment' | 'continued' | 'tooMany';

/** What stands can be moved, on the date it begins, all of a group together: what waits for somebody is moved by nobody. @returns null: it can be */
export function whyFixed({ bookings, isContinued }: Event): Fixed | null {
  if (bookings.some(isOff)) return 'off';
  if (bookings.some(({ status }) => status === 'P')) return 'unconfirmed';
  if (bookings.some(({ status }) => status === 'RSD')) return 'awaitsPayment';
  if (isContinued) return 'continued';
  return bookings.length > MOST_MOVED_TOGETHER ? 'tooMany' : null;
}

/** It has ended by the center's clock. */
export function isOver(
  { today, nowMinute }: Pick<CalendarShown, 'today' | 'nowMinute'>,
  { date, startMinute, endMinute }: Pick<Booking, 'date' | 'startMinute' | 'endMinute'>,
): boolean {
  // Where the clock goes back meanwhile the end is no later than the start
  const end = Math.max(startMinute, endMinute);
  const endsOn = addDays(date, Math.floor(end / MINUTES_PER_DAY));
  return endsOn < today || (endsOn === today && end % MINUTES_PER_DAY <= nowMinute);
}

/** A booking with the others that share its occasion, which are moved together. */
export function groupOf(bookings: readonly Booking[], booking: Booking): [Booking, ...Booking[]] {
  const occasion = occasionOf(booking);
  const others = bookings.filter((one) => one.id !== booking.id && occasionOf(one) === occasion);
  return [booking, ...others];
}

const occasionOf = (booking: Booking): string => {
  const { id, offerId, resourceId, startsAt, seats } = booking;
  return seats > 1 && !isOff(booking) ? `${offerId}-${resourceId}-${startsAt}` : String(id);
};

function piecesOf(
  key: string,
  { date, startMinute, endMinute }: Pick<Booking, 'date' | 'startMinute' | 'endMinute'>,
): Piece[] {
  // Where the clock goes back meanwhile the end is no later than the start.
  const end = endMinute > startMinute ? endMinute : startMinute + 1;
  const pieces: Piece[] = [];
  for (let day = 0; day * MINUTES_PER_DAY < end; day += 1) {
    const midnight = day * MINUTES_PER_DAY;
    const from = Math.max(0, startMinute - midnight);
    const to = Math.min(MINUTES_PER_DAY, end - midnight);
    const top = Math.min(from, MINUTES_PER_DAY - SHORTEST);
    pieces.push({
      key: `${key}-${day}`,
      date: addDays(date, day),
      from: top,
      to: Math.max(to, top + SHORTEST),
      isContinued: day > 0,
    });
  }
  return pieces;
}
