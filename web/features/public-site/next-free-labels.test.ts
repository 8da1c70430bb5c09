import { expect, test } from 'vitest';
import { nextFreeLabel } from './next-free-labels.ts';

const now = Date.parse('2026-11-20T23:30:00Z');

test.each([
  ['2026-11-21T09:00:00+01:00', 'it', 'Oggi alle 09:00'],
  ['2026-11-20T18:45:00-05:00', 'en', 'Today at 18:45'],
  ['2026-11-22T07:05:00+01:00', 'it', 'Domani alle 07:05'],
  ['2026-11-21T09:00:00-05:00', 'en', 'Tomorrow at 09:00'],
  ['2026-11-24T14:00:00+01:00', 'it', 'mar 24/11 alle 14:00'],
  ['2026-12-01T14:00:00+01:00', 'en', 'Tue 01/12 at 14:00'],
] as const)('%s in %s is "%s"', (local, locale, words) => {
  expect(nextFreeLabel(local, now, locale)).toBe(words);
});
