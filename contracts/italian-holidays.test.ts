import { expect, it, test } from 'vitest';
import { comingItalianHolidays, easterOf, italianHolidays } from './italian-holidays.ts';
import { isoWeekday } from './time.ts';

// As the almanacs print them; the earliest and the latest there can be are 22 March and 25 April.
test.each([
  [1818, '1818-03-22'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2100, '2100-03-28'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterOf(year)).toBe(date);
});

it('is a Sunday between 22 March and 25 April in every year', () => {
  for (let year = 2000; year <= 2100; year += 1) {
    const easter = easterOf(year);
    expect(isoWeekday(easter)).toBe(7);
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
  }
});

it('counts Saint Francis from 2026 on, and has the rest in their order', () => {
  expect(italianHolidays(2025).map(({ date }) => date)).not.toContain('2025-10-04');
  expect(italianHolidays(2027)).toEqual([
    { date: '2027-01-01', holiday: 'newYear' },
    { date: '2027-01-06', holiday: 'epiphany' },
    { date: '2027-03-28', holiday: 'easter' },
    { date: '2027-03-29', holiday: 'easterMonday' },
    { date: '2027-04-25', holiday: 'liberation' },
    { date: '2027-05-01', holiday: 'labour' },
    { date: '2027-06-02', holiday: 'republic' },
    { date: '2027-08-15', holiday: 'assumption' },
    { date: '2027-10-04', holiday: 'saintFrancis' },
    { date: '2027-11-01', holiday: 'allSaints' },
    { date: '2027-12-08', holiday: 'immaculate' },
    { date: '2027-12-25', holiday: 'christmas' },
    { date: '2027-12-26', holiday: 'saintStephen' },
  ]);
});

it('tells those of twelve months, today included and the same day of next year not', () => {
  const coming = comingItalianHolidays('2026-12-25').map(({ date }) => date);
  expect(coming[0]).toBe('2026-12-25');
  expect(coming.at(-1)).toBe('2027-12-08');
  expect(coming).toHaveLength(13);
});
