import { dayNumberOf, MINUTES_PER_DAY } from '#contracts/time.ts';
import type { DayNumber } from '#contracts/time.ts';
import type { Break } from '../rules/closures.ts';
import type { Schedule, ScheduleTerms, WorkingHours } from '../rules/working-hours.ts';
import { ALWAYS, scheduleOf, workingHoursOf } from '../rules/working-hours.ts';
import type { MinuteSpan } from '../rules/working-week.ts';
import type { BreakRow, CalendarRows, ScheduleRow, TimesRow } from '../store/calendar-rows.ts';

type HoursRows = Pick<CalendarRows, 'workingTimes' | 'schedules'>;

/** One person's hours as they are stored. @throws Error for what no save would have let through */
export function storedHours(resourceId: number, rows: HoursRows): WorkingHours {
  return workingHoursOf(storedSchedules(resourceId, rows), storedDates(resourceId, rows));
}

/** Their schedules; those with dates first. */
export function storedSchedules(resourceId: number, { workingTimes, schedules }: HoursRows): Schedule[] {
  const week = workingTimes.filter((time) => time.resourceId === resourceId);
  const dated = schedules.filter((one) => one.resourceId === resourceId && !one.ofDate);
  return [
    ...dated.map((row) => storedSchedule(row, termsOf(row), row.times)),
    ...(week.length > 0 ? [storedSchedule({ resourceId }, ALWAYS, week)] : []),
  ];
}

function termsOf({ validFrom, validTo, cycleWeeks, cycleWeek, anchorMonday }: ScheduleRow): ScheduleTerms {
  return { validFrom, validTo, cycleWeeks, cycleWeek, anchorDate: anchorMonday };
}

function storedSchedule(
  { resourceId }: { resourceId: number },
  terms: ScheduleTerms,
  times: readonly TimesRow[],
): Schedule {
  const result = scheduleOf({ ...terms, blocks: times.map(typedTimes) });
  if ('problem' in result)
    throw new Error(`Working time of resource ${resourceId} is unusable: ${result.problem}`);
  return result.schedule;
}

/** The hours of single dates. */
export function storedDates(
  resourceId: number,
  { schedules }: HoursRows,
): Map<DayNumber, readonly MinuteSpan[]> {
  const dates = schedules.filter((one) => one.resourceId === resourceId && one.ofDate);
  // The store answers times ascending.
  return new Map(dates.map(({ validFrom, times }) => [dayNumberOf(validFrom ?? ''), times]));
}

/** A break or a block as the rules want it. */
export function storedBreak(row: BreakRow): Break {
  const { startMinute, endMinute } = typedTimes(row);
  if (row.localDate === null) return { startMinute, endMinute, weekday: row.weekday };
  const { localDate: date, repeatWeeks: everyWeeks, repeatUntil: untilDate, exceptDates } = row;
  const { startOffset = null, endOffset = null } = row;
  const repeats = everyWeeks === null || untilDate === null ? null : { everyWeeks, untilDate, exceptDates };
  return { startMinute, endMinute, startOffset, endOffset, date, repeats };
}

/** Times as they are typed: an end on the next day before the start. */
export function typedTimes<T extends MinuteSpan>(times: T): T {
  const { endMinute } = times;
  return { ...times, endMinute: endMinute > MINUTES_PER_DAY ? endMinute - MINUTES_PER_DAY : endMinute };
}
