import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_CENTS } from '#contracts/money.ts';
import { isPayableByCard, onlinePrice } from './online-price.ts';

describe('the price of paying online', () => {
  it.each([
    ['10 % of 50 euro', 5000, 1000, 500, 4500],
    ['no discount', 1999, 0, 0, 1999],
    ['half a cent of discount goes up', 1999, 250, 50, 1949],
    ['10.5 %', 1999, 1050, 210, 1789],
    ['everything', 1999, 10_000, 1999, 0],
    ['nothing to take it from', 0, 1000, 0, 0],
  ])('%s', (_name, priceCents, onlineDiscountBasisPoints, discountCents, totalCents) => {
    expect(onlinePrice({ priceCents, onlineDiscountBasisPoints })).toEqual({
      priceCents,
      discountCents,
      promoDiscountCents: 0,
      totalCents,
    });
  });

  it.each([
    ['100, 10 % and then 20 % give 72', 10_000, 1000, { percentBasisPoints: 2000, amountCents: null }, 7200],
    [
      '19.99, 10 % and then 20 % give 14.39',
      1999,
      1000,
      { percentBasisPoints: 2000, amountCents: null },
      1439,
    ],
    ['12 euro off', 5000, 0, { percentBasisPoints: null, amountCents: 1200 }, 3800],
    ['never below nothing', 1000, 1000, { percentBasisPoints: null, amountCents: 1200 }, 0],
    ['everything', 1999, 0, { percentBasisPoints: 10_000, amountCents: null }, 0],
  ])(
    'counts a promo code after the online discount: %s',
    (_name, priceCents, basisPoints, promo, totalCents) => {
      const price = onlinePrice({ priceCents, onlineDiscountBasisPoints: basisPoints, promo });
      expect(price).toMatchObject({ totalCents, discountCents: priceCents - totalCents });
    },
  );

  it('is never below nothing, never above the price, and falls as the discount grows', () => {
    const cases = fc.record({
      priceCents: fc.integer({ min: 0, max: LARGEST_CENTS }),
      less: fc.integer({ min: 0, max: 10_000 }),
      more: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(cases, ({ priceCents, less, more }) => {
        const [small, large] = [Math.min(less, more), Math.max(less, more)].map((onlineDiscountBasisPoints) =>
          onlinePrice({ priceCents, onlineDiscountBasisPoints }),
        );
        expect(small && large).toBeTruthy();
        if (!small || !large) return;
        expect(small.totalCents).toBeLessThanOrEqual(priceCents);
        expect(large.totalCents).toBeLessThanOrEqual(small.totalCents);
        expect(large.totalCents).toBeGreaterThanOrEqual(0);
        expect(large.discountCents + large.totalCents).toBe(priceCents);
      }),
    );
  });
});

it.each([
  [0, false],
  [1, false],
  [49, false],
  [50, true],
  [1999, true],
])('%i cents can be asked of a card: %s', (cents, expected) => expect(isPayableByCard(cents)).toBe(expected));
