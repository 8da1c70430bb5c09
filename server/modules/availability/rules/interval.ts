import type { EpochMinutes } from '#contracts/time.ts';

/** Half-open: `from` belongs to it, `to` does not, so that back-to-back intervals do not overlap. */
export interface Interval {
  readonly from: EpochMinutes;
  readonly to: EpochMinutes;
}

/** Intervals that only touch do not overlap; an empty one overlaps what it lies inside of. */
export function overlaps(one: Interval, other: Interval): boolean {
  return one.from < other.to && other.from < one.to;
}

/** A sorted copy. The sweep needs ascending `from`; overlaps among the intervals are allowed. */
export function sortedByFrom<T extends Interval>(intervals: readonly T[]): T[] {
  return intervals.toSorted((one, other) => one.from - other.from);
}
