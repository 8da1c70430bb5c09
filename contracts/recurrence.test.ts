import fc from 'fast-check';
// oxlint-disable-next-line import/default -- its CommonJS build is what Node takes
import rrule from 'rrule';
import { expect, it } from 'vitest';
import { datesAfter, REPEAT_UNITS } from './recurrence.ts';
import { addDays } from './time.ts';

const { RRule } = rrule;
const FREQUENCIES = { days: RRule.DAILY, weeks: RRule.WEEKLY, months: RRule.MONTHLY };

it('gives the dates of RFC 5545, every interval', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
  const repetition = fc.record({
    unit: fc.constantFrom(...REPEAT_UNITS),
    every: fc.integer({ min: 1, max: 14 }),
    times: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(day, repetition, (date, { unit, every, times }) => {
      const dayOfMonth = Number(date.slice(8));
      const rule = new RRule({
        freq: FREQUENCIES[unit],
        interval: every,
        count: times + 1,
        dtstart: new Date(`${date}T00:00:00Z`),
        // The day itself, in a short month the last one before it
        ...(unit === 'months' &&
          dayOfMonth > 28 && {
            bymonthday: Array.from({ length: dayOfMonth - 27 }, (_none, index) => 28 + index),
            bysetpos: -1,
          }),
      });
      const wanted = rule.all().map((one) => one.toISOString().slice(0, 10));
      expect(datesAfter(date, { unit, every, ends: { times } }, 100)).toEqual(wanted.slice(1));
    }),
  );
});

it('gives the weekdays of RFC 5545 up to a day', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
  const repetition = fc.record({
    every: fc.integer({ min: 1, max: 6 }),
    length: fc.integer({ min: 0, max: 200 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  });
  fc.assert(
    fc.property(day, repetition, (date, { every, length, weekdays }) => {
      const until = addDays(date, length);
      const rule = new RRule({
        freq: RRule.WEEKLY,
        interval: every,
        byweekday: weekdays.map((one) => one - 1),
        wkst: RRule.MO,
        dtstart: new Date(`${date}T00:00:00Z`),
        until: new Date(`${until}T00:00:00Z`),
      });
      const wanted = rule.all().map((one) => one.toISOString().slice(0, 10));
      expect(datesAfter(date, { unit: 'weeks', every, ends: { until }, weekdays }, 366)).toEqual(
        wanted.filter((one) => one > date),
      );
    }),
  );
});

it('leaves out what lies beyond the calendar, and what is too much', () => {
  expect(datesAfter('2099-12-31', { unit: 'months', every: 12, ends: { times: 3 } }, 100)).toEqual([
    '2100-12-31',
  ]);
  const daily = { unit: 'days', every: 1, ends: { until: '2100-12-31' } } as const;
  expect(datesAfter('2026-12-30', daily, 3)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
});
