import { addDays, dayNumberOf, isoWeekdayOfDay, localDateOfDay } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';

/** Times of a weekday as they are typed: an end before the start lies on the next day. */
export interface Times {
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** A schedule as the API has it: a week's times, its dates and its turn. */
export interface FlatSchedule {
  validFrom: LocalDate | null;
  validTo: LocalDate | null;
  cycleWeeks: number;
  cycleWeek: number;
  anchorDate: LocalDate;
  blocks: readonly Times[];
}

/** One week, or up to four that take turns, the first one in the week of the anchor. */
export interface Turns {
  weeks: readonly (readonly Times[])[];
  anchorDate: LocalDate;
}

/** Turns between two dates, both included; null: without a beginning, without an end. */
export type Period = Turns & { from: LocalDate | null; to: LocalDate | null };

/**
 * Hours as people think of them: what is usual, and periods in which something else holds. The API has them flat, no two schedules in
 * force on one date: what is usual is cut around the periods.
 */
export interface Layers {
  usual: Turns;
  /** By their dates, none over another. */
  periods: readonly Period[];
}

const MOST_WEEKS = 4;
/** A Monday. */
export const SOME_MONDAY = '2026-01-05';
const EPOCH = dayNumberOf(SOME_MONDAY);

/** What is in force last counts as usual, whatever was in force before as a period. */
export function layersOf(schedules: readonly FlatSchedule[]): Layers {
  const pieces = joined(piecesOf(schedules).flatMap((piece) => splitByTurns(piece, schedules)));
  const last = pieces.at(-1) ?? { from: null, to: null, weeks: [[]], anchorDate: SOME_MONDAY };
  const usual = { weeks: last.weeks, anchorDate: last.anchorDate };
  return { usual, periods: pieces.filter((piece) => keyOf(piece) !== keyOf(usual)) };
}

/** The same for the API; each with what it comes from: the number of its period, or null for what is usual, and of its week. */
export function schedulesOf({
  usual,
  periods,
}: Layers): { schedule: FlatSchedule; period: number | null; week: number }[] {
  const ordered = periods
    .map((period, place) => ({ ...period, place }))
    .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  const all: { turns: Period; place: number | null }[] = [];
  let next: LocalDate | null = null;
  let isOpen = true;
  for (const { place, ...turns } of ordered) {
    const before = turns.from === null ? null : addDays(turns.from, -1);
    if (isOpen && before !== null && (next === null || next <= before))
      all.push({ turns: { ...usual, from: next, to: before }, place: null });
    all.push({ turns, place });
    if (turns.to === null) isOpen = false;
    else if (next === null || addDays(turns.to, 1) > next) next = addDays(turns.to, 1);
  }
  if (isOpen) all.push({ turns: { ...usual, from: next, to: null }, place: null });
  return all.flatMap(({ turns, place }) =>
    turns.weeks.flatMap((blocks, week) =>
      blocks.length === 0
        ? []
        : [
            {
              period: place,
              week,
              schedule: {
                validFrom: turns.from,
                validTo: turns.to,
                cycleWeeks: turns.weeks.length,
                cycleWeek: week + 1,
                anchorDate: turns.anchorDate,
                blocks,
              },
            },
          ],
    ),
  );
}

interface Piece {
  from: LocalDate | null;
  to: LocalDate | null;
}

/** Stretches of days in which the same schedules are in force. */
function piecesOf(schedules: readonly FlatSchedule[]): Piece[] {
  const begins = new Set(
    schedules.flatMap(({ validFrom, validTo }) => [
      ...(validFrom === null ? [] : [validFrom]),
      ...(validTo === null ? [] : [addDays(validTo, 1)]),
    ]),
  );
  const sorted = [null, ...[...begins].toSorted()];
  return sorted.map((from, index) => {
    const next = sorted[index + 1];
    return { from, to: next ? addDays(next, -1) : null };
  });
}

/** The turns of a stretch; where more than four weeks take turns, which cannot go on for long, week by week. */
function splitByTurns(piece: Piece, schedules: readonly FlatSchedule[]): Period[] {
  const inForce = schedules.filter(
    ({ validFrom, validTo }) =>
      (validFrom === null || (piece.from !== null && validFrom <= piece.from)) &&
      (validTo === null || (piece.to !== null && validTo >= piece.to)),
  );
  const count = inForce.reduce((all, { cycleWeeks }) => leastCommon(all, cycleWeeks), 1);
  if (count > MOST_WEEKS && piece.from !== null && piece.to !== null) {
    const nextMonday = addDays(mondayOf(piece.from), 7);
    if (nextMonday <= piece.to)
      return [
        ...splitByTurns({ from: piece.from, to: addDays(nextMonday, -1) }, schedules),
        ...splitByTurns({ from: nextMonday, to: piece.to }, schedules),
      ];
    return [{ ...piece, weeks: [timesIn(inForce, mondayOf(piece.from))], anchorDate: SOME_MONDAY }];
  }
  const anchor = mondayOf(inForce.find(({ cycleWeeks }) => cycleWeeks === count)?.anchorDate ?? SOME_MONDAY);
  const weeks = shortest(
    Array.from({ length: count }, (_, week) => timesIn(inForce, addDays(anchor, week * 7))),
  );
  return [{ ...piece, weeks, anchorDate: weeks.length === 1 ? SOME_MONDAY : anchor }];
}

/** The times of the week of a Monday. */
function timesIn(inForce: readonly FlatSchedule[], monday: LocalDate): Times[] {
  return inForce
    .filter(({ cycleWeeks, cycleWeek, anchorDate }) => {
      const weeks = (dayNumberOf(monday) - dayNumberOf(mondayOf(anchorDate))) / 7;
      return ((weeks % cycleWeeks) + cycleWeeks) % cycleWeeks === cycleWeek - 1;
    })
    .flatMap(({ blocks }) => blocks)
    .map(({ weekday, startMinute, endMinute }) => ({ weekday, startMinute, endMinute }))
    .toSorted((one, other) => one.weekday - other.weekday || one.startMinute - other.startMinute);
}

/** Two weeks that are the same are one; of four that come twice two are enough. */
function shortest(weeks: readonly Times[][]): Times[][] {
  const enough = [1, 2, 3].find(
    (count) =>
      weeks.length % count === 0 &&
      weeks.every((week, index) => JSON.stringify(week) === JSON.stringify(weeks[index % count])),
  );
  return weeks.slice(0, enough ?? weeks.length);
}

/** Neighbours with the same turns are one. */
function joined(pieces: readonly Period[]): Period[] {
  const all: Period[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && keyOf(last) === keyOf(piece)) all[all.length - 1] = { ...last, to: piece.to };
    else all.push(piece);
  }
  return all;
}

/** The same for turns that mean the same, whichever week they are counted from. */
function keyOf({ weeks, anchorDate }: Turns): string {
  const count = weeks.length;
  const shift = (dayNumberOf(mondayOf(anchorDate)) - EPOCH) / 7;
  return JSON.stringify(weeks.map((_, index) => weeks[(((index - shift) % count) + count) % count] ?? []));
}

/** The Monday of the week of a date. */
export function mondayOf(date: LocalDate): LocalDate {
  const day = dayNumberOf(date);
  return localDateOfDay(day - isoWeekdayOfDay(day) + 1);
}

function leastCommon(one: number, other: number): number {
  let common = one;
  while (common % other !== 0) common += one;
  return common;
}
