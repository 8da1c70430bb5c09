import { addDays, localDateOfDay } from '#contracts/time.ts';
import { formatTime } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { shortWeekday } from '#web/booking/shown-times.ts';
import { textsIn } from '#web/lib/texts-in.ts';

/**
 * 'Oggi alle 16:30', 'Domani alle 09:00', 'mar 24/11 alle 09:00'.
 * @param local local time with its offset, '2026-11-24T09:00:00+01:00'
 * @param now milliseconds since 1970; what "today" means is the offset's business
 */
export function nextFreeLabel(local: string, now: number, locale: Locale): string {
  return wordsOf(local, now, locale, {
    today: m.search_next_today,
    tomorrow: m.search_next_tomorrow,
    day: m.search_next_day,
  });
}

/** The same where there is little room: 'Oggi 16:30', 'Domani 09:00', 'mar 24/11, 09:00'. */
export function shortFreeLabel(local: string, now: number, locale: Locale): string {
  return wordsOf(local, now, locale, {
    today: m.search_time_today,
    tomorrow: m.search_time_tomorrow,
    day: m.search_time_day,
  });
}

type Words = {
  today: typeof m.search_next_today;
  tomorrow: typeof m.search_next_tomorrow;
  day: typeof m.search_next_day;
};

function wordsOf(local: string, now: number, locale: Locale, words: Words): string {
  const t = textsIn(locale);
  const date = local.slice(0, 10);
  const today = localDateOfDay(Math.floor((now / 60_000 + offsetMinutes(local)) / 1440));
  const time = formatTime(local.slice(0, 19));
  if (date === today) return t(words.today, { time });
  if (date === addDays(today, 1)) return t(words.tomorrow, { time });
  const [, month, day] = date.split('-');
  return t(words.day, { weekday: shortWeekday(date, locale), day: `${day}/${month}`, time });
}

function offsetMinutes(local: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(local) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
