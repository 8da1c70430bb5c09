import { expect, it } from 'vitest';
import type { VisitStatus } from './visit-status.ts';
import { standingOfVisit } from './visit-status.ts';

it.each<[string, number, 'arrived' | 'noShow' | null, VisitStatus]>([
  ['before it begins', -60, null, 'coming'],
  ['who is there before it begins', -5, 'arrived', 'here'],
  ['in the first minutes', 9, null, 'coming'],
  ['ten minutes on, and nobody has said that they are there', 10, null, 'late'],
  ['who is there', 10, 'arrived', 'here'],
  ['who did not come', 10, 'noShow', 'noShow'],
  ['until the last minute', 59, null, 'late'],
  ['at its end, whatever was noted', 60, null, 'over'],
  ['who was there', 60, 'arrived', 'over'],
  ['who did not come, long after', 600, 'noShow', 'noShow'],
])('%s', (_name, minute, presence, standing) =>
  expect(standingOfVisit({ startsAt: 1000, endsAt: 1060, presence }, 1000 + minute)).toBe(standing),
);
