import { expect, it } from 'vitest';
import { countsSince, countsUntil } from './desk-day.ts';

const ROME = 'Europe/Rome';
const at = (moment: string) => new Date(moment);

it.each([
  // In the morning: since midnight
  ['2026-11-02T08:00:00Z', '2026-11-01T23:00:00.000Z'],
  // In the evening: twelve hours
  ['2026-11-02T20:00:00Z', '2026-11-02T08:00:00.001Z'],
  // The night with an hour more, the night with one less
  ['2026-10-25T04:00:00Z', '2026-10-24T22:00:00.000Z'],
  ['2026-03-29T04:00:00Z', '2026-03-28T23:00:00.000Z'],
])('at %s a log-in counts since %s', (now, since) =>
  expect(countsSince(at(now), ROME).toISOString()).toBe(since),
);

it.each([
  ['2026-11-02T08:00:00Z', '2026-11-02T20:00:00.000Z'],
  ['2026-11-02T20:00:00Z', '2026-11-02T23:00:00.000Z'],
  ['2026-10-24T23:30:00Z', '2026-10-25T11:30:00.000Z'],
  ['2026-10-25T15:00:00Z', '2026-10-25T23:00:00.000Z'],
  ['2026-03-29T15:00:00Z', '2026-03-29T22:00:00.000Z'],
])('one at %s counts until %s', (signedInAt, until) =>
  expect(countsUntil(at(signedInAt), ROME).toISOString()).toBe(until),
);
