import type { ErrorCode } from '#contracts/error-codes.ts';

/** What decides whether something may be sold at all, before anybody looks at the calendar. */
export interface Sale {
  planAllowsBooking: boolean;
  hasNotPaid: boolean;
  sharesData: boolean;
  onlyBook: boolean;
  /** A pass pays it while it is booked. */
  paysWithPass?: boolean;
  /** What would be paid, after any discount. */
  totalCents: number;
  /** Cards take no amounts below the processor's smallest. */
  isPayableByCard: boolean;
  ways: { canBookOnly: boolean; canPayOnline: boolean; canUseMembership: boolean };
  hasConnectedAccount: boolean;
  /** The provider's payment setting takes money online at all. */
  wantsOnlinePayment: boolean;
}

/**
 * The first reason against selling, in the order in which a person should hear them, or null.
 * (Specification section 5, "Booking blockers".)
 */
export function saleBlocker(sale: Sale): ErrorCode | null {
  if (sale.hasNotPaid) return 'providerHasNotPaid';
  if (!sale.planAllowsBooking) return 'featureNotAvailable';
  if (!sale.sharesData) return 'missingSharingAgreement';
  return paymentBlocker(sale);
}

function paymentBlocker(sale: Sale): ErrorCode | null {
  if (sale.paysWithPass) return sale.ways.canUseMembership ? null : 'paymentOption';
  if (sale.onlyBook) return sale.ways.canBookOnly ? null : 'paymentOption';
  // What costs nothing needs no way of paying.
  if (sale.totalCents === 0) return null;
  if (sale.ways.canPayOnline) return sale.isPayableByCard ? null : 'paymentOption';
  return sale.wantsOnlinePayment && !sale.hasConnectedAccount ? 'missingStripeAccount' : 'paymentOption';
}
