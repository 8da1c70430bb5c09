import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { refundKey } from '../rules/idempotency-key.ts';
import { refundableOf } from '../rules/order-payment-state.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { paymentsOfOrder } from '../store/card-payments.ts';
import { setPayableUntil } from '../store/order-changes.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import type { Refund, RefundReason } from '../store/refunds.ts';
import { insertRefund, refundsOfPayment } from '../store/refunds.ts';

export const SEND_REFUND = 'payments.send-refund';

export interface RefundRequest {
  providerId: number;
  orderId: number;
  reason: Exclude<RefundReason, 'surplus'>;
  /** As in the audit log. */
  actor: string;
  /** A part of what can go back. Default: all of it. */
  amountCents?: number;
}

/**
 * Gives an order's money back. Joins the caller's transaction and writes what is owed; a job moves the money after the
 * commit and announces `refundSettled`. No payment of the order can be started any more.
 * @returns the cents that go back; 0 when nothing was paid or all is on its way already
 * @throws Refusal notFound; invalidInput for more than can go back
 */
export async function refundOrder(work: Work, request: RefundRequest): Promise<number> {
  const { providerId, orderId, reason, actor } = request;
  return work.transaction(async (tx) => {
    const order = await findOrder(tx, providerId, orderId, { forChange: true });
    if (!order) throw new Refusal('notFound');
    await endPaying(tx, order);
    const { payment, refundableCents } = await refundable(tx, providerId, orderId);
    const amountCents = request.amountCents ?? refundableCents;
    if (amountCents > refundableCents || amountCents < 0)
      throw new Refusal('invalidInput', { affected: ['amount'] });
    if (!payment || amountCents === 0) return 0;
    await requestRefund(tx, { order, payment, amountCents, reason, actor });
    return amountCents;
  });
}

async function refundable(
  work: Work,
  providerId: number,
  orderId: number,
): Promise<{ payment: CardPayment | null; refundableCents: number }> {
  const payments = await paymentsOfOrder(work, providerId, orderId);
  const payment = payments.find(({ state }) => state === 'succeeded') ?? null;
  if (!payment) return { payment, refundableCents: 0 };
  const refunds = await refundsOfPayment(work, providerId, payment.id);
  const refundedOrRequestedCents = refunds
    .filter(isNotLost)
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  return {
    payment,
    refundableCents: refundableOf({ capturedCents: payment.amountCents, refundedOrRequestedCents }),
  };
}

function isNotLost(refund: Refund): boolean {
  return refund.state !== 'failed';
}

/** Writes one refund with its key and queues the sending. The caller holds the order's lock and has checked the amount. */
export async function requestRefund(
  work: Work,
  wanted: { order: Order; payment: CardPayment; amountCents: number; reason: RefundReason; actor: string },
): Promise<void> {
  const { order, payment, amountCents, reason, actor } = wanted;
  const { providerId, id: orderId } = order;
  const earlier = await refundsOfPayment(work, providerId, payment.id);
  const idempotencyKey = refundKey(payment, earlier.length + 1, 1);
  const refundId = await insertRefund(work, {
    providerId,
    orderId,
    cardPaymentId: payment.id,
    amountCents,
    reason,
    idempotencyKey,
  });
  await audit(work, {
    providerId,
    actor,
    action: 'requestRefund',
    subject: 'order',
    subjectId: orderId,
    after: { refundId, amountCents, reason },
  });
  await work.enqueue(SEND_REFUND, { providerId, refundId });
}

/** From now on no payment of the order may be started. The caller holds the order's lock. */
export async function endPaying(work: Work, order: Order): Promise<void> {
  const now = work.now();
  if (order.payableUntil === null || order.payableUntil > now) await setPayableUntil(work, order, now);
}
