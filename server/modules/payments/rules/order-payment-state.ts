import type { OrderPaymentState } from '#contracts/statuses.ts';

/** What the ledger says about one order. */
export interface LedgerSums {
  capturedCents: number;
  /** Refunds that went through, less those the bank sent back. */
  refundedCents: number;
}

/**
 * The state of an order's payment, from the ledger alone (specification sections 3 and 4). An order that was paid and given back is
 * notPaid: that the entity was reimbursed is the entity's own status (R).
 */
export function orderPaymentState(order: {
  totalCents: number;
  isPaidWithMembership: boolean;
  sums: LedgerSums;
}): OrderPaymentState {
  if (order.isPaidWithMembership) return 'paidWithMembership';
  if (order.totalCents === 0) return 'pricedZero';
  const paidCents = order.sums.capturedCents - order.sums.refundedCents;
  if (paidCents <= 0) return 'notPaid';
  return paidCents < order.totalCents ? 'partiallyPaid' : 'fullyPaid';
}

/** What can still be given back of a payment: what was taken, less all that went back or is on its way. */
export function refundableOf(payment: { capturedCents: number; refundedOrRequestedCents: number }): number {
  return Math.max(0, payment.capturedCents - payment.refundedOrRequestedCents);
}
