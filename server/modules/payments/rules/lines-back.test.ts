import { describe, expect, it } from 'vitest';
import { linesBack } from './lines-back.ts';

describe('what goes back when lines are cancelled', () => {
  it.each([
    // total, credited, paid, rests, by card: refund, by hand
    [3000, 0, 3000, 1000, 3000, 1000, 0],
    [3000, 0, 3000, 1000, 0, 0, 1000],
    [3000, 0, 3000, 3000, 1200, 1200, 1800],
    [3000, 0, 1000, 1000, 1000, 0, 0],
    [3000, 0, 2500, 1000, 2500, 500, 0],
    [3000, 1000, 2000, 2000, 2000, 2000, 0],
    [2000, 0, 0, 2000, 0, 0, 0],
    [10000, 0, 10000, 3334, 10000, 3334, 0],
  ])(
    'of %i with %i credited and %i paid, lines of %i, %i returnable by card: %i by card, %i by hand',
    (totalCents, creditedCents, paidCents, rests, byCard, refundCents, centerCents) => {
      expect(linesBack({ totalCents, creditedCents, paidCents }, rests, byCard)).toEqual({
        refundCents,
        centerCents,
      });
    },
  );
});
