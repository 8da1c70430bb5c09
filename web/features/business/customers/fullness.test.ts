import { expect, it } from 'vitest';
import type { MergingCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { fullnessOf, isJustBegun } from './fullness.ts';

const NEW_CARD = {
  firstname: 'Ada',
  lastname: null,
  email: null,
  phone: null,
  birthday: null,
  taxCode: null,
  language: null,
  hasPerson: false,
  further: [],
  tags: [],
  fields: [],
  notes: [],
  inCare: [],
  came: { visits: 0, lastAt: null, nextAt: null },
} as unknown as MergingCustomer;

it('who has come before is fuller than a card with more said on it', () => {
  const said = { ...NEW_CARD, lastname: 'Verdi', email: 'a@b.it', phone: '333', language: 'it' };
  const known = { ...NEW_CARD, came: { visits: 3, lastAt: '2026-01-01T10:00:00Z', nextAt: null } };
  expect(fullnessOf(said)).toBeGreaterThan(fullnessOf(NEW_CARD));
  expect(fullnessOf(known)).toBeGreaterThan(fullnessOf(said));
  expect([NEW_CARD, said, known].map(isJustBegun)).toEqual([true, false, false]);
});
