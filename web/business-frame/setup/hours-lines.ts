import type { Locale } from '#contracts/languages.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { addDays } from '#contracts/time.ts';
import { shortWeekday } from '#web/booking/shown-times.ts';
import type { Setup } from './setup-calls.ts';

/** A Monday; only its weekday is shown. */
const SOME_MONDAY = '2026-11-16';

/** Opening hours in as few lines as they take: days in a row with the same hours are one, `lun – ven 09:00–18:00`. */
export function hoursLines(hours: Setup['hours'], locale: Locale): { days: string; times: string }[] {
  const lines: { from: number; to: number; times: string }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const times = hours
      .filter((one) => one.weekday === weekday)
      .map(
        ({ startMinute, endMinute }) =>
          `${formatMinuteOfDay(startMinute)}–${formatMinuteOfDay(endMinute % 1440 || 1440)}`,
      )
      .join(', ');
    if (times === '') continue;
    const last = lines.at(-1);
    if (last && last.to === weekday - 1 && last.times === times) last.to = weekday;
    else lines.push({ from: weekday, to: weekday, times });
  }
  const name = (weekday: number): string => shortWeekday(addDays(SOME_MONDAY, weekday - 1), locale);
  return lines.map(({ from, to, times }) => ({
    days: from === to ? name(from) : `${name(from)} – ${name(to)}`,
    times,
  }));
}
