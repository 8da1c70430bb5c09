import {
  addDays,
  boundaryOfWall,
  dayNumberOf,
  dayOf,
  EARLIEST,
  instantsOfWall,
  isoWeekdayOfDay,
  LATEST,
  localDateOfDay,
  MINUTES_PER_DAY,
  startOfDay,
} from '#contracts/time.ts';
import type { DayNumber, EpochMinutes, IsoWeekday, LocalDate, Zone } from '#contracts/time.ts';
import { formatOffset } from '#contracts/time-text.ts';
import { overlaps, sortedByFrom } from './interval.ts';
import type { Interval } from './interval.ts';
import { minuteSpanOf } from './working-week.ts';

/** A break or a block of one person or thing; an end before the start lies on the next day. */
export type Break = {
  readonly startMinute: number;
  readonly endMinute: number;
  /** `+01:00`: which is meant of a time that a night shows twice; none: the first, of the end the first after the start. */
  readonly startOffset?: string | null;
  readonly endOffset?: string | null;
} & BreakDay;

/** The days on which it begins: every week, once, or from a date on every so many weeks until another. */
export type BreakDay =
  | { readonly weekday: IsoWeekday }
  | { readonly date: LocalDate; readonly repeats?: BreakRepeats | null };

export interface BreakRepeats {
  /** 1: every week. */
  readonly everyWeeks: number;
  /** The last date on which it may begin. */
  readonly untilDate: LocalDate;
  /** Dates that were taken out. */
  readonly exceptDates: readonly LocalDate[];
}

/** A closing of the provider or of one person: whole days, the last included, or from one local time to another. */
export type Holiday =
  | { readonly isWholeDay: true; readonly fromDate: LocalDate; readonly toDate: LocalDate }
  | {
      readonly isWholeDay: false;
      readonly fromDate: LocalDate;
      readonly fromMinute: number;
      readonly toDate: LocalDate;
      readonly toMinute: number;
    };

/** When a service may take place at all: dates, the last included (null: open), and a daily window in local minutes. */
export interface OfferPeriod {
  readonly fromDate: LocalDate | null;
  readonly toDate: LocalDate | null;
  /** 0 and 1440 for the whole day; an end before the start lies on the next day. */
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Every occurrence of the breaks that touches the range, ascending. */
export function resolveBreaks(zone: Zone, breaks: readonly Break[], range: Interval): Interval[] {
  const found: Interval[] = [];
  if (breaks.length === 0) return found;
  // A break that began the day before may reach into the range.
  const firstDay = dayOf(zone, range.from) - 1;
  const lastDay = dayOf(zone, range.to);
  for (const one of breaks) {
    for (const day of daysOfBreak(one, firstDay, lastDay)) {
      const occurrence = occurrenceOn(zone, day, one);
      if (occurrence && overlaps(occurrence, range)) found.push(occurrence);
    }
  }
  return sortedByFrom(found);
}

/** The days of the range on which it begins; one that is once may lie outside. */
export function daysOfBreak(one: BreakDay, firstDay: DayNumber, lastDay: DayNumber): DayNumber[] {
  if ('weekday' in one) {
    return daysEvery(7, firstDay + ((one.weekday - isoWeekdayOfDay(firstDay) + 7) % 7), lastDay);
  }
  const { repeats } = one;
  const began = dayNumberOf(one.date);
  if (!repeats) return [began];
  const step = repeats.everyWeeks * 7;
  const passed = Math.max(0, Math.ceil((firstDay - began) / step));
  const last = Math.min(lastDay, dayNumberOf(repeats.untilDate));
  const days = daysEvery(step, began + passed * step, last);
  return repeats.exceptDates.length === 0
    ? days
    : days.filter((day) => !repeats.exceptDates.includes(localDateOfDay(day)));
}

function daysEvery(step: number, first: DayNumber, last: DayNumber): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = first; day <= last; day += step) days.push(day);
  return days;
}

/** The holidays that touch the range, ascending. */
export function resolveHolidays(zone: Zone, holidays: readonly Holiday[], range: Interval): Interval[] {
  if (holidays.length === 0) return [];
  const resolved = holidays.map((holiday) => holidayInterval(zone, holiday));
  return sortedByFrom(resolved.filter((one) => one.from < one.to && overlaps(one, range)));
}

/** From the first closed instant to the first open one; empty when the clock skips it. A whole-day one ends with its last day. */
export function holidayInterval(zone: Zone, holiday: Holiday): Interval {
  const firstDay = dayNumberOf(holiday.fromDate);
  const lastDay = dayNumberOf(holiday.toDate);
  if (holiday.isWholeDay) return { from: startOfDay(zone, firstDay), to: startOfDay(zone, lastDay + 1) };
  return {
    from: boundaryOfWall(zone, firstDay * MINUTES_PER_DAY + holiday.fromMinute),
    to: boundaryOfWall(zone, lastDay * MINUTES_PER_DAY + holiday.toMinute),
  };
}

/** The parts of the range in which the service does not take place, ascending. */
export function resolveOutsidePeriod(zone: Zone, period: OfferPeriod | null, range: Interval): Interval[] {
  if (!period) return [];
  const outside: Interval[] = [];
  let closedFrom = EARLIEST;
  for (const open of openWindows(zone, period, range)) {
    if (open.from > closedFrom) outside.push({ from: closedFrom, to: open.from });
    closedFrom = open.to;
  }
  if (closedFrom < range.to) outside.push({ from: closedFrom, to: LATEST });
  return outside;
}

function openWindows(zone: Zone, period: OfferPeriod, range: Interval): Interval[] {
  const firstDay = Math.max(
    dayOf(zone, range.from) - 1,
    period.fromDate ? dayNumberOf(period.fromDate) : EARLIEST,
  );
  const lastDay = Math.min(dayOf(zone, range.to), period.toDate ? dayNumberOf(period.toDate) : LATEST);
  const windows: Interval[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    const window = occurrenceOn(zone, day, period);
    if (window) windows.push(window);
  }
  return windows;
}

/** The last local date on which the period lets something start. */
export function lastDateOf(period: OfferPeriod): LocalDate | null {
  const runsPastMidnight = period.endMinute < period.startMinute && period.endMinute > 0;
  return period.toDate && runsPastMidnight ? addDays(period.toDate, 1) : period.toDate;
}

function occurrenceOn(
  zone: Zone,
  day: DayNumber,
  times: { startMinute: number; endMinute: number; startOffset?: string | null; endOffset?: string | null },
): Interval | null {
  const span = minuteSpanOf(times);
  if (typeof span === 'string') throw new RangeError(`times of day are ${span}`);
  const { startOffset = null, endOffset = null } = times;
  const from = boundaryMeant(zone, day * MINUTES_PER_DAY + span.startMinute, { offset: startOffset });
  const to = boundaryMeant(zone, day * MINUTES_PER_DAY + span.endMinute, { offset: endOffset, after: from });
  return from < to ? { from, to } : null;
}

/** Of a time that a night shows twice the one with the offset, or else the first; neither lies before `after`. */
function boundaryMeant(
  zone: Zone,
  wall: number,
  { offset, after = EARLIEST }: { offset: string | null; after?: EpochMinutes },
): EpochMinutes {
  const first = boundaryOfWall(zone, wall);
  if (offset === null && first > after) return first;
  const possible = instantsOfWall(zone, wall).filter((at) => at > after);
  return possible.find((at) => formatOffset(zone, at) === offset) ?? possible[0] ?? first;
}
