import { describe, expect, it } from 'vitest';
import type { Sale } from './sale-blockers.ts';
import { saleBlocker } from './sale-blockers.ts';

const FINE: Sale = {
  planAllowsBooking: true,
  hasNotPaid: false,
  sharesData: true,
  onlyBook: true,
  totalCents: 5000,
  isPayableByCard: true,
  ways: { canBookOnly: true, canPayOnline: true, canUseMembership: false },
  hasConnectedAccount: true,
  wantsOnlinePayment: true,
};

describe('what may be sold', () => {
  it.each<[string, Partial<Sale>, ReturnType<typeof saleBlocker>]>([
    ['everything in order, without paying', {}, null],
    ['everything in order, paying now', { onlyBook: false }, null],
    ['a provider that has not paid', { hasNotPaid: true }, 'providerHasNotPaid'],
    ['a provider on Free', { planAllowsBooking: false }, 'featureNotAvailable'],
    ['no agreement to share data', { sharesData: false }, 'missingSharingAgreement'],
    [
      'booking without paying where only online is taken',
      { ways: { canBookOnly: false, canPayOnline: true, canUseMembership: false } },
      'paymentOption',
    ],
    [
      'paying now where only on site is taken',
      {
        onlyBook: false,
        wantsOnlinePayment: false,
        ways: { canBookOnly: true, canPayOnline: false, canUseMembership: false },
      },
      'paymentOption',
    ],
    [
      'paying now without a connected account',
      {
        onlyBook: false,
        hasConnectedAccount: false,
        ways: { canBookOnly: true, canPayOnline: false, canUseMembership: false },
      },
      'missingStripeAccount',
    ],
    [
      'a free service needs no way of paying',
      {
        onlyBook: false,
        totalCents: 0,
        ways: { canBookOnly: false, canPayOnline: false, canUseMembership: false },
      },
      null,
    ],
    [
      '49 cents cannot be asked of a card',
      { onlyBook: false, totalCents: 49, isPayableByCard: false },
      'paymentOption',
    ],
    ['the first reason is told first', { hasNotPaid: true, sharesData: false }, 'providerHasNotPaid'],
  ])('%s', (_name, change, expected) => {
    expect(saleBlocker({ ...FINE, ...change })).toBe(expected);
  });
});
