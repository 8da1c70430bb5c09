import { expect, test } from 'vitest';
import { dayToSumUp, isAhead, latestToSumUp } from './day-before.ts';

const at = (instant: string) => new Date(instant);

test.each([
  ['before seven', 'Europe/Rome', '2026-11-09T17:59:00Z', null],
  ['from seven on', 'Europe/Rome', '2026-11-09T18:00:00Z', '2026-11-10'],
  ['until midnight', 'Europe/Rome', '2026-11-09T22:59:00Z', '2026-11-10'],
  ['after midnight', 'Europe/Rome', '2026-11-09T23:00:00Z', null],
  ['in summer', 'Europe/Rome', '2026-07-09T17:00:00Z', '2026-07-10'],
  ['on the eve of the night that has an hour less', 'Europe/Rome', '2026-03-28T18:00:00Z', '2026-03-29'],
  ['on the evening after it', 'Europe/Rome', '2026-03-29T17:00:00Z', '2026-03-30'],
  ['on the eve of the night that has an hour more', 'Europe/Rome', '2026-10-24T17:00:00Z', '2026-10-25'],
  ['on the evening after that', 'Europe/Rome', '2026-10-25T18:00:00Z', '2026-10-26'],
  ['far in the west', 'Pacific/Honolulu', '2026-11-10T05:00:00Z', '2026-11-10'],
  ['far in the east', 'Pacific/Kiritimati', '2026-11-09T05:00:00Z', '2026-11-10'],
])('what is summed up %s', (_when, zone, now, date) => {
  expect(dayToSumUp(zone, at(now))).toBe(date);
  if (date !== null) expect(date <= latestToSumUp(at(now))).toBe(true);
});

test('nobody is told of tomorrow once it is today', () => {
  expect(isAhead('Europe/Rome', '2026-11-10', at('2026-11-09T22:59:00Z'))).toBe(true);
  expect(isAhead('Europe/Rome', '2026-11-10', at('2026-11-09T23:00:00Z'))).toBe(false);
});
