import { expect, it } from 'vitest';
import type { CardPaymentState } from './card-payment-state.ts';
import { canCardPaymentBecome, nextCardPaymentState } from './card-payment-state.ts';
import { hostedPaymentState } from './hosted-payment-state.ts';
import { canRefundBecome } from './refund-state.ts';

it.each<[CardPaymentState, boolean, boolean, boolean, CardPaymentState | null]>([
  ['starting', false, false, false, 'open'],
  ['starting', true, false, false, 'succeeded'],
  ['starting', true, false, true, 'surplus'],
  ['open', false, false, false, null],
  ['open', true, false, false, 'succeeded'],
  ['open', true, false, true, 'surplus'],
  ['open', false, true, false, 'canceled'],
  ['canceled', true, false, false, 'succeeded'],
  ['canceled', true, false, true, 'surplus'],
  ['canceled', false, true, false, null],
  ['canceled', false, false, false, null],
  ['succeeded', true, false, true, null],
  ['succeeded', false, true, false, null],
  ['surplus', true, false, true, null],
])(
  'a payment that is %s, its intent paid: %s, canceled: %s, the order otherwise: %s, becomes %s',
  (state, isPaid, isCanceled, isOrderPaid, next) =>
    expect(nextCardPaymentState({ state, isOrderPaid }, { isPaid, isCanceled })).toBe(next),
);

it('keeps what is final', () => {
  const states: CardPaymentState[] = ['starting', 'open', 'canceled', 'succeeded', 'surplus'];
  for (const to of states) {
    expect(canCardPaymentBecome('succeeded', to)).toBe(false);
    expect(canCardPaymentBecome('surplus', to)).toBe(false);
  }
  expect(canRefundBecome('requested', 'succeeded')).toBe(true);
  expect(canRefundBecome('succeeded', 'failed')).toBe(true);
  expect(canRefundBecome('failed', 'succeeded')).toBe(false);
});

it.each([
  ['open', 'awaitingCard', true, 'toPay'],
  ['open', 'awaitingCustomer', true, 'challenge'],
  ['open', 'processing', true, 'processing'],
  ['open', 'processing', false, 'processing'],
  ['open', 'awaitingCard', false, 'closed'],
  ['canceled', 'awaitingCard', true, 'closed'],
  ['succeeded', 'processing', false, 'paid'],
  ['surplus', 'awaitingCustomer', false, 'returned'],
] as const)(
  'the page of a payment that is %s, last seen %s, payable: %s, says %s',
  (state, progress, isStillPayable, expected) =>
    expect(hostedPaymentState({ state, progress, isStillPayable })).toBe(expected),
);
