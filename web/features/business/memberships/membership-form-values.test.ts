import { expect, it } from 'vitest';
import type { MembershipSeen } from './membership-calls.ts';
import { givenOf, valuesOfMembership } from './membership-form-values.ts';

it('keeps rules of one kind for two periods when a membership is saved again', () => {
  const rules = [
    { type: 'reservationLimit', period: 'day', amount: 1 },
    { type: 'reservationLimit', period: 'week', amount: 3 },
    { type: 'cancelPeriod', period: 'noPeriod', amount: 24 },
  ] as const;
  const seen = { covers: [], parts: [], offers: [], rules } as unknown as MembershipSeen;
  const form = new FormData();
  for (const [place, { type, amount, period }] of valuesOfMembership(seen).rules.entries()) {
    form.set(`rules.${place}.type`, type);
    form.set(`rules.${place}.amount`, amount);
    if (type !== 'cancelPeriod') form.set(`rules.${place}.period`, period);
  }
  expect(givenOf(form)).toMatchObject({ rules });
});

it('sends the season of an offer, and none where both days are empty', () => {
  const form = new FormData();
  form.set('offers.0.name', 'Estate');
  form.set('offers.0.startTime', '2026-06-01');
  form.set('offers.0.endTime', '2026-09-30');
  form.set('offers.1.name', 'Sempre');
  form.set('offers.1.startTime', '');
  expect(givenOf(form)).toMatchObject({
    offers: [
      { startTime: '2026-06-01', endTime: '2026-09-30' },
      { startTime: null, endTime: null },
    ],
  });
});
