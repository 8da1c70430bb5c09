import { expect, it } from 'vitest';
import { daysOfSale, daysOfUse, isSeasonOver } from './days-of-pass.ts';

const SUMMER = { seasonFrom: '2026-06-01', seasonUntil: '2026-09-30' };
const NONE = { seasonFrom: null, seasonUntil: null };

it.each([
  ['without a season from today', NONE, '2026-05-10', '2026-05-10', '2026-08-07'],
  ['before the season from its first day', SUMMER, '2026-05-10', '2026-06-01', '2026-08-29'],
  ['within it until its last day at most', SUMMER, '2026-08-01', '2026-08-01', '2026-09-30'],
  ['on its last day for that day', SUMMER, '2026-09-30', '2026-09-30', '2026-09-30'],
])('a pass of 90 days is valid %s', (_case, season, today, startsOn, endsOn) => {
  const days = daysOfSale({ ...season, begins: 'purchase', durationDays: 90 }, today);
  expect(days).toEqual({ startsOn, endsOn, startBy: null });
});

it.each([
  ['2026-05-10', '2026-08-29'],
  ['2026-08-01', '2026-09-30'],
])('one that is bought on %s begins with its first use, by %s', (today, startBy) => {
  const days = daysOfSale({ ...SUMMER, begins: 'firstUse', durationDays: 90 }, today);
  expect(days).toEqual({ startsOn: null, endsOn: null, startBy });
});

it('a first use counts from its day until the season ends', () => {
  const terms = { ...SUMMER, durationDays: 90 };
  expect(daysOfUse(terms, '2026-09-01')).toEqual({ startsOn: '2026-09-01', endsOn: '2026-09-30' });
});

it('a season is over after its last day', () => {
  expect(isSeasonOver(SUMMER, '2026-09-30')).toBe(false);
  expect(isSeasonOver(SUMMER, '2026-10-01')).toBe(true);
  expect(isSeasonOver(NONE, '2099-01-01')).toBe(false);
});
