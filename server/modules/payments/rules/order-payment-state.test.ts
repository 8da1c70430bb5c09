import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPaymentState, refundableOf } from './order-payment-state.ts';

describe('the payment state of an order', () => {
  it.each([
    ['nothing yet', 3000, 0, 0, 'notPaid'],
    ['all', 3000, 3000, 0, 'fullyPaid'],
    ['all but a cent', 3000, 2999, 0, 'partiallyPaid'],
    ['a cent', 3000, 1, 0, 'partiallyPaid'],
    ['all, then a cent back', 3000, 3000, 1, 'partiallyPaid'],
    ['all, then all but a cent back', 3000, 3000, 2999, 'partiallyPaid'],
    ['all, then all back', 3000, 3000, 3000, 'notPaid'],
    ['twice by mistake', 3000, 6000, 0, 'fullyPaid'],
    ['twice, then once back', 3000, 6000, 3000, 'fullyPaid'],
    ['twice, then once and a cent back', 3000, 6000, 3001, 'partiallyPaid'],
    ['free', 0, 0, 0, 'pricedZero'],
  ])('%s', (_name, totalCents, capturedCents, refundedCents, expected) => {
    const sums = { capturedCents, refundedCents };
    expect(orderPaymentState({ totalCents, isPaidWithMembership: false, sums })).toBe(expected);
  });

  it('stays paid with a membership, whatever it would have cost', () => {
    const sums = { capturedCents: 0, refundedCents: 0 };
    for (const totalCents of [3000, 0])
      expect(orderPaymentState({ totalCents, isPaidWithMembership: true, sums })).toBe('paidWithMembership');
  });
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
