import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeToReturn } from './fee-to-return.ts';

it('returns the share in proportion', () => {
  expect(
    feeToReturn({ fee: 90, feeReturned: 0, charged: 3000, refundedInAll: 1000, refundedNow: 1000 }),
  ).toBe(30);
  expect(feeToReturn({ fee: 1, feeReturned: 0, charged: 100, refundedInAll: 49, refundedNow: 49 })).toBe(0);
  expect(feeToReturn({ fee: 1, feeReturned: 0, charged: 100, refundedInAll: 50, refundedNow: 50 })).toBe(1);
});

it('returns only half when the first half was given back without the share', () => {
  expect(
    feeToReturn({ fee: 90, feeReturned: 0, charged: 3000, refundedInAll: 3000, refundedNow: 1500 }),
  ).toBe(45);
});

it('returns the whole share, and no cent more on the way, when parts add up to everything', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (refunds, share) => {
      const charged = refunds.reduce((sum, part) => sum + part, 0);
      const fee = Math.floor(charged * share);
      let feeReturned = 0;
      let refundedInAll = 0;
      for (const refundedNow of refunds) {
        refundedInAll += refundedNow;
        feeReturned += feeToReturn({ fee, feeReturned, charged, refundedInAll, refundedNow });
        expect(feeReturned).toBeLessThanOrEqual(Math.ceil((fee * refundedInAll) / charged));
      }
      expect(feeReturned).toBe(fee);
    }),
  );
});
