import { expect, it } from 'vitest';
import type { Withdrawable } from './withdrawal.ts';
import { withdrawableUntil } from './withdrawal.ts';

const BOUGHT: Withdrawable = {
  source: 'bought',
  status: 'A',
  totalCents: 2000,
  startsAt: new Date('2026-10-20T08:00:00Z'),
  begunAt: null,
};

it.each<[string, Partial<Withdrawable>, string, string | null]>([
  // The clocks go back in between
  ['to the end of the fourteenth day', {}, '2026-11-03T22:59:59Z', '2026-11-03T23:00:00.000Z'],
  ['and no longer', {}, '2026-11-03T23:00:00Z', null],
  ['not once it is begun', { begunAt: new Date('2026-10-21T08:00:00Z') }, '2026-10-22T08:00:00Z', null],
  ['not what was given', { source: 'assigned' }, '2026-10-22T08:00:00Z', null],
  ['not what cost nothing', { totalCents: 0 }, '2026-10-22T08:00:00Z', null],
  ['not what was paid back', { status: 'R' }, '2026-10-22T08:00:00Z', null],
])('a course is given back %s', (_what, access, now, until) =>
  expect(
    withdrawableUntil(
      { ...BOUGHT, ...access },
      { timeZone: 'Europe/Rome', now: new Date(now) },
    )?.toISOString() ?? null,
  ).toBe(until),
);
