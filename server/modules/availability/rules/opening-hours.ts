import type { IsoWeekday } from '#contracts/time.ts';

/** When somebody is there, on one weekday, in minutes of the local day; above 1440 runs into the next. */
export interface OpeningHours {
  weekday: IsoWeekday;
  startMinute: number;
  endMinute: number;
}

/** The hours in which at least one works, by weekday: touching and overlapping blocks of several people become one. */
export function openingHours(blocks: readonly OpeningHours[]): OpeningHours[] {
  const sorted = blocks.toSorted(
    (one, other) => one.weekday - other.weekday || one.startMinute - other.startMinute,
  );
  const merged: OpeningHours[] = [];
  for (const block of sorted) {
    const last = merged.at(-1);
    if (last && last.weekday === block.weekday && block.startMinute <= last.endMinute) {
      last.endMinute = Math.max(last.endMinute, block.endMinute);
    } else {
      merged.push({ ...block });
    }
  }
  return merged;
}
