import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { isOff } from '#web/business-frame/calendar/drawn-events.ts';
import { isInRoom, roomOf } from '#web/business-frame/calendar/rooms.ts';

/** What a next free place is looked for by. */
export interface FreePlaceQuery {
  date: LocalDate;
  /** With whom; null: with whoever is free first. */
  resourceId: number | null;
  /** In which room (`roomKey`); null: in any. */
  room: string | null;
  /** Not before this minute of the date. */
  from: number;
  /** Starts lie on such steps; so long a place has to be free, and long enough for a short service. */
  step: number;
}

/** Of the services of most centers none is shorter. */
const SHORTEST = 30;

type Drawn = Pick<CalendarShown, 'columns' | 'times' | 'bookings' | 'sessions' | 'rooms' | 'placed'>;

/** The first free place of a date as it is drawn: worked, not kept free and not booked. It is a proposal; the server decides. @returns null where none is drawn */
export function nextFree(
  shown: Drawn,
  { resourceId, ...asked }: FreePlaceQuery,
): { minute: number; resourceId: number } | null {
  const people = shown.columns.filter(({ id }) => resourceId === null || id === resourceId);
  const found = people.flatMap(({ id }) => {
    const minute = firstOf(shown, { ...asked, resourceId: id });
    return minute === null ? [] : [{ minute, resourceId: id }];
  });
  return found.sort((one, other) => one.minute - other.minute)[0] ?? null;
}

function firstOf(
  shown: Drawn,
  { date, resourceId, room, from, step }: FreePlaceQuery & { resourceId: number },
): number | null {
  const { times, bookings } = shown;
  const inRoom = bookingsIn(shown, room);
  const own = times.filter((time) => time.date === date && (time.resourceId ?? resourceId) === resourceId);
  const taken = [
    ...own.filter(({ kind }) => kind !== 'working'),
    ...bookings
      .filter((one) => (one.resourceId === resourceId || inRoom.has(one.id)) && !isOff(one))
      .map((one) => seenFrom(date, one)),
    ...shown.sessions
      .filter(({ teacherId, isCancelled }) => teacherId === resourceId && !isCancelled)
      .map((one) => seenFrom(date, one)),
  ];
  const minutes = Math.max(step, SHORTEST);
  const worked = own
    .filter(({ kind }) => kind === 'working')
    .sort((one, other) => one.startMinute - other.startMinute);
  for (const { startMinute, endMinute } of worked) {
    let minute = Math.ceil(Math.max(startMinute, from) / step) * step;
    for (; minute + minutes <= endMinute; minute += step) {
      const end = minute + minutes;
      if (!taken.some((one) => one.startMinute < end && one.endMinute > minute)) return minute;
    }
  }
  return null;
}

/** What fills a room. A thing without names for its units may have several, and more of them free. */
function bookingsIn(shown: Drawn, key: string | null): ReadonlySet<number> {
  const room = roomOf(shown, key);
  if (!room || room.unit === null) return new Set();
  return new Set(shown.placed.filter((thing) => isInRoom(room, thing)).map((thing) => thing.reservationId));
}

const DAY_MS = 86_400_000;

/** A booking in minutes of a date: one that began on the day before and runs past midnight begins below zero. */
function seenFrom(
  date: LocalDate,
  {
    date: own,
    startMinute,
    endMinute,
  }: Pick<CalendarShown['bookings'][number], 'date' | 'startMinute' | 'endMinute'>,
) {
  const before = ((Date.parse(date) - Date.parse(own)) / DAY_MS) * MINUTES_PER_DAY;
  return { startMinute: startMinute - before, endMinute: endMinute - before };
}
