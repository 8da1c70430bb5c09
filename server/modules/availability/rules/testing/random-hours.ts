import * as fc from 'fast-check';
import { dayNumberOf } from '#contracts/time.ts';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import type { Break } from '../closures.ts';
import { ALWAYS, scheduleOf, workingHoursOf } from '../working-hours.ts';
import type { WorkingHours, WrittenSchedule } from '../working-hours.ts';
import { spansOfDay, workingWeekOf } from '../working-week.ts';
import type { MinuteSpan, WorkingBlock } from '../working-week.ts';
import type { WrittenHours } from './oracle-days.ts';

/** A date so many days around the one that is interesting. */
export type Near = (from: number, to: number) => fc.Arbitrary<LocalDate>;

export const minuteOfDay = fc.oneof(
  { weight: 8, arbitrary: fc.nat(95).map((quarter) => quarter * 15) },
  { weight: 1, arbitrary: fc.nat(1439) },
);
export const times = fc
  .record({ startMinute: minuteOfDay, endMinute: fc.oneof(minuteOfDay, fc.constant(1440)) })
  .filter(({ startMinute, endMinute }) => startMinute !== endMinute);
export const shortTimes = fc
  .record({ startMinute: minuteOfDay, length: fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5) })
  .map(({ startMinute, length }) => ({ startMinute, endMinute: (startMinute + length) % 1440 }));
export const wholeDay = fc.constant({ startMinute: 0, endMinute: 1440 });
export const weekday = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<IsoWeekday>; // The bounds are the type's.

const blocks = fc
  .array(fc.record({ weekday, times: fc.oneof(times, wholeDay) }), { minLength: 3, maxLength: 14 })
  .map((some) => some.map(({ weekday, times }) => ({ weekday, ...times })));
const blocksOfDate = fc.array(fc.oneof(times, wholeDay), { maxLength: 3 });

/** One week for good. */
export function everyWeek(blocks: readonly WorkingBlock[]): WrittenHours {
  return { schedules: [{ ...ALWAYS, blocks: withoutOverlaps(blocks, true) }], dates: [] };
}

/** One week for good, one that ends and another that begins about now, or weeks that take turns; some with dates of their own. */
export function writtenHours(near: Near): fc.Arbitrary<WrittenHours> {
  const weeks = fc.oneof(
    { weight: 2, arbitrary: blocks.map((some) => [...everyWeek(some).schedules]) },
    { weight: 1, arbitrary: fc.tuple(blocks, blocks, near(-2, 2), fc.nat(2)).map(oneAfterAnother) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.array(blocks, { minLength: 2, maxLength: 4 }), near(-40, 40)).map(inTurn),
    },
  );
  const dates = fc.uniqueArray(fc.record({ date: near(-2, 2), some: blocksOfDate }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ date }) => date,
  });
  return fc.record({ schedules: weeks, dates: rarely(dates, []) }).map(({ schedules, dates: own }) => ({
    schedules,
    dates: own.map(({ date, some }) => ({ date, blocks: dayWithoutOverlaps(some) })),
  }));
}

type Blocks = readonly WorkingBlock[];

function oneAfterAnother([before, after, lastDate, gap]: [
  Blocks,
  Blocks,
  LocalDate,
  number,
]): WrittenSchedule[] {
  const [first, second] = [everyWeek(before).schedules[0], everyWeek(after).schedules[0]];
  return [
    ...(first ? [{ ...first, validTo: lastDate }] : []),
    ...(second ? [{ ...second, validFrom: plusDays(lastDate, gap + 1) }] : []),
  ];
}

function inTurn([weeks, anchorDate]: [readonly Blocks[], LocalDate]): WrittenSchedule[] {
  return weeks.map((some, index) => ({
    validFrom: null,
    validTo: null,
    cycleWeeks: weeks.length,
    cycleWeek: index + 1,
    anchorDate,
    blocks: withoutOverlaps(some, false),
  }));
}

/** A dated block, once or every so many weeks, with a date or two taken out. */
export function block(near: Near): fc.Arbitrary<Break> {
  const repeats = fc.record({
    everyWeeks: fc.integer({ min: 1, max: 3 }),
    untilDate: near(-1, 60),
    exceptDates: fc.array(near(-2, 3), { maxLength: 2 }),
  });
  const weeksAgo = fc.nat(6);
  return fc
    .record({ date: near(-2, 3), weeksAgo, times: shortTimes, repeats: orNull(repeats) })
    .map(({ date, weeksAgo: weeks, times, repeats: again }) => {
      return { date: again ? plusDays(date, -7 * weeks) : date, repeats: again, ...times };
    });
}

/** The same as the engine wants it. */
export function hoursOf({ schedules, dates }: WrittenHours): WorkingHours {
  const normalised = schedules
    .map((one) => scheduleOf(one))
    .map((result) => {
      if ('problem' in result) throw new Error(result.problem);
      return result.schedule;
    });
  const ofDates = dates.map(({ date, blocks }): [number, readonly MinuteSpan[]] => {
    const spans = spansOfDay(blocks);
    if ('problem' in spans) throw new Error(spans.problem);
    return [dayNumberOf(date), spans.spans];
  });
  return workingHoursOf(normalised, new Map(ofDates));
}

function withoutOverlaps(some: Blocks, followsItself: boolean): WorkingBlock[] {
  return some.reduce<WorkingBlock[]>((kept, one) => {
    return 'problem' in workingWeekOf([...kept, one], { followsItself }) ? kept : [...kept, one];
  }, []);
}

function dayWithoutOverlaps(some: readonly MinuteSpan[]): MinuteSpan[] {
  return some.reduce<MinuteSpan[]>((kept, one) => {
    return 'problem' in spansOfDay([...kept, one]) ? kept : [...kept, one];
  }, []);
}

export function rarely<T>(arbitrary: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });
}

export function orNull<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof(fc.constant(null), arbitrary);
}

export function plusDays(date: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}
