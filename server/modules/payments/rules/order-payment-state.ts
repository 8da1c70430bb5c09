import type { OrderPaymentState } from '#contracts/statuses.ts';

/** What an order asks and has, in cents. */
export interface OrderSums {
  totalCents: number;
  /** Of its lines: what is no longer asked for, since it went back, goes back or is owed back. */
  creditedCents: number;
  /** By the ledger: what came in less what went back, by whatever way. */
  paidCents: number;
}

/**
 * The state of an order's payment, from its lines and the ledger alone (specification sections 3 and 4). A part that was given back
 * is not asked for again. An order that was paid and given back whole is notPaid: that the entity was reimbursed is the entity's own
 * status (R).
 */
export function orderPaymentState(order: OrderSums & { isPaidWithMembership: boolean }): OrderPaymentState {
  if (order.isPaidWithMembership) return 'paidWithMembership';
  if (order.totalCents === 0) return 'pricedZero';
  if (order.paidCents <= 0) return 'notPaid';
  return order.paidCents < dueCents(order) ? 'partiallyPaid' : 'fullyPaid';
}

/** What an order comes to now: its lines less their credits, paid or not. */
export function dueCents(order: Pick<OrderSums, 'totalCents' | 'creditedCents'>): number {
  return order.totalCents - order.creditedCents;
}

/** What is still to be paid: lines less credits less what was paid, never less than nothing. */
export function owedCents(order: OrderSums & { paymentState: OrderPaymentState }): number {
  if (order.paymentState === 'paidWithMembership') return 0;
  return Math.max(0, dueCents(order) - order.paidCents);
}

/** What can still be given back of a payment: what was taken, less all that went back or is on its way. */
export function refundableOf(payment: { capturedCents: number; refundedOrRequestedCents: number }): number {
  return Math.max(0, payment.capturedCents - payment.refundedOrRequestedCents);
}

/**
 * How much of what goes back has to be credited: what was credited before and has not gone back, because a refund of it failed, is
 * not credited again.
 * @param order.givenBackCents what went back of it or is on its way already
 */
export function creditFor(
  amountCents: number,
  order: Pick<OrderSums, 'totalCents' | 'creditedCents'> & { givenBackCents: number },
): number {
  const creditedBefore = Math.max(0, order.creditedCents - order.givenBackCents);
  return Math.min(dueCents(order), Math.max(0, amountCents - creditedBefore));
}
