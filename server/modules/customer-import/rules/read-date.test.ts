import { describe, expect, it } from 'vitest';
import { areMonthFirst, readDate, readOwnDate } from './read-date.ts';

const TODAY = '2026-05-04';
const DAY_FIRST = { isMonthFirst: false };
const MONTH_FIRST = { isMonthFirst: true };

describe('a date of birth', () => {
  it.each([
    ['1990-12-31', '1990-12-31'],
    ['1990/2/3', '1990-02-03'],
    ['31/12/1990', '1990-12-31'],
    ['31.12.1990', '1990-12-31'],
    ['3-2-90', '1990-02-03'],
    ['3/2/20', '2020-02-03'],
    ['31/12/1990 00:00:00', '1990-12-31'],
    ['1990-12-31T00:00:00.000Z', '1990-12-31'],
    ['31 dicembre 1990', '1990-12-31'],
    ['31 Dec 1990', '1990-12-31'],
    ['Dec 31, 1990', '1990-12-31'],
    ['29/02/2024', '2024-02-29'],
    ['04/05/2026', '2026-05-04'],
  ])('%s is %s', (typed, date) => expect(readDate(typed, DAY_FIRST, TODAY)).toBe(date));

  it('is read with the month in front where the list is written so; the year in front stays', () => {
    expect(readDate('12/31/1990', MONTH_FIRST, TODAY)).toBe('1990-12-31');
    expect(readDate('02/03/1990', MONTH_FIRST, TODAY)).toBe('1990-02-03');
    expect(readDate('1990-02-03', MONTH_FIRST, TODAY)).toBe('1990-02-03');
  });

  it.each([
    '12/31/1990',
    '29/02/2023',
    '00/01/1990',
    '31/12/1899',
    '05/05/2026',
    '1990',
    '31/12',
    'ieri',
    '=1+1',
    '1/1/190',
    'Dec 1990',
  ])('%s is none', (typed) => expect(readDate(typed, DAY_FIRST, TODAY)).toBeNull());

  it('of two digits is of the last year that is not to come', () => {
    expect(readDate('1/1/26', DAY_FIRST, TODAY)).toBe('2026-01-01');
    expect(readDate('1/1/27', DAY_FIRST, TODAY)).toBe('1927-01-01');
  });
});

describe('a date that may be to come', () => {
  it.each([
    ['31/12/2031', '2031-12-31'],
    ['31/12/31', '2031-12-31'],
    ['1-1-76', '2076-01-01'],
    ['1-1-77', '1977-01-01'],
    ['5/5/26', '2026-05-05'],
    ['31 dicembre 2027', '2027-12-31'],
    ['2027-12-31T00:00:00.000Z', '2027-12-31'],
  ])('%s is %s', (typed, date) => expect(readOwnDate(typed, DAY_FIRST, TODAY)).toBe(date));

  it.each(['31/02/2027', '12/31/2027', '1/1/2101', 'presto'])('%s is none', (typed) =>
    expect(readOwnDate(typed, DAY_FIRST, TODAY)).toBeNull(),
  );

  it('is read with the month in front where the list is written so', () =>
    expect(readOwnDate('12/31/2027', MONTH_FIRST, TODAY)).toBe('2027-12-31'));
});

it('dates have the month in front where nothing else can be meant', () => {
  expect(areMonthFirst(['02/03/1990', '12/31/1990', '1990-12-31', ''])).toBe(true);
  expect(areMonthFirst(['02/03/1990'])).toBe(false);
  expect(areMonthFirst(['12/31/1990', '31/12/1990'])).toBe(false);
  expect(areMonthFirst([])).toBe(false);
});
