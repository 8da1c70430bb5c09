import { formatTime } from '#contracts/format.ts';
import { addDays, isoWeekday } from '#contracts/time.ts';
import * as m from '#contracts/texts/messages.js';
import type { Locale } from '#contracts/languages.ts';
import { localDateTimeIn, shortWeekday } from '#web/booking/shown-times.ts';
import type { ClosedDates, SpecialHours, WorkingHours } from './provider.ts';

type Hours = {
  timezone: string;
  workingHours: readonly WorkingHours[];
  specialHours: readonly SpecialHours[];
  closures: readonly ClosedDates[];
};

/** Minutes from midnight of its date; an end after 1440 is on the next day. */
type Span = { start: number; end: number };

const DAYS_AHEAD = 7;

/**
 * 'Aperto ora · chiude alle 19:30' or when it opens next; null where nothing is known of the coming week.
 * @param now ISO instant
 */
export function openNowLabel(
  hours: Hours,
  now: string,
  locale: Locale,
): { isOpen: boolean; text: string } | null {
  const local = localDateTimeIn(hours.timezone, now);
  const today = local.slice(0, 10);
  const minute = minutesOf(local.slice(11));
  const current =
    spansOn(today, hours).find(({ start, end }) => start <= minute && minute < end) ??
    spansOn(addDays(today, -1), hours).find(({ end }) => minute < end - 1440);
  if (current)
    return { isOpen: true, text: m.provider_open_until({ time: timeOf(current.end) }, { locale }) };
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    const next = spansOn(date, hours).find(({ start }) => ahead > 0 || start > minute);
    if (next) return { isOpen: false, text: opensLabel(date, ahead, timeOf(next.start), locale) };
  }
  return null;
}

function opensLabel(date: string, ahead: number, time: string, locale: Locale): string {
  if (ahead === 0) return m.provider_opens_today({ time }, { locale });
  if (ahead === 1) return m.provider_opens_tomorrow({ time }, { locale });
  return m.provider_opens_on({ weekday: shortWeekday(date, locale), time }, { locale });
}

function spansOn(date: string, { workingHours, specialHours, closures }: Hours): Span[] {
  if (closures.some(({ from, to }) => from <= date && date <= to)) return [];
  const weekday = isoWeekday(date);
  const times =
    specialHours.find((special) => special.date === date)?.times ??
    workingHours.filter((each) => each.weekday === weekday);
  return times
    .map(({ startTime, endTime }) => {
      const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
      return { start, end: end <= start ? end + 1440 : end };
    })
    .toSorted((one, other) => one.start - other.start);
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function timeOf(minute: number): string {
  const ofDay = minute % 1440;
  const digits = (part: number): string => String(part).padStart(2, '0');
  return formatTime(`${digits(Math.floor(ofDay / 60))}:${digits(ofDay % 60)}:00`);
}
