import {
  boundaryOfWall,
  dayOf,
  isoWeekdayOfDay,
  MINUTES_PER_DAY,
  startOfDay,
  wallOf,
} from '#contracts/time.ts';
import type { EpochMinutes, Zone } from '#contracts/time.ts';

/** Times to compare: today and this week until now, and the same days of the week before until the same time of the day. */
export function weeksSoFar(zone: Zone, now: EpochMinutes) {
  const today = dayOf(zone, now);
  const monday = today - isoWeekdayOfDay(today) + 1;
  const weekAgo = boundaryOfWall(zone, wallOf(zone, now) - 7 * MINUTES_PER_DAY);
  return {
    today: { from: startOfDay(zone, today), to: now },
    week: { from: startOfDay(zone, monday), to: now },
    weekBefore: { from: startOfDay(zone, monday - 7), to: weekAgo },
  };
}
