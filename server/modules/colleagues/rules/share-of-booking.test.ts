import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShareAmount } from '#contracts/share.ts';
import type { Share } from './share-of-booking.ts';
import { amountThatCounts, shareOfBooking } from './share-of-booking.ts';

const TEN: ShareAmount = { amountType: 'percent', amount: 1000 };
const percent = (amount: number): ShareAmount => ({ amountType: 'percent', amount });
const fixed = (amount: number): ShareAmount => ({ amountType: 'fixed', amount });

describe('which share counts', () => {
  it.each<[string, Share, ShareAmount | null, ShareAmount | null]>([
    ['none, whatever the provider has', { kind: 'none' }, TEN, null],
    ['the provider’s', { kind: 'global' }, TEN, TEN],
    ['the provider’s, which has none', { kind: 'global' }, null, null],
    ['their own before the provider’s', { kind: 'individual', ...fixed(500) }, TEN, fixed(500)],
  ])('%s', (_name, share, ofProvider, counts) => expect(amountThatCounts(share, ofProvider)).toEqual(counts));
});

describe('what of a booking is somebody’s', () => {
  it.each<[string, ShareAmount | null, number, number, number]>([
    ['nothing without a share', null, 10_000, 0, 0],
    ['a percentage of what was paid', percent(4000), 8550, 0, 3420],
    ['half a cent upwards', percent(3333), 1050, 0, 350],
    ['half a cent, exactly', percent(5000), 1, 0, 1],
    ['less than half a cent', percent(4999), 1, 0, 0],
    ['of what is kept after a refund', percent(5000), 10_000, 4000, 3000],
    ['all of it', percent(10_000), 8550, 0, 8550],
    ['an amount per booking', fixed(2000), 8550, 0, 2000],
    ['never more than what is kept', fixed(2000), 8550, 7000, 1550],
    ['nothing of what nobody paid', fixed(2000), 0, 0, 0],
    ['nothing of what was paid back whole', percent(5000), 8550, 8550, 0],
    ['nothing where more went back than came', fixed(2000), 1000, 1500, 0],
  ])('%s', (_name, counts, paidCents, returnedCents, cents) =>
    expect(shareOfBooking(counts, { paidCents, returnedCents })).toBe(cents),
  );

  it('is whole cents between nothing and what is kept', () => {
    const amounts = fc.oneof(
      fc.integer({ min: 0, max: 10_000 }).map(percent),
      fc.integer({ min: 0, max: 99_999_999 }).map(fixed),
    );
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(amounts, cents, cents, (counts, paidCents, returnedCents) => {
        const share = shareOfBooking(counts, { paidCents, returnedCents });
        expect(Number.isInteger(share)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(Math.max(0, paidCents - returnedCents));
      }),
    );
  });
});
