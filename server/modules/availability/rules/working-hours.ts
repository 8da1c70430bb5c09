import { dayNumberOf, isoWeekdayOfDay, MINUTES_PER_DAY } from '#contracts/time.ts';
import type { DayNumber, IsoWeekday, LocalDate } from '#contracts/time.ts';
import type { MinuteSpan, WorkingBlock, WorkingWeek, WorkingWeekProblem } from './working-week.ts';
import { workingWeekOf } from './working-week.ts';

/** As many weeks as hours can take turns. */
export const MOST_CYCLE_WEEKS = 4;

/** Until when a schedule is in force and in which weeks, as it is written: dates of the provider's calendar, both included. */
export interface ScheduleTerms {
  /** Null: always was. */
  readonly validFrom: LocalDate | null;
  /** The last day on which its blocks begin; null: for good. */
  readonly validTo: LocalDate | null;
  /** 1: every week; 2 to 4: so many weeks take turns. */
  readonly cycleWeeks: number;
  /** Which of them it is, from 1. */
  readonly cycleWeek: number;
  /** Any date of a week that is the first of the cycle. */
  readonly anchorDate: LocalDate;
}

/** For good, every week. */
export const ALWAYS: ScheduleTerms = {
  validFrom: null,
  validTo: null,
  cycleWeeks: 1,
  cycleWeek: 1,
  anchorDate: '2026-01-05',
};

/** A week's blocks with their terms. */
export interface WrittenSchedule extends ScheduleTerms {
  readonly blocks: readonly WorkingBlock[];
}

/** A schedule as it is asked about, normalised. */
export interface Schedule extends ScheduleTerms {
  readonly week: WorkingWeek;
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
  /** The Monday of the first week of a cycle. */
  readonly anchorMonday: DayNumber;
}

/** Hours with dates. What a date says of its own replaces the blocks that would begin on it. */
export interface DatedHours {
  /** No two of them are in force on one date (`dayOfTwo`); where they were, the first one would count. */
  readonly schedules: readonly Schedule[];
  /** The blocks of single dates, ascending and without overlaps; none where nobody works. */
  readonly dates: ReadonlyMap<DayNumber, readonly MinuteSpan[]>;
}

/** When somebody works: one week for good, which is asked most and costs least, or hours with dates. */
export type WorkingHours = WorkingWeek | DatedHours;

export function isDated(hours: WorkingHours): hours is DatedHours {
  return 'dates' in hours;
}

export type ScheduleProblem = WorkingWeekProblem | 'turns' | 'datesInOrder';

/** Checks and normalises one schedule. */
export function scheduleOf(
  written: WrittenSchedule,
): { schedule: Schedule } | { problem: ScheduleProblem; block?: WorkingBlock } {
  const { blocks, ...terms } = written;
  const { cycleWeeks, cycleWeek, validFrom, validTo } = terms;
  const isTurn = Number.isInteger(cycleWeeks) && Number.isInteger(cycleWeek);
  if (!isTurn || cycleWeeks < 1 || cycleWeeks > MOST_CYCLE_WEEKS || cycleWeek < 1 || cycleWeek > cycleWeeks)
    return { problem: 'turns' };
  if (validFrom !== null && validTo !== null && validTo < validFrom) return { problem: 'datesInOrder' };
  // The Monday after its Sunday is another schedule's where weeks take turns.
  const normalised = workingWeekOf(blocks, { followsItself: cycleWeeks === 1 });
  if ('problem' in normalised) return normalised;
  return {
    schedule: {
      ...terms,
      week: normalised.week,
      firstDay: validFrom === null ? -Infinity : dayNumberOf(validFrom),
      lastDay: validTo === null ? Infinity : dayNumberOf(validTo),
      anchorMonday: mondayOf(dayNumberOf(terms.anchorDate)),
    },
  };
}

/** Whether it is one week for good. */
export function isPlain({ firstDay, lastDay, cycleWeeks }: Schedule): boolean {
  return firstDay === -Infinity && lastDay === Infinity && cycleWeeks === 1;
}

/** The hours as the engine wants them: the plain week alone where nothing has a date. */
export function workingHoursOf(
  schedules: readonly Schedule[],
  dates: ReadonlyMap<DayNumber, readonly MinuteSpan[]>,
): WorkingHours {
  const [only, ...others] = schedules;
  if (dates.size === 0 && others.length === 0) {
    if (!only) return [];
    if (isPlain(only)) return only.week;
  }
  return { schedules, dates };
}

const NONE: readonly MinuteSpan[] = [];

/**
 * The blocks that begin on a day. One that would run through midnight into hours that begin there ends where they begin, so
 * that neither a change of schedules nor a single date can make two overlap; otherwise a shift runs to its end, also on the
 * morning after the last valid day and on a date with hours of its own.
 */
export function blocksOn(hours: WorkingHours, day: DayNumber): readonly MinuteSpan[] {
  if (!isDated(hours)) return hours[isoWeekdayOfDay(day)] ?? NONE;
  const blocks = writtenOn(hours, day);
  const last = blocks.at(-1);
  if (!last || last.endMinute <= MINUTES_PER_DAY) return blocks;
  const [next] = writtenOn(hours, day + 1);
  const endMinute = Math.min(last.endMinute, MINUTES_PER_DAY + (next?.startMinute ?? MINUTES_PER_DAY));
  return endMinute === last.endMinute ? blocks : [...blocks.slice(0, -1), { ...last, endMinute }];
}

/** As it is written for the day, whatever follows. */
function writtenOn({ schedules, dates }: DatedHours, day: DayNumber): readonly MinuteSpan[] {
  const ofDate = dates.get(day);
  if (ofDate) return ofDate;
  return schedules.find((one) => isInForce(one, day))?.week[isoWeekdayOfDay(day)] ?? NONE;
}

/** Weeks take turns by the Mondays since the anchor, in both directions: a year with 53 weeks changes nothing. */
export function isInForce(
  { firstDay, lastDay, cycleWeeks, cycleWeek, anchorMonday }: Omit<Schedule, 'week'>,
  day: DayNumber,
): boolean {
  if (day < firstDay || day > lastDay) return false;
  if (cycleWeeks === 1) return true;
  const weeks = (mondayOf(day) - anchorMonday) / 7;
  return ((weeks % cycleWeeks) + cycleWeeks) % cycleWeeks === cycleWeek - 1;
}

/** The first day on which two schedules are both in force, with their places in the list; null when there is none. */
export function dayOfTwo(
  schedules: readonly Schedule[],
): { day: DayNumber; first: number; second: number } | null {
  for (const [second, other] of schedules.entries()) {
    for (const [first, one] of schedules.slice(0, second).entries()) {
      const day = sharedDay(one, other);
      if (day !== null) return { day, first, second };
    }
  }
  return null;
}

function sharedDay(one: Schedule, other: Schedule): DayNumber | null {
  const from = Math.max(one.firstDay, other.firstDay);
  const to = Math.min(one.lastDay, other.lastDay);
  // Without a beginning any time is as good as any other: the turns come again.
  const begin = from === -Infinity ? Math.min(to, one.anchorMonday) - DAYS_OF_ALL_TURNS : from;
  for (let day = begin; day <= Math.min(to, begin + DAYS_OF_ALL_TURNS); day = mondayOf(day) + 7)
    if (isInForce(one, day) && isInForce(other, day)) return day;
  return null;
}

/** Cycles of one to four weeks meet in every way within twelve, and a week more for the one that has begun. */
const DAYS_OF_ALL_TURNS = 13 * 7;

export function mondayOf(day: DayNumber): DayNumber {
  return day - isoWeekdayOfDay(day) + 1;
}

/**
 * Whether times of a day lie wholly inside working time, by the wall clock: in one block or in several that touch, also in
 * what is left of a shift that began the evening before.
 */
export function isWorkedOn(hours: WorkingHours, day: DayNumber, times: MinuteSpan): boolean {
  const on = (offset: -1 | 0 | 1) =>
    blocksOn(hours, day + offset).map(({ startMinute, endMinute }) => {
      const midnight = offset * MINUTES_PER_DAY;
      return { from: midnight + startMinute, to: midnight + endMinute };
    });
  // Ascending and without overlaps, as the hours are.
  const workedUntil = [...on(-1), ...on(0), ...on(1)].reduce(
    (until, { from, to }) => (from <= until ? Math.max(until, to) : until),
    times.startMinute,
  );
  return workedUntil >= times.endMinute;
}

/**
 * Whether a break of every week has its place: on some day of that weekday, from `today` on, it lies wholly inside working
 * time. Where weeks take turns it may lie in one of them alone; in the others it keeps free what it touches.
 */
export function isWorkedOnSome(
  hours: WorkingHours,
  weekday: IsoWeekday,
  times: MinuteSpan,
  today: DayNumber,
): boolean {
  // What single dates say does not count against what comes every week.
  const weekly = isDated(hours) ? { ...hours, dates: new Map<DayNumber, MinuteSpan[]>() } : hours;
  const days = mondaysToLookAt(weekly, today).map((monday) => monday + weekday - 1);
  return days.some((day) => day >= today && isWorkedOn(weekly, day, times));
}

/** Mondays between which every combination of weeks comes once: from today, and from every change of schedules. */
function mondaysToLookAt(hours: WorkingHours, today: DayNumber): DayNumber[] {
  const changes = isDated(hours)
    ? hours.schedules.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay + 1])
    : [];
  const begins = [today, ...changes.filter((day) => Number.isFinite(day) && day > today)];
  const weeks = isDated(hours) ? DAYS_OF_ALL_TURNS / 7 : 2;
  return begins.flatMap((day) => Array.from({ length: weeks }, (_, week) => mondayOf(day) + week * 7));
}
