import type { CardPayments, CardRefund } from '#server/adapters/card-payments/port.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { findOrder } from '../store/orders.ts';
import type { Refund } from '../store/refunds.ts';
import { findRefund, refundsOfPayment, setRefundState } from '../store/refunds.ts';
import { addRefund } from './refund-order.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Brings all refunds of a payment up to what the processor lists: one that the bank sent back days later, and one that
 * the provider made with the processor directly, which our books must hold too.
 */
export async function followRefunds(work: Work, cards: CardPayments, payment: CardPayment): Promise<void> {
  if (payment.intentId === null) return;
  const listed = await cards.listRefunds(payment.account, payment.intentId);
  for (const atProcessor of listed.toReversed()) {
    const ours = await refundsOfPayment(work, payment.providerId, payment.id);
    const known = ours.find(({ processorRefundId }) => processorRefundId === atProcessor.id);
    // While one of ours waits for its answer, an unknown one may be that answer: whoever sent it will say.
    const mayBeOurs = ours.some(
      ({ state, processorRefundId }) => state === 'requested' && processorRefundId === null,
    );
    const refund = known ?? (mayBeOurs ? null : await takeOver(work, payment, atProcessor));
    if (refund) await settleRefund(work, cards, refund, atProcessor);
  }
}

async function takeOver(work: Work, payment: CardPayment, atProcessor: CardRefund): Promise<Refund | null> {
  const { providerId, orderId } = payment;
  return work.transaction(async (tx) => {
    const order = await findOrder(tx, providerId, orderId, { forChange: true });
    if (!order) throw new Error(`Card payment ${payment.id} has lost its order`);
    const ours = await refundsOfPayment(tx, providerId, payment.id);
    const isTakenNow = ours.some(
      ({ state, processorRefundId }) =>
        processorRefundId === atProcessor.id || (state === 'requested' && processorRefundId === null),
    );
    if (isTakenNow) return null;
    const id = await addRefund(tx, {
      order,
      payment,
      amountCents: atProcessor.amountCents,
      reason: 'providerDecision',
    });
    await setRefundState(tx, { providerId, id }, { state: 'requested', processorRefundId: atProcessor.id });
    return findRefund(tx, { providerId, id });
  });
}
