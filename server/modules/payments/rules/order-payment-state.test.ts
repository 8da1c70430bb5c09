import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditFor, orderPaymentState, owedCents, refundableOf } from './order-payment-state.ts';

describe('the payment state of an order', () => {
  it.each([
    ['nothing yet', 3000, 0, 0, 'notPaid', 3000],
    ['all', 3000, 0, 3000, 'fullyPaid', 0],
    ['all but a cent', 3000, 0, 2999, 'partiallyPaid', 1],
    ['a cent', 3000, 0, 1, 'partiallyPaid', 2999],
    ['all, then a cent back, which is not asked for again', 3000, 1, 2999, 'fullyPaid', 0],
    ['all, then all but a cent back', 3000, 2999, 1, 'fullyPaid', 0],
    ['all, then all back', 3000, 3000, 0, 'notPaid', 0],
    ['all, a part credited and still on its way', 3000, 1000, 3000, 'fullyPaid', 0],
    ['a part, of which a part went back', 3000, 500, 1000, 'partiallyPaid', 1500],
    ['twice by mistake', 3000, 0, 6000, 'fullyPaid', 0],
    ['free', 0, 0, 0, 'pricedZero', 0],
  ] as const)('%s', (_name, totalCents, creditedCents, paidCents, expected, owed) => {
    const sums = { totalCents, creditedCents, paidCents };
    const paymentState = orderPaymentState({ ...sums, isPaidWithMembership: false });
    expect(paymentState).toBe(expected);
    expect(owedCents({ ...sums, paymentState })).toBe(owed);
  });

  it('stays paid with a membership, whatever it would have cost', () => {
    for (const totalCents of [3000, 0]) {
      const sums = { totalCents, creditedCents: 0, paidCents: 0 };
      const paymentState = orderPaymentState({ ...sums, isPaidWithMembership: true });
      expect(paymentState).toBe('paidWithMembership');
      expect(owedCents({ ...sums, paymentState })).toBe(0);
    }
  });
});

describe('what is credited with what goes back', () => {
  it.each([
    ['all of it at first', 1000, { totalCents: 3000, creditedCents: 0, givenBackCents: 0 }, 1000],
    ['all of it after another', 1000, { totalCents: 3000, creditedCents: 500, givenBackCents: 500 }, 1000],
    ['nothing again after it failed', 1000, { totalCents: 3000, creditedCents: 1000, givenBackCents: 0 }, 0],
    [
      'the rest after less had failed',
      1000,
      { totalCents: 3000, creditedCents: 900, givenBackCents: 500 },
      600,
    ],
    ['never above the order', 1000, { totalCents: 3000, creditedCents: 2500, givenBackCents: 2500 }, 500],
  ])('%s', (_name, amountCents, order, expected) => expect(creditFor(amountCents, order)).toBe(expected));
});

describe('what can still go back', () => {
  it.each([
    ['of nothing', 0, 0, 0],
    ['all', 3000, 0, 3000],
    ['the rest', 3000, 1000, 2000],
    ['the last cent', 3000, 2999, 1],
    ['nothing any more', 3000, 3000, 0],
    ['nothing where too much went back', 3000, 3001, 0],
  ])('%s', (_name, capturedCents, refundedOrRequestedCents, expected) =>
    expect(refundableOf({ capturedCents, refundedOrRequestedCents })).toBe(expected),
  );

  /** The payment as a pile of single cents, from which each request takes what is there. */
  it('is what is left on the pile, whatever is asked in which order', () => {
    const cases = fc.record({
      capturedCents: fc.nat(300),
      requests: fc.array(fc.nat(200), { maxLength: 10 }),
    });
    fc.assert(
      fc.property(cases, ({ capturedCents, requests }) => {
        const pile = Array.from({ length: capturedCents }, (_, cent) => cent);
        const given: number[] = [];
        for (const request of requests) {
          expect(refundableOf({ capturedCents, refundedOrRequestedCents: given.length })).toBe(pile.length);
          given.push(...pile.splice(0, request));
        }
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });
});
