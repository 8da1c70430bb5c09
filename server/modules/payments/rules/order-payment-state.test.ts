import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPaymentState, refundableOf } from './order-payment-state.ts';

describe('the payment state of an order', () => {
  it.each([
    ['nothing yet', 3000, 0, 0, 'notPaid'],
    ['all', 3000, 3000, 0, 'fullyPaid'],
    ['a part', 3000, 1000, 0, 'partiallyPaid'],
    ['all, then a part back', 3000, 3000, 1000, 'partiallyPaid'],
    ['all, then all back', 3000, 3000, 3000, 'notPaid'],
    ['twice by mistake', 3000, 6000, 0, 'fullyPaid'],
    ['twice, then once back', 3000, 6000, 3000, 'fullyPaid'],
    ['free', 0, 0, 0, 'pricedZero'],
  ])('%s', (_name, totalCents, capturedCents, refundedCents, expected) => {
    const sums = { capturedCents, refundedCents };
    expect(orderPaymentState({ totalCents, isPaidWithMembership: false, sums })).toBe(expected);
  });

  it('stays paid with a membership', () => {
    const sums = { capturedCents: 0, refundedCents: 0 };
    expect(orderPaymentState({ totalCents: 3000, isPaidWithMembership: true, sums })).toBe(
      'paidWithMembership',
    );
  });
});

it('never gives back more than was taken, whatever is asked in which order', () => {
  const cases = fc.record({
    capturedCents: fc.nat(100_000),
    wishes: fc.array(fc.nat(60_000), { maxLength: 10 }),
  });
  fc.assert(
    fc.property(cases, ({ capturedCents, wishes }) => {
      let given = 0;
      for (const wish of wishes)
        given += Math.min(wish, refundableOf({ capturedCents, refundedOrRequestedCents: given }));
      return given >= 0 && given <= capturedCents;
    }),
  );
});
