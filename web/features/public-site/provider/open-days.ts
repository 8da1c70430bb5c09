import { formatTime } from '#contracts/format.ts';
import type { WorkingHours } from './provider.ts';

export type OpenDays = { from: number; to: number; spans: readonly string[] };

/** '09:00–13:00' */
export const spanText = ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
  `${formatTime(startTime)}–${formatTime(endTime)}`;

/** Working hours by runs of days that are alike: Mon–Fri '09:00–13:00', '14:30–19:30'; closed days have no spans. */
export function openDays(hours: readonly WorkingHours[]): OpenDays[] {
  const runs: OpenDays[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = hours
      .filter((each) => each.weekday === weekday)
      .map(spanText)
      .sort();
    const last = runs.at(-1);
    if (last && last.spans.join() === spans.join()) runs[runs.length - 1] = { ...last, to: weekday };
    else runs.push({ from: weekday, to: weekday, spans });
  }
  return runs;
}
