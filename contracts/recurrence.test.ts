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
      expect(datesAfter(date, { unit, every, times })).toEqual(wanted.slice(1));
    }),
  );
});

it('leaves out what lies beyond the calendar', () => {
  expect(datesAfter('2099-12-31', { unit: 'months', every: 12, times: 3 })).toEqual(['2100-12-31']);
});
