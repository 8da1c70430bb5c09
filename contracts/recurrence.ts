import type { LocalDate } from './time.ts';
import { addDays, isLocalDate } from './time.ts';

/** By what dates repeat. */
export const REPEAT_UNITS = ['days', 'weeks', 'months'] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/** Every so many days, weeks or months, so many times more. */
export interface Repetition {
  unit: RepeatUnit;
  /** At least 1. */
  every: number;
  times: number;
}

/** The dates that follow one by a repetition; a month that is too short takes its last day. What lies beyond the calendar is left out. */
export function datesAfter(date: LocalDate, { unit, every, times }: Repetition): LocalDate[] {
  const dates = Array.from({ length: times }, (_none, index) => {
    const steps = (index + 1) * every;
    return unit === 'months' ? monthsAfter(date, steps) : addDays(date, unit === 'weeks' ? steps * 7 : steps);
  });
  return dates.filter((one) => isLocalDate(one));
}

function monthsAfter(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
