import type { LocalDate } from './time.ts';
import { addDays, isLocalDate, isoWeekday } from './time.ts';

/** By what dates repeat. */
export const REPEAT_UNITS = ['days', 'weeks', 'months'] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/** How the specification names it (section 3, "Statuses"): every week and every day have names of their own. */
export const INTERVAL_TYPES = ['weekly', 'daily', 'months', 'weeks', 'days'] as const;
export type IntervalType = (typeof INTERVAL_TYPES)[number];

export function intervalTypeOf({ unit, every }: { unit: RepeatUnit; every: number }): IntervalType {
  if (every > 1 || unit === 'months') return unit;
  return unit === 'weeks' ? 'weekly' : 'daily';
}

/** Every so many days, weeks or months, so many times more or up to a day and including it. */
export interface Repetition {
  unit: RepeatUnit;
  /** At least 1. */
  every: number;
  ends: { times: number } | { until: LocalDate };
  /** Of weeks: on which days, Monday 1 to Sunday 7; none: on that of the date. What of its own week follows the date is among them. */
  weekdays?: readonly number[];
}

/** The dates that follow one by a repetition, so many at most; a month that is too short takes its last day. What lies beyond the calendar is left out. */
export function datesAfter(
  date: LocalDate,
  { unit, every, ends, weekdays = [] }: Repetition,
  most: number,
): LocalDate[] {
  const dates: LocalDate[] = [];
  const isByWeekday = unit === 'weeks' && weekdays.length > 0;
  const last = 'times' in ends ? ends.times : Infinity;
  for (let turn = isByWeekday ? 0 : 1; turn <= last; turn += 1) {
    const first = stepsAfter(date, unit, turn * every);
    if (!isLocalDate(first)) break;
    const ofTurn = isByWeekday ? daysOfWeek(first, weekdays).filter((one) => one > date) : [first];
    for (const one of ofTurn) {
      if (dates.length === most || !isLocalDate(one) || ('until' in ends && one > ends.until)) return dates;
      dates.push(one);
    }
  }
  return dates;
}

function stepsAfter(date: LocalDate, unit: RepeatUnit, steps: number): LocalDate {
  if (unit === 'months') return monthsAfter(date, steps);
  return addDays(date, unit === 'weeks' ? steps * 7 : steps);
}

/** The days of a date's week that are of some weekdays. */
function daysOfWeek(date: LocalDate, weekdays: readonly number[]): LocalDate[] {
  const monday = addDays(date, 1 - isoWeekday(date));
  return [...new Set(weekdays)].toSorted((a, b) => a - b).map((day) => addDays(monday, day - 1));
}

function monthsAfter(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
