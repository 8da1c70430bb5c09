import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { CalendarShown } from '../calendar-calls.ts';
import { isOff } from '../drawn-events.ts';

/** What a next free place is looked for by. */
export interface FreeAsked {
  date: LocalDate;
  /** With whom; null: with whoever is free first. */
  resourceId: number | null;
  /** Not before this minute of the date. */
  from: number;
  /** Starts lie on such steps; so long a place has to be free, and long enough for a short service. */
  step: number;
}

/** Of the services of most centers none is shorter. */
const SHORTEST = 30;

/** The first free place of a date as it is drawn: worked, not kept free and not booked. It is a proposal; the server decides. @returns null where none is drawn */
export function nextFree(
  shown: Pick<CalendarShown, 'columns' | 'times' | 'bookings'>,
  { date, resourceId, from, step }: FreeAsked,
): { minute: number; resourceId: number } | null {
  const people = shown.columns.filter(({ id }) => resourceId === null || id === resourceId);
  const found = people.flatMap(({ id }) => {
    const minute = firstOf(shown, { date, resourceId: id, from, step });
    return minute === null ? [] : [{ minute, resourceId: id }];
  });
  return found.sort((one, other) => one.minute - other.minute)[0] ?? null;
}

function firstOf(
  { times, bookings }: Pick<CalendarShown, 'times' | 'bookings'>,
  { date, resourceId, from, step }: FreeAsked & { resourceId: number },
): number | null {
  const own = times.filter((time) => time.date === date && (time.resourceId ?? resourceId) === resourceId);
  const taken = [
    ...own.filter(({ kind }) => kind !== 'working'),
    ...bookings
      .filter((one) => one.resourceId === resourceId && !isOff(one))
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

const DAY_MS = 86_400_000;

/** A booking in minutes of a date: one that began on the day before and runs past midnight begins below zero. */
function seenFrom(date: LocalDate, { date: own, startMinute, endMinute }: CalendarShown['bookings'][number]) {
  const before = ((Date.parse(date) - Date.parse(own)) / DAY_MS) * MINUTES_PER_DAY;
  return { startMinute: startMinute - before, endMinute: endMinute - before };
}
