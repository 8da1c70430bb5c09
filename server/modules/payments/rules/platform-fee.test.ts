import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_CENTS } from '#contracts/money.ts';
import { platformFee } from './platform-fee.ts';

describe('the platform share', () => {
  // Worked out by hand.
  it.each([
    ['3 % of 30 euro', 3000, 300, 90],
    ['3 % of 19.99: 59.97 cents', 1999, 300, 60],
    ['3 % of 16 cents: 0.48', 16, 300, 0],
    ['3 % of 17 cents: 0.51', 17, 300, 1],
    ['3 % of 50 cents: half a cent goes up', 50, 300, 2],
    ['3 % of 49 cents: 1.47', 49, 300, 1],
    ['12.5 % of 4 euro', 400, 1250, 50],
    ['a hundredth of a per cent of 50 euro: half a cent goes up', 5000, 1, 1],
    ['a hundredth of a per cent of 49.99', 4999, 1, 0],
    ['no share', 1999, 0, 0],
    ['never everything', 1999, 10_000, 1998],
    ['all but the last cent of two', 2, 10_000, 1],
    ['of one cent', 1, 10_000, 0],
    ['of nothing', 0, 300, 0],
  ])('%s', (_name, amountCents, basisPoints, expected) =>
    expect(platformFee(amountCents, basisPoints)).toBe(expected),
  );

  it('is the nearest cent, the upper of two, and less than the payment', () => {
    const cases = fc.record({
      amountCents: fc.integer({ min: 1, max: LARGEST_CENTS }),
      basisPoints: fc.integer({ min: 0, max: 9_000 }),
    });
    fc.assert(
      fc.property(cases, ({ amountCents, basisPoints }) => {
        const fee = platformFee(amountCents, basisPoints);
        expect(fee).toBeLessThan(amountCents);
        // In ten thousandths of a cent. Only of a cent or two can the nearest be all of it.
        const off = BigInt(fee) * 10_000n - BigInt(amountCents) * BigInt(basisPoints);
        if (fee < amountCents - 1) expect(off > -5000n && off <= 5000n).toBe(true);
      }),
    );
  });
});
