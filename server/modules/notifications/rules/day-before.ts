import type { LocalDate } from '#contracts/time.ts';
import {
  addDays,
  dateOf,
  dayNumberOf,
  epochMinutesOf,
  localDateOf,
  minuteOfDay,
  startOfDay,
  zoneOf,
} from '#contracts/time.ts';

/** When a day is summed up on the evening before, as a wall clock counts minutes. */
const EVENING = 19 * 60;

/** The day that is summed up now at a provider: tomorrow, from seven in the evening to midnight by its clock; null at any other time. */
export function dayToSumUp(timeZone: string, now: Date): LocalDate | null {
  const zone = zoneOf(timeZone);
  const at = epochMinutesOf(now);
  return minuteOfDay(zone, at) < EVENING ? null : addDays(localDateOf(zone, at), 1);
}

/** Whether a day has not begun: nobody is told of tomorrow once it is today. */
export const isAhead = (timeZone: string, date: LocalDate, now: Date): boolean =>
  now < dateOf(startOfDay(zoneOf(timeZone), dayNumberOf(date)));

/** The last day that may be tomorrow where it is evening now, wherever on earth: what was summed up until then waits for nothing. */
export const latestToSumUp = (now: Date): LocalDate => addDays(now.toISOString().slice(0, 10), 1);
