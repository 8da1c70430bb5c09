import { describe, expect, it } from 'vitest';
import { linesBack } from './lines-back.ts';

describe('what goes back when lines are cancelled', () => {
  it.each([
    // total, credited, paid, rests, by card, by wallet: refund, by hand, into the wallet
    [3000, 0, 3000, 1000, 3000, 0, 1000, 0, 0],
    [3000, 0, 3000, 1000, 0, 0, 0, 1000, 0],
    [3000, 0, 3000, 3000, 1200, 0, 1200, 1800, 0],
    [3000, 0, 1000, 1000, 1000, 0, 0, 0, 0],
    [3000, 0, 2500, 1000, 2500, 0, 500, 0, 0],
    [3000, 1000, 2000, 2000, 2000, 0, 2000, 0, 0],
    [2000, 0, 0, 2000, 0, 0, 0, 0, 0],
    [10000, 0, 10000, 3334, 10000, 0, 3334, 0, 0],
    [3000, 0, 3000, 3000, 1200, 800, 1200, 1000, 800],
    [3000, 0, 3000, 1000, 0, 3000, 0, 0, 1000],
  ])(
    'of %i with %i credited and %i paid, lines of %i, %i returnable by card, %i from the wallet: %i by card, %i by hand, %i into it',
    (
      totalCents,
      creditedCents,
      paidCents,
      rests,
      byCardCents,
      byWalletCents,
      refundCents,
      centerCents,
      walletCents,
    ) => {
      expect(
        linesBack({ totalCents, creditedCents, paidCents }, rests, { byCardCents, byWalletCents }),
      ).toEqual({
        refundCents,
        centerCents,
        walletCents,
      });
    },
  );
});
