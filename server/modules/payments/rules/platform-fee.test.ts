import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeToReturn, platformFee } from './platform-fee.ts';

describe('the platform share', () => {
  it.each([
    ['3 % of 30 euro', 3000, 300, 90],
    ['half a cent goes up', 50, 300, 2],
    ['3 % of 19.99', 1999, 300, 60],
    ['no share', 1999, 0, 0],
    ['everything', 1999, 10_000, 1999],
  ])('%s', (_name, amountCents, basisPoints, expected) =>
    expect(platformFee(amountCents, basisPoints)).toBe(expected),
  );
});

/** Gives a payment back in parts; what the platform returned with each. */
function returnsOf(chargedCents: number, feeCents: number, refunds: readonly number[]): number[] {
  let [refundedCents, feeReturnedCents] = [0, 0];
  return refunds.map((refundCents) => {
    const returned = feeToReturn({ chargedCents, feeCents, feeReturnedCents, refundedCents, refundCents });
    refundedCents += refundCents;
    feeReturnedCents += returned;
    return returned;
  });
}

describe('returning it', () => {
  it.each([
    ['all at once', 3000, 90, [3000], [90]],
    ['a third each', 3000, 91, [1000, 1000, 1000], [30, 31, 30]],
    ['cent by cent', 4, 2, [1, 1, 1, 1], [1, 0, 1, 0]],
    ['a part', 3000, 90, [1000], [30]],
    ['no share taken', 3000, 0, [3000], [0]],
  ])('%s', (_name, charged, fee, refunds, expected) =>
    expect(returnsOf(charged, fee, refunds)).toEqual(expected),
  );

  it('takes nothing when a refund is repeated after it came back from the bank', () => {
    const sums = {
      chargedCents: 3000,
      feeCents: 90,
      feeReturnedCents: 90,
      refundedCents: 0,
      refundCents: 3000,
    };
    expect(feeToReturn(sums)).toBe(0);
  });

  it('gives back exactly the share when the parts add up, and never more than proportional on the way', () => {
    const payments = fc
      .tuple(fc.integer({ min: 50, max: 1_000_000 }), fc.integer({ min: 0, max: 10_000 }))
      .chain(([charged, basisPoints]) =>
        fc.record({
          charged: fc.constant(charged),
          fee: fc.constant(platformFee(charged, basisPoints)),
          cuts: fc.array(fc.integer({ min: 1, max: charged - 1 }), { maxLength: 8 }),
        }),
      );
    fc.assert(
      fc.property(payments, ({ charged, fee, cuts }) => {
        const borders = [0, ...new Set(cuts), charged].sort((a, b) => a - b);
        const refunds = borders.slice(1).map((border, index) => border - (borders[index] ?? 0));
        const returned = returnsOf(charged, fee, refunds);
        expect(returned.reduce((sum, part) => sum + part, 0)).toBe(fee);
        expect(fee + (charged - fee)).toBe(charged);
        let [given, share] = [0, 0];
        for (const [index, part] of returned.entries()) {
          given += refunds[index] ?? 0;
          share += part;
          expect(Math.abs(share - (fee * given) / charged)).toBeLessThanOrEqual(0.5);
          expect(part).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
