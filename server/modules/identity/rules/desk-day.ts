import { dateOf, dayOf, epochMinutesOf, startOfDay, zoneOf } from '#contracts/time.ts';

/** How long a full log-in lets somebody come back by their PIN at most, whatever the clock on the wall says. */
const LONGEST_MS = 12 * 3_600_000;

/**
 * Since when a full log-in counts at a computer of a center: since its midnight, and for twelve hours at most. Nights of a clock change have their
 * own length.
 */
export function countsSince(now: Date, timeZone: string): Date {
  const zone = zoneOf(timeZone);
  const midnight = dateOf(startOfDay(zone, dayOf(zone, epochMinutesOf(now))));
  const earliest = now.getTime() - LONGEST_MS;
  // Twelve hours to the millisecond are over
  return midnight.getTime() > earliest ? midnight : new Date(earliest + 1);
}

/** Until when a full log-in of today counts: the center's next midnight, or twelve hours after it, whatever comes first. */
export function countsUntil(signedInAt: Date, timeZone: string): Date {
  const zone = zoneOf(timeZone);
  const midnight = dateOf(startOfDay(zone, dayOf(zone, epochMinutesOf(signedInAt)) + 1));
  return new Date(Math.min(midnight.getTime(), signedInAt.getTime() + LONGEST_MS));
}

/** A log-in before this counts nowhere any more. */
export const countsNowhereBefore = (now: Date): Date => new Date(now.getTime() - LONGEST_MS);
