import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { momentsAfter } from './faked-moments.ts';

const namesAfter = (date: string): string[] =>
  momentsAfter(Temporal.PlainDate.from(date)).map(({ name }) => name);

test('the moments lie ahead, the clock changes on the last Sundays of March and October', () => {
  expect(namesAfter('2026-11-22')).toEqual([
    'the last of February, 2027-02-28 10:00',
    'the first minutes of a leap day, 2028-02-29 00:05',
    'the last minutes of a week, 2026-11-29 23:40',
    'the last minutes of a year, 2026-12-31 23:50',
    'the 29th before a short month, 2027-01-29 15:00',
    'the evening before spring forward, 2027-03-27 21:30',
    'the night of spring forward, 2027-03-28 01:50',
    'the evening before fall back, 2027-10-30 21:30',
    'the night of fall back, 2027-10-31 01:50',
  ]);
});

test('on such a day itself the next year’s is meant', () => {
  expect(namesAfter('2026-12-31')[3]).toBe('the last minutes of a year, 2027-12-31 23:50');
  expect(namesAfter('2028-02-29')[1]).toBe('the first minutes of a leap day, 2032-02-29 00:05');
  expect(namesAfter('2028-02-28')[1]).toBe('the first minutes of a leap day, 2028-02-29 00:05');
  expect(namesAfter('2026-03-29')[6]).toBe('the night of spring forward, 2027-03-28 01:50');
});
