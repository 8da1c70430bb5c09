import { dayNumberOf, EARLIEST, startOfDay } from '#contracts/time.ts';
import type { EpochMinutes, LocalDate } from '#contracts/time.ts';
import { resolveBreaks, resolveHolidays, resolveOutsidePeriod } from './closures.ts';
import type { Interval } from './interval.ts';
import { KnownStarts } from './known-starts.ts';
import { bufferedReach, Obstacles, serviceReach, START_ALONE } from './obstacles.ts';
import type { Reach } from './obstacles.ts';
import { startsWithoutUnits } from './physical-resources.ts';
import { earliestStart, isJoinable, seatLimit } from './question.ts';
import type { AvailabilityQuestion, PersonCalendar } from './question.ts';
import { freeRuns, startWindows } from './start-windows.ts';
import type { StartRun, StartsQuery, StartWindow } from './start-windows.ts';
import { whyNotOpen } from './why-not-open.ts';
import type { WorkingHours } from './working-hours.ts';

/**
 * Every start on the local dates `fromDate` … `toDate` (both included) that can be booked with at least one of the
 * people, ascending. One person is a list of one, "anyone" the list of all who offer it.
 */
export function openSlots(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  fromDate: LocalDate,
  toDate: LocalDate,
): EpochMinutes[] {
  return openStarts(question, people, fromDate, toDate).starts();
}

/** The earliest of them, at most so many, each so many minutes or more after the one before. */
export function firstOpenSlots(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  dates: { from: LocalDate; to: LocalDate },
  { most, apart }: { most: number; apart: number },
): EpochMinutes[] {
  const runs = openStarts(question, people, dates.from, dates.to).runs();
  const step = question.offer.stepMinutes;
  const first: EpochMinutes[] = [];
  for (let bound = -Infinity; first.length < most;) {
    const next = runs.reduce((earliest, run) => Math.min(earliest, startIn(run, bound, step)), Infinity);
    if (next === Infinity) break;
    first.push(next);
    bound = next + apart;
  }
  return first;
}

/** The first start of a run that is not before a moment; Infinity where there is none. */
function startIn({ from, to }: StartRun, bound: EpochMinutes, step: number): EpochMinutes {
  const at = bound <= from ? from : from + Math.ceil((bound - from) / step) * step;
  return at < to ? at : Infinity;
}

/** The same as runs, for those who need no list. Each person is asked only for what nobody before offers. */
export function openStarts(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  fromDate: LocalDate,
  toDate: LocalDate,
): KnownStarts {
  const search = searchOf(question, fromDate, toDate);
  const known = new KnownStarts(question.offer.stepMinutes);
  const seats = seatLimit(question);
  if (seats < 1) return known;
  let hours: WorkingHours | null = null;
  let windows: readonly StartWindow[] = [];
  for (const person of people) {
    // Neighbours in the list who share their hours share what is still missing of them.
    if (person.hours !== hours) windows = startWindows(search.asked, person.hours);
    ({ hours } = person);
    windows = known.missingIn(windows);
    if (windows.length > 0)
      known.add(freeRuns(windows, obstaclesOf(search, person), question.offer.stepMinutes));
    if (seats > 1) known.add(joinableRuns(search, person));
  }
  return known;
}

/** A question over a range of dates, with what is the same for all people worked out once. */
interface Search {
  readonly question: AvailabilityQuestion;
  readonly asked: StartsQuery;
  /** Everything a booking with such a start can touch. */
  readonly touched: Interval;
  readonly service: Reach;
  readonly buffered: Reach;
  readonly outsidePeriod: readonly Interval[];
  /** For each part of the needs, the starts at which its things are not to be had. */
  readonly startsWithoutUnits: readonly (readonly Interval[])[];
}

function searchOf(question: AvailabilityQuestion, fromDate: LocalDate, toDate: LocalDate): Search {
  const { zone, offer } = question;
  const { lastBookableDate } = offer;
  const isBeyond = lastBookableDate !== null && lastBookableDate < toDate;
  const firstDay = dayNumberOf(fromDate);
  const lastDate = isBeyond ? lastBookableDate : toDate;
  const lastDay = lastDate === fromDate ? firstDay : dayNumberOf(lastDate);
  const window = {
    from: Math.max(startOfDay(zone, firstDay), earliestStart(question)),
    to: startOfDay(zone, lastDay + 1),
  };
  const buffered = bufferedReach(offer);
  const touched = { from: window.from - buffered.before, to: window.to + buffered.after };
  return {
    question,
    asked: { zone, firstDay: firstDay - 1, lastDay, window, durationMinutes: offer.durationMinutes },
    touched,
    service: serviceReach(offer),
    buffered,
    outsidePeriod: resolveOutsidePeriod(zone, offer.period, touched),
    startsWithoutUnits: startsWithoutUnits(question, buffered),
  };
}

function obstaclesOf(search: Search, { busy, breaks, holidays }: PersonCalendar): Obstacles[] {
  const { touched, service, buffered } = search;
  const { zone } = search.question;
  const obstacles: Obstacles[] = [];
  const keepClearOf = (intervals: readonly Interval[], reach: Reach) => {
    if (intervals.length > 0) obstacles.push(new Obstacles(intervals, reach));
  };
  keepClearOf(busy, buffered);
  keepClearOf(resolveBreaks(zone, breaks, touched), buffered);
  keepClearOf(resolveHolidays(zone, holidays, touched), service);
  keepClearOf(search.outsidePeriod, service);
  for (const starts of search.startsWithoutUnits) keepClearOf(starts, START_ALONE);
  return obstacles;
}

/** Groups that still have seats: their start is taken for others, and open for one more of the same. */
function joinableRuns({ question, asked: { window } }: Search, person: PersonCalendar): StartRun[] {
  const starts = new Set<EpochMinutes>();
  for (const busy of person.busy) {
    const at = busy.occasion?.startsAt ?? EARLIEST;
    const isInWindow = window.from <= at && at < window.to;
    if (isInWindow && isJoinable(question, person.personId, at, busy)) starts.add(at);
  }
  return [...starts]
    .filter((at) => whyNotOpen(question, person, at) === null)
    .sort((one, other) => one - other)
    .map((at) => ({ from: at, to: at + question.offer.stepMinutes }));
}
