import type { EpochMinutes } from '#contracts/time.ts';

/** Free time, the end not included. */
export interface Gap {
  from: EpochMinutes;
  to: EpochMinutes;
}

/** Gaps that overlap or touch as one, ascending. */
export function joinedGaps(gaps: readonly Gap[]): Gap[] {
  const joined: Gap[] = [];
  for (const { from, to } of gaps.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
