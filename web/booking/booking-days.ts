import { addDays, dayNumberOf, isoWeekday, localDateOfDay } from '#contracts/time.ts';
import type { Availability, Closure } from './booking-types.ts';

type OpenDays = Pick<Availability, 'availableDays' | 'minDate' | 'maxDate' | 'holidays'>;

/**
 * The day a form opens with: the given moment plus one hour, or `minDate` if that is later (specification section 4).
 * @param given local 'YYYY-MM-DDTHH:mm' in the provider's time zone
 */
export function initialDate(given: string, minDate: string | null): string {
  const day = given.slice(0, 10);
  const inAnHour = Number(given.slice(11, 13)) >= 23 ? addDays(day, 1) : day;
  return minDate !== null && minDate > inAnHour ? minDate : inAnHour;
}

/** A day is closed on other weekdays, outside minDate to maxDate, and inside a whole-day holiday (specification section 5). */
export function isOpenDay(date: string, { availableDays, minDate, maxDate, holidays }: OpenDays): boolean {
  if (!availableDays.includes(isoWeekday(date))) return false;
  if (minDate !== null && date < minDate) return false;
  if (maxDate !== null && date > maxDate) return false;
  return !holidays.some((holiday) => holiday.isWholeDay && coversDay(holiday, date));
}

/** An end at midnight is the beginning of the first day after it. */
function coversDay({ startTime, endTime }: Closure, date: string): boolean {
  const [firstDay, endDay] = [startTime.slice(0, 10), endTime.slice(0, 10)];
  const endsAtMidnight = /T00:00/.test(endTime) && endDay > firstDay;
  return date >= firstDay && (endsAtMidnight ? date < endDay : date <= endDay);
}

/** The first free day on or after the wanted one, else the first free day of all. */
export function nearestFreeDate(freeDates: readonly string[], wanted: string): string | null {
  return freeDates.find((date) => date >= wanted) ?? freeDates[0] ?? null;
}

/** 'YYYY-MM' of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The days of a month from `firstDay` on, so that past days are not offered (specification section 5). */
export function daysOfMonth(month: string, firstDay: string): string[] {
  const start = monthOf(firstDay) === month ? firstDay : `${month}-01`;
  const end = `${monthAfter(month)}-01`;
  const from = dayNumberOf(start);
  return Array.from({ length: Math.max(0, dayNumberOf(end) - from) }, (_, index) =>
    localDateOfDay(from + index),
  );
}

/** Days that follow each other week by week, from Monday to Sunday (specification section 9); the first and the last may be shorter. */
export function weeksOf(days: readonly string[]): string[][] {
  const weeks: string[][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week === undefined || isoWeekday(day) === 1) weeks.push([day]);
    else week.push(day);
  }
  return weeks;
}

export function monthAfter(month: string, step: 1 | -1 = 1): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + step;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
