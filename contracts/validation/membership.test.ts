import * as v from 'valibot';
import { expect, it } from 'vitest';
import { daysOfOffer } from '../memberships.ts';
import { MembershipForm } from './membership.ts';

it.each([
  [0, true],
  [30, false],
  [49, false],
  [50, true],
])('an offer of %i cents is taken: %s', (priceCents, isTaken) => {
  const offers = [{ name: '10 ingressi', priceCents, sessionsCounter: 10, duration: 3 }];
  expect(v.safeParse(MembershipForm, { name: 'Massaggi', type: 'service', offers }).success).toBe(isTaken);
});

it.each([
  [2, 'months', 60],
  [3, 'weeks', 21],
  [10, 'days', 10],
] as const)('%i %s of an offer are %i days', (duration, durationType, days) => {
  expect(daysOfOffer({ duration, durationType })).toBe(days);
});
