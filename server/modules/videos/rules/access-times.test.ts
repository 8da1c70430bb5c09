import { expect, it } from 'vitest';
import { endOfAccess, opensAt, percentSeen } from './access-times.ts';

const START = new Date('2026-03-27T20:30:00Z');
const rome = { startsAt: START, timeZone: 'Europe/Rome' };

it.each([
  [{ availableAfter: 0, periodType: 'daily' as const }, '2026-03-27T20:30:00.000Z'],
  [{ availableAfter: 1, periodType: 'daily' as const }, '2026-03-28T06:00:00.000Z'],
  // The clocks go forward in the night before
  [{ availableAfter: 2, periodType: 'daily' as const }, '2026-03-29T05:00:00.000Z'],
  [{ availableAfter: 1, periodType: 'weekly' as const }, '2026-04-03T05:00:00.000Z'],
  [{ availableAfter: 1, periodType: 'monthly' as const }, '2026-04-26T05:00:00.000Z'],
])('%o opens at %s', (section, at) => expect(opensAt(section, rome).toISOString()).toBe(at));

it('counts the day of the purchase where the provider is', () => {
  const late = { startsAt: new Date('2026-03-27T23:30:00Z'), timeZone: 'Europe/Rome' };
  expect(opensAt({ availableAfter: 1, periodType: 'daily' }, late).toISOString()).toBe(
    '2026-03-29T05:00:00.000Z',
  );
});

it.each([
  [{ isAlwaysAvailable: true, duration: 1, durationType: 'daily' as const }, null],
  [{ isAlwaysAvailable: false, duration: 2, durationType: 'weekly' as const }, '2026-04-10T20:30:00.000Z'],
  [{ isAlwaysAvailable: false, duration: 1, durationType: 'monthly' as const }, '2026-04-26T20:30:00.000Z'],
])('%o ends at %s', (course, at) => expect(endOfAccess(START, course)?.toISOString() ?? null).toBe(at));

it.each([
  [4, 1, 25],
  [3, 2, 67],
  [0, 0, 0],
  [5, 5, 100],
])('of %i files %i seen are %i percent', (files, seen, percent) =>
  expect(percentSeen({ files, seen })).toBe(percent),
);
