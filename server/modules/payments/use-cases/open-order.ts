import type { SalesChannel } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import { orderPaymentState } from '../rules/order-payment-state.ts';
import type { OrderSnapshot, OrderSubject, PaymentMode } from '../store/orders.ts';
import { insertOrder } from '../store/orders.ts';

export interface NewOrder {
  providerId: number;
  /** Drawn beforehand (`nextOrderId`), so that the thing ordered can name its order. */
  orderId: number;
  personId: number;
  customerId: number;
  /** What is ordered. One subject has one order. */
  subject: OrderSubject;
  subjectId: number;
  /** In cents, before and of the discount: decided by the server, never sent by a browser. */
  priceCents: number;
  discountCents: number;
  /** The rest of what is agreed on paying. */
  paymentMode: PaymentMode;
  platformFeeBasisPoints: number;
  channel: SalesChannel;
  snapshot: OrderSnapshot;
  /** Until when a payment may be started: the end of the hold. Default: no limit. */
  payableUntil?: Date | null;
}

/**
 * Writes what is owed for something. Joins the caller's transaction, in which it is not read again; paying starts after
 * its commit.
 */
export async function openOrder(work: Work, { orderId, ...order }: NewOrder): Promise<void> {
  const totalCents = order.priceCents - order.discountCents;
  const sums = { capturedCents: 0, refundedCents: 0 };
  const paymentState = orderPaymentState({ totalCents, isPaidWithMembership: false, sums });
  await insertOrder(work, {
    ...order,
    id: orderId,
    payableUntil: order.payableUntil ?? null,
    paymentState,
  });
}
