import { dateOf, dayNumberOf, isLocalDate, startOfDay, zoneOf } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';

/** Some days, from a local date on. */
export interface DaysQuery {
  /** `YYYY-MM-DD`. */
  from: string;
  /** How many; null: a week. */
  days: number | null;
}

const WEEK = 7;
const MOST_DAYS = 31;

/** When the days begin and end in a time zone. @throws Refusal invalidInput for what is no date */
export function boundsOfDays(timeZone: string, { from, days }: DaysQuery): { from: Date; to: Date } {
  if (!isLocalDate(from)) throw new Refusal('invalidInput', { affected: ['from'] });
  const zone = zoneOf(timeZone);
  const first = dayNumberOf(from);
  const count = Math.min(Math.max(days ?? WEEK, 1), MOST_DAYS);
  return { from: dateOf(startOfDay(zone, first)), to: dateOf(startOfDay(zone, first + count)) };
}
