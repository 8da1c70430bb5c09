import { dayNumberOf, localDateOfDay, MINUTES_PER_DAY } from '#contracts/time.ts';
import type { DayNumber, LocalDate } from '#contracts/time.ts';
import { readMinuteOfDay } from '#contracts/time-text.ts';
import type { Work } from '#server/kernel/work.ts';
import { daysOfBreak } from '../rules/closures.ts';
import { cutByDays } from '../rules/cut-by-days.ts';
import { blocksOn } from '../rules/working-hours.ts';
import type { MinuteSpan } from '../rules/working-week.ts';
import type { CalendarTimesRows } from '../store/calendar-times.ts';
import { readCalendarTimes } from '../store/calendar-times.ts';
import { storedBreak, storedHours } from './stored-hours.ts';

/** What a calendar draws behind its bookings. */
export const CALENDAR_TIME_KINDS = ['working', 'break', 'block', 'closed'] as const;
export type CalendarTimeKind = (typeof CALENDAR_TIME_KINDS)[number];

/** A time of one person or thing on one local date: minutes of its wall clock, the end at most 1440. */
export interface CalendarTime extends MinuteSpan {
  /** Null: the whole provider is closed. */
  resourceId: number | null;
  date: LocalDate;
  kind: CalendarTimeKind;
  /** Why, of a block; what it is called, of a closing. */
  reason: string | null;
  /** Of a block: which one, and on which of its dates it begins. */
  block: { id: number; date: LocalDate } | null;
}

/**
 * When some people and things work between two dates, the last included, with breaks, blocks and closings: cut at every midnight, by the
 * wall clock of the provider, in one question. What other centers hold is not told.
 */
export async function calendarTimes(
  work: Work,
  asked: { providerId: number; resourceIds: readonly number[]; from: LocalDate; to: LocalDate },
): Promise<CalendarTime[]> {
  const rows = await readCalendarTimes(work, asked);
  const days = { first: dayNumberOf(asked.from), last: dayNumberOf(asked.to) };
  return [
    ...asked.resourceIds.flatMap((resourceId) => workingTimesOf(resourceId, rows, days)),
    ...rows.breaks.flatMap((row) => breakTimes(row, days)),
    ...rows.holidays.flatMap((row) => closedTimes(row, days)),
  ];
}

interface Days {
  first: DayNumber;
  last: DayNumber;
}

function workingTimesOf(resourceId: number, rows: CalendarTimesRows, days: Days): CalendarTime[] {
  const hours = storedHours(resourceId, rows);
  const times: CalendarTime[] = [];
  // A shift that began the evening before reaches into the first day.
  for (let day = days.first - 1; day <= days.last; day += 1)
    for (const span of blocksOn(hours, day))
      times.push(
        ...piecesOf({ resourceId, kind: 'working', reason: null, block: null }, spanOn(day, span), days),
      );
  return times;
}

function breakTimes(row: CalendarTimesRows['breaks'][number], days: Days): CalendarTime[] {
  const { id, resourceId, isBlock, reason } = row;
  const what = { resourceId, kind: isBlock ? 'block' : 'break', reason } as const;
  return daysOfBreak(storedBreak(row), days.first - 1, days.last).flatMap((day) => {
    const block = isBlock ? { id, date: localDateOfDay(day) } : null;
    return piecesOf({ ...what, block }, spanOn(day, row), days);
  });
}

function closedTimes(row: CalendarTimesRows['holidays'][number], days: Days): CalendarTime[] {
  const { resourceId, name, startsLocal, endsLocal } = row;
  const times = { from: wallOfLocal(startsLocal), to: wallOfLocal(endsLocal) };
  return piecesOf({ resourceId, kind: 'closed', reason: name, block: null }, times, days);
}

const spanOn = (day: DayNumber, { startMinute, endMinute }: MinuteSpan) => ({
  from: day * MINUTES_PER_DAY + startMinute,
  to: day * MINUTES_PER_DAY + endMinute,
});

const wallOfLocal = (local: string): number =>
  dayNumberOf(local.slice(0, 10)) * MINUTES_PER_DAY + (readMinuteOfDay(local.slice(11, 16)) ?? 0);

const piecesOf = (
  what: Omit<CalendarTime, 'date' | keyof MinuteSpan>,
  times: { from: number; to: number },
  { first, last }: Days,
): CalendarTime[] =>
  cutByDays(times, first, last).map(({ day, ...span }) => ({ ...what, date: localDateOfDay(day), ...span }));
