import { describe, expect, it } from 'vitest';
import type { ClassPricing } from './prices.ts';
import { linesWithPromo, singlePriceCents, subscriptionLines } from './prices.ts';

const sessionsOf = (count: number, priceCents: (number | null)[] = [], minutes = 60) =>
  Array.from({ length: count }, (_none, index) => ({
    id: index + 1,
    minutes,
    priceCents: priceCents[index] ?? null,
  }));
const dueOf = (lines: readonly { priceCents: number; discountCents: number }[]) =>
  lines.map((line) => line.priceCents - line.discountCents).reduce((sum, cents) => sum + cents, 0);
const pricing = (
  model: ClassPricing['model'],
  priceCents: number,
  lateJoin: ClassPricing['lateJoin'] = 'no',
) => ({
  model,
  priceCents,
  lateJoin,
});

describe('the price of one session', () => {
  it.each([
    ['hour', 2000, 90, null, 3000],
    ['hour', 2500, 50, null, 2083],
    ['session', 995, 60, null, 995],
    ['custom', 0, 60, 1850, 1850],
    ['total', 10_000, 60, null, null],
  ] as const)(
    'of %s at %i for %i minutes is as the model says',
    (model, priceCents, minutes, own, expected) => {
      expect(singlePriceCents({ model, priceCents }, { minutes, priceCents: own })).toBe(expected);
    },
  );
});

describe('the price of a sign-up', () => {
  it.each([
    ['hour', pricing('hour', 2500), sessionsOf(3, [], 50), 3, 0, [2083, 2083, 2083], 6249],
    ['session with 5 % online', pricing('session', 995), sessionsOf(3), 3, 500, [945, 945, 945], 2835],
    [
      'custom with 10 % online',
      pricing('custom', 0),
      sessionsOf(3, [1200, 1850, 0]),
      3,
      1000,
      [1080, 1665, 0],
      2745,
    ],
    ['total', pricing('total', 10_000), sessionsOf(3), 3, 0, [3334, 3333, 3333], 10_000],
    ['total with 10 % online', pricing('total', 10_000), sessionsOf(3), 3, 1000, [3000, 3000, 3000], 9000],
    [
      'total joined late, pro rata',
      pricing('total', 9999, 'proRata'),
      sessionsOf(7),
      10,
      0,
      [1000, 1000, 1000, 1000, 1000, 1000, 999],
      6999,
    ],
    [
      'total joined late, whole price',
      pricing('total', 9999, 'full'),
      sessionsOf(7),
      10,
      0,
      [1429, 1429, 1429, 1428, 1428, 1428, 1428],
      9999,
    ],
    ['nothing', pricing('session', 0), sessionsOf(2), 2, 0, [0, 0], 0],
  ] as const)(
    'of %s is the sum of its lines',
    (_name, of, sessions, allSessions, discountBasisPoints, expected, due) => {
      const lines = subscriptionLines(of, sessions, { allSessions, discountBasisPoints });
      expect(lines.map((line) => line.priceCents - line.discountCents)).toEqual(expected);
      expect(dueOf(lines)).toBe(due);
    },
  );
});

describe('a promo code on a sign-up', () => {
  const line = (sessionId: number, priceCents: number, discountCents = 0) => ({
    sessionId,
    priceCents,
    discountCents,
  });

  it('counts once for all sessions, and its parts add up to the cent', () => {
    const promo = { percentBasisPoints: 1000, amountCents: null };
    const lines = linesWithPromo([line(1, 1001), line(2, 1001), line(3, 1003)], promo);
    expect(lines.map(({ promoDiscountCents }) => promoDiscountCents)).toEqual([100, 100, 101]);
  });

  it('takes no more off a session than it asks', () => {
    const promo = { percentBasisPoints: null, amountCents: 5000 };
    const lines = linesWithPromo([line(1, 1000, 100), line(2, 0), line(3, 2000)], promo);
    expect(lines.map(({ promoDiscountCents }) => promoDiscountCents)).toEqual([900, 0, 2000]);
  });
});
