import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readCard } from './test-cards.ts';

const now = new Date('2026-11-20T10:00:00Z');
const good = { number: '4242 4242 4242 4242', expMonth: '11', expYear: '26', cvc: '123' };

it('keeps of a card only what may be known afterwards', () => {
  const plan = readCard(good, now);
  expect(plan.face).toEqual({ brand: 'visa', last4: '4242', expMonth: 11, expYear: 2026, cvcCheck: 'pass' });
  expect(JSON.stringify(plan)).not.toContain('424242');
});

it.each([
  ['4242424242424242', false, null],
  ['4000000000000002', false, 'generic_decline'],
  ['4000000000009995', false, 'insufficient_funds'],
  ['4000000000000069', false, 'expired_card'],
  ['4000000000000127', false, 'incorrect_cvc'],
  ['4000000000000101', false, 'incorrect_cvc'],
  ['4000000000000119', false, 'processing_error'],
  ['4000000000003220', true, null],
  ['4000002500003155', true, null],
  ['4000002760003184', true, null],
  ['4000008260003178', true, 'insufficient_funds'],
  ['4000008400001629', true, 'generic_decline'],
  // A real card has no business here, whatever it is.
  ['4539148803436467', false, 'test_mode_live_card'],
])('%s: asks the customer %s, declines with %s', (number, asksCustomer, declineCode) => {
  const plan = readCard({ ...good, number }, now);
  expect(plan.asksCustomer).toBe(asksCustomer);
  expect(plan.decline?.declineCode ?? null).toBe(declineCode);
});

it.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: '' }, 'invalid_number'],
  [{ number: '4242x' }, 'invalid_number'],
  [{ number: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢' }, 'invalid_number'],
  [{ expMonth: '0' }, 'invalid_expiry_month'],
  [{ expMonth: '13' }, 'invalid_expiry_month'],
  [{ expMonth: '' }, 'invalid_expiry_month'],
  [{ expMonth: '10' }, 'invalid_expiry_month'],
  [{ expYear: '25' }, 'invalid_expiry_year'],
  [{ expYear: '2025' }, 'invalid_expiry_year'],
  [{ expYear: '2077' }, 'invalid_expiry_year'],
  [{ expYear: 'soon' }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
  [{ cvc: '1234' }, 'invalid_cvc'],
  [{ cvc: '' }, 'invalid_cvc'],
  [{ number: '378282246310005', cvc: '12' }, 'invalid_cvc'],
])('refuses %o as %s', (typed, code) => {
  let thrown: unknown;
  try {
    readCard({ ...good, ...typed }, now);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(ApiError);
  expect(thrown).toMatchObject({ status: 402, details: { type: 'card_error', code } });
});

it('takes the four digits of an American Express card', () => {
  expect(readCard({ ...good, number: '378282246310005', cvc: '1234' }, now).face.brand).toBe('amex');
});
