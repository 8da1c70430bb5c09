import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { DayNumber, Zone } from '#contracts/time.ts';

/** What the clock on the wall does on a local day; minutes of that day, the end not included. */
export interface ClockChange {
  day: DayNumber;
  /** `skipped`: these minutes are not shown; `repeated`: they are shown twice. */
  kind: 'skipped' | 'repeated';
  startMinute: number;
  endMinute: number;
}

/** The changes of the clock between two days, the last included. */
export function clockChangesOn(zone: Zone, firstDay: DayNumber, lastDay: DayNumber): ClockChange[] {
  return zone.periods.flatMap(({ until, offsetMinutes, next }): ClockChange[] => {
    if (!next) return [];
    const before = until + offsetMinutes;
    const after = until + next.offsetMinutes;
    if (before === after) return [];
    const [start, end] = [Math.min(before, after), Math.max(before, after)];
    const day = Math.floor(start / MINUTES_PER_DAY);
    if (day < firstDay || day > lastDay) return [];
    const midnight = day * MINUTES_PER_DAY;
    const kind = after > before ? 'skipped' : 'repeated';
    return [
      { day, kind, startMinute: start - midnight, endMinute: Math.min(end - midnight, MINUTES_PER_DAY) },
    ];
  });
}
