import { formatDate } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { hoursLines } from '../setup/hours-lines.ts';
import type { OwnBreak } from './hours-calls.ts';
import { SOME_MONDAY } from './layers.ts';
import type { Period, Times } from './layers.ts';

/** 'lunedì' / 'Monday' of an ISO weekday. */
export function weekdayName(weekday: number, locale: Locale): string {
  const [name = ''] = dayWithWeekday(addDays(SOME_MONDAY, weekday - 1), locale).split(' ');
  return name;
}

/** '09:00–18:00' */
export const timesText = ({ startMinute, endMinute }: Omit<Times, 'weekday'>): string =>
  `${formatMinuteOfDay(startMinute)}–${formatMinuteOfDay(endMinute)}`;

/** 'lun – ven 09:00–18:00' of a week, in as few lines as it takes. */
export const weekLines = (times: readonly Times[], locale: Locale): string[] =>
  hoursLines([...times], locale).map(({ days, times: at }) => `${days} ${at}`);

/** '01/08/2027 – 31/08/2027', or the end that it has. */
export function datesText({ from, to }: { from: LocalDate | null; to: LocalDate | null }, t: Texts): string {
  if (from !== null && to !== null)
    return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
  if (from !== null) return t(m.hours_from_date, { date: formatDate(from) });
  return to === null ? t(m.hours_always) : t(m.hours_until_date, { date: formatDate(to) });
}

/** A period's hours in a line or two. */
export function periodText({ weeks }: Pick<Period, 'weeks'>, t: Texts, locale: Locale): string {
  if (weeks.length > 1) return t(m.hours_turns_of, { count: weeks.length });
  return weekLines(weeks[0] ?? [], locale).join(' · ') || t(m.hours_none);
}

/** When a break is: 'ogni lunedì 13:00–14:00', 'martedì 24/11/2026 13:00–14:00'. */
export function breakText(one: OwnBreak, t: Texts, locale: Locale): string {
  const day =
    one.weekday === null
      ? dayWithWeekday(one.date ?? '', locale)
      : t(m.hours_every_day, { day: weekdayName(one.weekday, locale) });
  return `${day}, ${timesText(one)}`;
}

/** When a block is, and again. */
export function blockText(one: OwnBreak, t: Texts, locale: Locale): string {
  const { everyWeeks, untilDate } = one;
  if (everyWeeks === null || untilDate === null) return breakText(one, t, locale);
  const again = { count: everyWeeks, date: formatDate(untilDate) };
  const repeats = everyWeeks === 1 ? t(m.hours_repeats_weekly, again) : t(m.hours_repeats, again);
  return `${breakText(one, t, locale)} · ${repeats}`;
}
