import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { refundKey } from '../rules/idempotency-key.ts';
import { takeInTurn } from '#contracts/spread.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { ofRefund } from '../store/ledger.ts';
import { setPayableUntil } from '../store/order-changes.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import type { RefundReason } from '../store/refunds.ts';
import { insertRefund, refundsOfPayment } from '../store/refunds.ts';
import type { LineAmount } from './credit-lines.ts';
import { creditLines } from './credit-lines.ts';
import { creditOf, moneyToGiveBack, returnableByCard } from './money-to-give-back.ts';
import { returnToWallet } from './return-to-wallet.ts';
import { settleOrder } from './settle-order.ts';

export const SEND_REFUND = 'payments.send-refund';

export interface RefundRequest {
  providerId: number;
  orderId: number;
  reason: Exclude<RefundReason, 'surplus'>;
  /** As in the audit log. */
  actor: string;
  /** A part of what can go back by card. Default: all of it. */
  amountCents?: number;
  /** Which lines are credited, together the amount. Default: all, in proportion to what is left of each. */
  lines?: readonly LineAmount[];
}

/**
 * Gives an order's card money back, of its latest payments first, and credits its lines; without an amount also credit to its customer's wallet. Joins the caller's transaction and writes
 * what is owed; a job moves the money after the commit and announces `refundSettled`. No payment of the order can be started any more.
 * @returns the cents that go back; 0 when nothing was paid by card or all is on its way already
 * @throws Refusal notFound; invalidInput for more than can go back, or lines that cannot be credited so
 */
export async function refundOrder(work: Work, request: RefundRequest): Promise<number> {
  const { providerId, orderId, reason, actor } = request;
  return work.transaction(async (tx) => {
    const order = await findOrder(tx, providerId, orderId, { forChange: true });
    if (!order) throw new Refusal('notFound');
    await endPaying(tx, order);
    const money = await moneyToGiveBack(tx, order);
    const { cards } = money;
    const refundableCents = returnableByCard(money);
    const amountCents = request.amountCents ?? refundableCents;
    if (amountCents > refundableCents || amountCents < 0)
      throw new Refusal('invalidInput', { affected: ['amount'] });
    const parts = takeInTurn(
      amountCents,
      cards.map((card) => card.refundableCents),
    );
    const isWhole = parts.filter((part) => part > 0).length < 2;
    if (request.lines && !isWhole) throw new Refusal('invalidInput', { affected: ['lines'] });
    for (const [index, { payment }] of cards.entries()) {
      const part = parts[index] ?? 0;
      if (part > 0)
        await requestRefund(tx, { order, payment, amountCents: part, reason, actor, lines: request.lines });
    }
    // All that can go back by itself
    if (request.amountCents === undefined) await returnToWallet(tx, { providerId, orderId, actor });
    return amountCents;
  });
}

/**
 * Writes one refund with its key, credits lines with it and queues the sending. The caller holds the order's lock and has checked the
 * amount.
 * @throws Refusal as `creditLines`
 */
export async function requestRefund(
  work: Work,
  wanted: {
    order: Order;
    payment: CardPayment;
    amountCents: number;
    reason: RefundReason;
    actor: string;
    lines?: readonly LineAmount[];
  },
): Promise<void> {
  const { order, amountCents, reason, actor, lines } = wanted;
  const { providerId, id: orderId } = order;
  const refundId = await addRefund(work, { ...wanted, order });
  await audit(work, {
    providerId,
    actor,
    action: 'requestRefund',
    subject: 'order',
    subjectId: orderId,
    after: { refundId, amountCents, reason, ...(lines && { lines }) },
  });
  await work.enqueue(SEND_REFUND, { providerId, refundId });
}

/** Writes a refund with what it credits: nothing of a surplus, which was never owed. The caller holds the order's lock. */
export async function addRefund(
  work: Work,
  wanted: {
    order: Pick<Order, 'providerId' | 'id'>;
    payment: CardPayment;
    amountCents: number;
    reason: RefundReason;
    lines?: readonly LineAmount[];
  },
): Promise<number> {
  const { payment, amountCents, reason, lines } = wanted;
  const { providerId, id: orderId } = wanted.order;
  // As it is by now: an earlier refund of the same act has credited it.
  const order = await findOrder(work, providerId, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone`);
  const money = await moneyToGiveBack(work, order);
  const isOwed = money.cards.some((card) => card.payment.id === payment.id);
  const creditedCents = isOwed ? creditOf(order, amountCents, money) : 0;
  const earlier = await refundsOfPayment(work, providerId, payment.id);
  const refundId = await insertRefund(work, {
    providerId,
    orderId,
    cardPaymentId: payment.id,
    amountCents,
    creditedCents,
    reason,
    idempotencyKey: refundKey(payment, earlier.length + 1, 1),
  });
  if (isOwed) {
    const crediting = { providerId, orderId, amountCents, creditCents: creditedCents, lines };
    await creditLines(work, crediting, { refundId });
  }
  await settleOrder(work, order, ofRefund({ id: refundId, cardPaymentId: payment.id }));
  return refundId;
}

/** From now on no payment of the order may be started. The caller holds the order's lock. */
export async function endPaying(work: Work, order: Order): Promise<void> {
  const now = work.now();
  if (order.payableUntil === null || order.payableUntil > now) await setPayableUntil(work, order, now);
}
