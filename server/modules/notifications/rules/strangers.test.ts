import { expect, test } from 'vitest';
import { dayWithRoom, mayReachStrangers, strangersPerDay } from './strangers.ts';

test.each([
  [{ ageDays: -3, provedVisits: 0 }, 20],
  [{ ageDays: 0.9, provedVisits: 0 }, 20],
  [{ ageDays: 10, provedVisits: 7 }, 77],
  [{ ageDays: 400, provedVisits: 10_000 }, 470],
])('a center of %j writes to so many strangers a day: %i', (of, most) =>
  expect(strangersPerDay(of)).toBe(most),
);

test('what has no room today goes out on the first day that has', () => {
  const taken = new Map([
    [10, 20],
    [11, 20],
    [12, 3],
  ]);
  expect(dayWithRoom(10, taken, 20)).toBe(12);
  expect(dayWithRoom(10, new Map(), 20)).toBe(10);
});

test.each([
  ['reservation-confirmed', true],
  ['reservation-cancelled', true],
  ['owner-new-booking', true],
  ['account-notice-address', true],
  ['reservation-to-confirm', false],
  ['account-offer', false],
  ['contact-copy', false],
  ['colleague-move', false],
  ['staff-day-before', false],
] as const)('%s may reach strangers: %s', (kind, may) => expect(mayReachStrangers(kind)).toBe(may));
