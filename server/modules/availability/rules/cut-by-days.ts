import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { DayNumber, WallMinutes } from '#contracts/time.ts';
import type { MinuteSpan } from './working-week.ts';

/** A piece of a time that lies on one local day; minutes of that day, the end at most 1440. */
export interface PieceOfDay extends MinuteSpan {
  readonly day: DayNumber;
}

/** A time by the wall clock, cut at every midnight, as far as it lies on the days, the last included. */
export function cutByDays(
  { from, to }: { from: WallMinutes; to: WallMinutes },
  firstDay: DayNumber,
  lastDay: DayNumber,
): PieceOfDay[] {
  const pieces: PieceOfDay[] = [];
  const first = Math.max(firstDay, Math.floor(from / MINUTES_PER_DAY));
  for (let day = first; day <= lastDay && day * MINUTES_PER_DAY < to; day += 1) {
    const midnight = day * MINUTES_PER_DAY;
    const startMinute = Math.max(0, from - midnight);
    const endMinute = Math.min(MINUTES_PER_DAY, to - midnight);
    if (startMinute < endMinute) pieces.push({ day, startMinute, endMinute });
  }
  return pieces;
}
