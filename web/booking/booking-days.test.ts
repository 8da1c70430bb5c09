import { describe, expect, test } from 'vitest';
import { daysOfMonth, initialDate, isOpenDay, monthAfter, nearestFreeDate, weeksOf } from './booking-days.ts';

describe('the initial date', () => {
  test.each([
    ['minDate in two days wins', '2026-11-20T09:00', '2026-11-22', '2026-11-22'],
    ['minDate yesterday loses', '2026-11-20T09:00', '2026-11-19', '2026-11-20'],
    ['without minDate it is today', '2026-11-20T09:00', null, '2026-11-20'],
    ['an hour later may be tomorrow', '2026-11-20T23:00', '2026-11-20', '2026-11-21'],
    ['just not yet tomorrow', '2026-11-20T22:59', null, '2026-11-20'],
    ['over the end of the year', '2026-12-31T23:30', null, '2027-01-01'],
  ])('%s', (_case, given, minDate, expected) => expect(initialDate(given, minDate)).toBe(expected));
});

describe('a day is open', () => {
  const open = {
    availableDays: [1, 2, 3, 4, 5],
    minDate: '2026-11-16',
    maxDate: '2026-12-31',
    holidays: [
      { startTime: '2026-12-07T00:00:00', endTime: '2026-12-09T00:00:00', isWholeDay: true },
      { startTime: '2026-12-14T00:00:00', endTime: '2026-12-14T23:59:00', isWholeDay: true },
      { startTime: '2026-12-16T14:00:00', endTime: '2026-12-16T18:00:00', isWholeDay: false },
    ],
  };
  test.each([
    ['on an available weekday', '2026-11-20', true],
    ['not on another weekday', '2026-11-22', false],
    ['not before minDate', '2026-11-13', false],
    ['on minDate itself', '2026-11-16', true],
    ['on maxDate itself', '2026-12-31', true],
    ['not after maxDate', '2027-01-01', false],
    ['not inside a whole-day holiday', '2026-12-08', false],
    ['not on a holiday of one day', '2026-12-14', false],
    ['on the day a holiday ends at midnight', '2026-12-09', true],
    ['on a day with a holiday of some hours', '2026-12-16', true],
  ])('%s', (_case, date, expected) => expect(isOpenDay(date, open)).toBe(expected));
});

test('the nearest free day is on or after the wanted one, else the first', () => {
  const free = ['2026-11-18', '2026-11-24'];
  expect(nearestFreeDate(free, '2026-11-18')).toBe('2026-11-18');
  expect(nearestFreeDate(free, '2026-11-19')).toBe('2026-11-24');
  expect(nearestFreeDate(free, '2026-11-25')).toBe('2026-11-18');
  expect(nearestFreeDate([], '2026-11-25')).toBeNull();
});

test('a month shows its days from today on', () => {
  expect(daysOfMonth('2026-11', '2026-11-28')).toEqual(['2026-11-28', '2026-11-29', '2026-11-30']);
  expect(daysOfMonth('2028-02', '2026-11-28')).toHaveLength(29);
});

test('months follow each other over the year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
  expect(monthAfter('2026-05')).toBe('2026-06');
});

test('weeks run from Monday to Sunday, the first and the last may be shorter', () => {
  const weeks = weeksOf(daysOfMonth('2026-11', '2026-11-20'));
  expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
    ['2026-11-20', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-11-30'],
  ]);
  expect(weeksOf(daysOfMonth('2026-06', '2026-05-01'))[0]).toHaveLength(7);
  expect(weeksOf([])).toEqual([]);
});
