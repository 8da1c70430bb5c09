import type { Locale } from '#contracts/languages.ts';
import { formatDate, formatTime } from '#contracts/format.ts';

/** A date as a moment that `Intl` shows the same everywhere; never used for anything but its calendar fields. */
function calendarDate(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Making one takes longer than all that it is asked on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function part(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(calendarDate(date));
}

/** 'mar' / 'Tue' */
export function shortWeekday(date: string, locale: Locale): string {
  return part(date, locale, { weekday: 'short' });
}

/** 'novembre 2026' / 'November 2026' of 'YYYY-MM'. */
export function monthName(month: string, locale: Locale): string {
  return part(`${month}-01`, locale, { month: 'long', year: 'numeric' });
}

/** 'novembre' / 'November' */
export function monthAlone(date: string, locale: Locale): string {
  return part(date, locale, { month: 'long' });
}

/** 'martedì 24/11/2026' / 'Tuesday 24/11/2026' */
export function dayWithWeekday(date: string, locale: Locale): string {
  return `${part(date, locale, { weekday: 'long' })} ${formatDate(date)}`;
}

/** 'martedì 24 novembre' / 'Tuesday 24 November', where the year goes without saying. */
export function dayLabel(date: string, locale: Locale): string {
  return `${part(date, locale, { weekday: 'long' })} ${Number(date.slice(8, 10))} ${monthAlone(date, locale)}`;
}

/** 'sab 28 nov' / 'Sat 28 Nov': the shortest form, of days that are near. */
export function shortDay(date: string, locale: Locale): string {
  return `${shortWeekday(date, locale)} ${Number(date.slice(8, 10))} ${part(date, locale, { month: 'short' })}`;
}

/** An instant in a zone as local 'YYYY-MM-DDTHH:mm'. */
export function localDateTimeIn(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** 'martedì 24/11/2026, 14:05' in a zone. */
export function momentIn(timeZone: string, instant: string, locale: Locale): string {
  const local = localDateTimeIn(timeZone, instant);
  return `${dayWithWeekday(local.slice(0, 10), locale)}, ${formatTime(local)}`;
}
