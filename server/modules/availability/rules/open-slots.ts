import { dayNumberOf, startOfDay } from '#contracts/time.ts';
import type { DayNumber, EpochMinutes, LocalDate } from '#contracts/time.ts';
import { resolveBreaks, resolveHolidays, resolveOutsidePeriod } from './closures.ts';
import type { Interval } from './interval.ts';
import { bufferedReach, Obstacles, serviceReach, START_ALONE } from './obstacles.ts';
import type { Reach } from './obstacles.ts';
import { startsWithoutUnits } from './physical-resources.ts';
import { earliestStart, isJoinable, seatLimit } from './question.ts';
import type { AvailabilityQuestion, PersonCalendar } from './question.ts';
import { freeRuns, unionOfRuns } from './start-runs.ts';
import type { StartRun } from './start-runs.ts';
import { whyNotOpen } from './why-not-open.ts';
import { blockPieces } from './working-week.ts';

/**
 * Every start on the local dates `fromDate` … `toDate` (both included) that can be booked with at least one of the
 * people, ascending, as epoch minutes. One person is a list of one, "anyone" the list of all who offer it.
 */
export function openSlots(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  fromDate: LocalDate,
  toDate: LocalDate,
): Int32Array {
  const search = searchOf(question, fromDate, toDate);
  const lists = people.map((person) => openRuns(search, person));
  return unionOfRuns(lists, question.offer.stepMinutes);
}

/** The earliest of them, or null. */
export function firstOpenSlot(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  fromDate: LocalDate,
  toDate: LocalDate,
): EpochMinutes | null {
  const search = searchOf(question, fromDate, toDate);
  const first = Math.min(...people.map((person) => openRuns(search, person)[0]?.first ?? Infinity));
  return first === Infinity ? null : first;
}

/** A question over a range of dates, with what is the same for all people worked out once. */
export interface Search {
  readonly question: AvailabilityQuestion;
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
  /** Starts looked for. */
  readonly window: Interval;
  /** Everything a booking with such a start can touch. */
  readonly touched: Interval;
  readonly closed: readonly { readonly intervals: readonly Interval[]; readonly reach: Reach }[];
}

export function searchOf(question: AvailabilityQuestion, fromDate: LocalDate, toDate: LocalDate): Search {
  const { zone, offer, resources } = question;
  const firstDay = dayNumberOf(fromDate);
  const horizon = offer.lastBookableDate === null ? Infinity : dayNumberOf(offer.lastBookableDate);
  const lastDay = Math.min(dayNumberOf(toDate), horizon);
  const window = {
    from: Math.max(startOfDay(zone, firstDay), earliestStart(question)),
    to: startOfDay(zone, lastDay + 1),
  };
  const reach = bufferedReach(offer);
  const touched = { from: window.from - reach.before, to: window.to + reach.after };
  const closed = [
    { intervals: resolveOutsidePeriod(zone, offer.period, touched), reach: serviceReach(offer) },
    ...resources.flatMap((resource) => [
      { intervals: resource.closed, reach },
      { intervals: startsWithoutUnits(resource, reach), reach: START_ALONE },
    ]),
  ];
  return { question, firstDay, lastDay, window, touched, closed };
}

/** One person's bookable starts of the search, ascending. */
export function openRuns(search: Search, person: PersonCalendar): StartRun[] {
  const { question, firstDay, lastDay, window, touched, closed } = search;
  const { zone, offer } = question;
  if (window.from >= window.to || seatLimit(question) < 1) return [];
  const inTheWay = [
    { intervals: person.busy, reach: bufferedReach(offer) },
    { intervals: resolveBreaks(zone, person.breaks, touched), reach: bufferedReach(offer) },
    { intervals: resolveHolidays(zone, person.holidays, touched), reach: serviceReach(offer) },
    ...closed,
  ];
  const obstacles = inTheWay
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ intervals, reach }) => new Obstacles(intervals, reach));
  // A block of the evening before may run into the first day.
  const pieces = blockPieces(zone, person.week, firstDay - 1, lastDay);
  const runs = freeRuns(pieces, obstacles, window, offer.durationMinutes, offer.stepMinutes);
  return withJoinableStarts(search, person, runs);
}

/** Groups that still have seats: their start is taken for others, and open for one more of the same. */
function withJoinableStarts(search: Search, person: PersonCalendar, runs: StartRun[]): StartRun[] {
  const { question, window } = search;
  if (seatLimit(question) === 1) return runs;
  const starts = new Set<EpochMinutes>();
  for (const busy of person.busy) {
    const at = busy.occasion?.startsAt ?? -Infinity;
    const isInWindow = window.from <= at && at < window.to;
    if (isInWindow && isJoinable(question, person.personId, at, busy)) starts.add(at);
  }
  const joinable = [...starts].filter((at) => whyNotOpen(question, person, at) === null);
  const joinableRuns = joinable.map((at) => ({ first: at, last: at }));
  return [...runs, ...joinableRuns].sort((one, other) => one.first - other.first);
}
