import { addDays, epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ClosedDates } from '../store/closures.ts';
import { readClosures } from '../store/closures.ts';

export type { ClosedDates };

/** As many as a page shows. */
const MOST = 3;

/** When a whole provider is closed for whole days: under way, or beginning before the last date that can be booked. @param limit.most null: all of them */
export async function comingClosures(
  work: Work,
  { id, timeZone, bookingHorizonDays }: { id: number; timeZone: string; bookingHorizonDays: number },
  { most = MOST }: { most?: number | null } = {},
): Promise<ClosedDates[]> {
  const today = localDateOf(zoneOf(timeZone), epochMinutesOf(work.now()));
  return readClosures(work, id, { from: today, to: addDays(today, bookingHorizonDays) }, most);
}
