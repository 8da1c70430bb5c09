import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, isoWeekday } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { FlatSchedule, Layers, Times } from './layers.ts';
import { layersOf, mondayOf, schedulesOf, SOME_MONDAY } from './layers.ts';

const at = (weekday: number, from: number, to: number): Times => ({
  weekday,
  startMinute: from * 60,
  endMinute: to * 60,
});
const WEEK = [at(1, 9, 18), at(2, 9, 18)];
const AUGUST = [at(1, 8, 13)];
const usual = { weeks: [WEEK], anchorDate: SOME_MONDAY };
const august = { from: '2027-08-01', to: '2027-08-31', weeks: [AUGUST], anchorDate: SOME_MONDAY };
const flat = (layers: Layers): FlatSchedule[] => schedulesOf(layers).map(({ schedule }) => schedule);

/** The schedules in force on a date, by the words of the specification of the API. */
function inForce(schedules: readonly FlatSchedule[], date: LocalDate): FlatSchedule[] {
  return schedules.filter(({ validFrom, validTo, cycleWeeks, cycleWeek, anchorDate }) => {
    if ((validFrom !== null && date < validFrom) || (validTo !== null && date > validTo)) return false;
    let monday = mondayOf(anchorDate);
    while (monday > mondayOf(date)) monday = addDays(monday, -7 * cycleWeeks);
    while (addDays(monday, 7 * cycleWeeks) <= mondayOf(date)) monday = addDays(monday, 7 * cycleWeeks);
    return addDays(monday, 7 * (cycleWeek - 1)) === mondayOf(date);
  });
}
const timesOn = (schedules: readonly FlatSchedule[], date: LocalDate): string =>
  JSON.stringify(
    inForce(schedules, date)
      .flatMap(({ blocks }) => blocks.filter(({ weekday }) => weekday === isoWeekday(date)))
      .map(({ startMinute, endMinute }) => [startMinute, endMinute])
      .toSorted(([one = 0], [other = 0]) => one - other),
  );

it('cuts what is usual around a period, and finds both again', () => {
  const written = flat({ usual, periods: [august] });
  expect(written.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
    [null, '2027-07-31'],
    ['2027-08-01', '2027-08-31'],
    ['2027-09-01', null],
  ]);
  expect(layersOf(written)).toEqual({ usual, periods: [august] });
});

it('leaves a gap where nobody works, and reads it as a period without hours', () => {
  const closed = { ...august, weeks: [[]] };
  expect(flat({ usual, periods: [closed] })).toHaveLength(2);
  expect(layersOf(flat({ usual, periods: [closed] })).periods).toEqual([closed]);
});

it('takes what begins and does not end for what is usual, and what was before for a period', () => {
  const written = flat({ usual, periods: [{ ...august, to: null }] });
  expect(layersOf(written)).toEqual({
    usual: { weeks: [AUGUST], anchorDate: SOME_MONDAY },
    periods: [{ ...usual, from: null, to: '2027-07-31' }],
  });
});

it('knows weeks that take turns, also when one of them is free, from whichever week they are counted', () => {
  const turns = { weeks: [WEEK, []], anchorDate: '2026-03-02' };
  const written = flat({ usual: turns, periods: [august] });
  expect(layersOf(written)).toEqual({ usual: turns, periods: [august] });
  const counted = written.map((one) =>
    one.validFrom === '2027-09-01' ? { ...one, anchorDate: '2026-03-16' } : one,
  );
  expect(layersOf(counted).periods).toEqual([august]);
});

it('has nothing where nothing is', () => {
  expect(layersOf([])).toEqual({ usual: { weeks: [[]], anchorDate: SOME_MONDAY }, periods: [] });
  expect(flat(layersOf([]))).toEqual([]);
});

it('says of each schedule which week of which period it is', () => {
  const first = { ...august, from: '2027-06-01', to: '2027-06-30', weeks: [[], AUGUST] };
  const named = schedulesOf({ usual, periods: [august, first] });
  expect(named.map(({ period, week }) => [period, week])).toEqual([
    [null, 0],
    [1, 1],
    [null, 0],
    [0, 0],
    [null, 0],
  ]);
});

const FIRST = '2026-12-01';
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays(FIRST, days));
const dayOrNone = fc.option(day, { nil: null, freq: 3 });
const schedule: fc.Arbitrary<FlatSchedule> = fc
  .record({
    dates: fc.tuple(dayOrNone, dayOrNone),
    cycleWeeks: fc.integer({ min: 1, max: 4 }),
    cycleWeek: fc.integer({ min: 1, max: 4 }),
    anchorDate: day,
    blocks: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: fc.integer({ min: 6, max: 9 }),
  })
  .map(({ dates: [one, other], cycleWeek, cycleWeeks, anchorDate, blocks, from }) => {
    const [validFrom, validTo] = one !== null && other !== null && one > other ? [other, one] : [one, other];
    return {
      validFrom,
      validTo,
      cycleWeeks,
      cycleWeek: Math.min(cycleWeek, cycleWeeks),
      anchorDate,
      blocks: blocks.map((weekday) => at(weekday, from, from + 8)),
    };
  });
/** Twelve weeks before and after all dates: by then turns of three and of four weeks have met, if they ever do. */
const DAYS = Array.from({ length: 120 + 2 * 12 * 7 + 1 }, (_, index) => addDays(FIRST, index - 12 * 7));

it('means the same on every day after having been read and written', () => {
  fc.assert(
    fc.property(fc.array(schedule, { maxLength: 6 }), (some) => {
      // As the API has it: no two on one date.
      const schedules = some.filter(
        (one, index) =>
          !some
            .slice(0, index)
            .some((before) => DAYS.some((date) => inForce([before, one], date).length === 2)),
      );
      const all = schedules.filter((_, index) =>
        DAYS.every((date) => inForce(schedules.slice(0, index + 1), date).length < 2),
      );
      const layers = layersOf(all);
      const again = flat(layers);
      expect(DAYS.filter((date) => inForce(again, date).length > 1)).toEqual([]);
      expect(DAYS.filter((date) => timesOn(again, date) !== timesOn(all, date))).toEqual([]);
      for (const { weeks } of [layers.usual, ...layers.periods]) expect(weeks.length).toBeLessThan(5);
      expect(layersOf(again)).toEqual(layers);
    }),
    { numRuns: 100 },
  );
});
