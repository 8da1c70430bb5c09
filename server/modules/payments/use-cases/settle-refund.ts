import type { CardRefund } from '#server/adapters/card-payments/port.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import type { RefundSettled } from '../facts.ts';
import { orderPaymentState } from '../rules/order-payment-state.ts';
import { feeToReturn } from '../rules/platform-fee.ts';
import type { RefundState } from '../rules/refund-state.ts';
import { canRefundBecome } from '../rules/refund-state.ts';
import { findCardPayment } from '../store/card-payments.ts';
import type { LedgerEntry } from '../store/ledger.ts';
import { addLedgerEntries, ledgerSumsOfOrder, ledgerSumsOfPayment } from '../store/ledger.ts';
import { setPaymentState } from '../store/order-changes.ts';
import { findOrder } from '../store/orders.ts';
import type { Refund } from '../store/refunds.ts';
import { findRefund, setRefundState } from '../store/refunds.ts';

/**
 * Brings a refund up to what the processor says of it: ledger, order and fact in one transaction, each once.
 * @param atProcessor as answered or fetched
 * @returns where the refund stands now
 */
export async function settleRefund(
  work: Work,
  { providerId, id, orderId }: Refund,
  atProcessor: CardRefund,
): Promise<RefundState> {
  return work.transaction(async (tx) => {
    const order = await findOrder(tx, providerId, orderId, { forChange: true });
    const refund = await findRefund(tx, { providerId, id });
    if (!order || !refund) throw new Error(`Refund ${id} has lost its order`);
    if (atProcessor.amountCents !== refund.amountCents)
      throw new Error(`Refund ${id} moved ${atProcessor.amountCents} instead of ${refund.amountCents}`);
    const next = stateOf(atProcessor);
    const isNews = canRefundBecome(refund.state, next);
    if (!isNews && refund.processorRefundId !== null) return refund.state;
    const state = isNews ? next : refund.state;
    await setRefundState(tx, refund, {
      state,
      processorRefundId: atProcessor.id,
      settledAt: isNews ? tx.now() : undefined,
    });
    if (!isNews) return state;
    await addLedgerEntries(tx, providerId, orderId, await entriesFor(tx, refund, state));
    const sums = await ledgerSumsOfOrder(tx, providerId, orderId);
    const isPaidWithMembership = order.paymentState === 'paidWithMembership';
    const paymentState = orderPaymentState({ totalCents: order.totalCents, isPaidWithMembership, sums });
    await setPaymentState(tx, order, paymentState);
    await audit(tx, {
      providerId,
      actor: 'processor',
      action: state === 'succeeded' ? 'settleRefund' : 'failRefund',
      subject: 'order',
      subjectId: orderId,
      before: { paymentState: order.paymentState, refundState: refund.state },
      after: { paymentState, refundId: id, amountCents: refund.amountCents },
    });
    if (state === 'succeeded') {
      const { subject, subjectId } = order;
      const { amountCents, reason } = refund;
      await tx.announce({
        name: 'refundSettled',
        data: { providerId, orderId, refundId: id, amountCents, reason, subject, subjectId },
      } satisfies RefundSettled);
    }
    return state;
  });
}

/** The processor will never do it: the customer is still owed, and the order says so. */
export async function failRefund(work: Work, { providerId, id, orderId }: Refund): Promise<void> {
  await work.transaction(async (tx) => {
    await findOrder(tx, providerId, orderId, { forChange: true });
    const refund = await findRefund(tx, { providerId, id });
    if (refund?.state !== 'requested') return;
    await setRefundState(tx, refund, { state: 'failed', settledAt: tx.now() });
    const { amountCents } = refund;
    await audit(tx, {
      providerId,
      actor: 'processor',
      action: 'failRefund',
      subject: 'order',
      subjectId: orderId,
      after: { refundId: id, amountCents },
    });
  });
}

/** A refund on its way is still only requested. */
function stateOf({ status }: CardRefund): RefundState {
  if (status === 'succeeded') return 'succeeded';
  return status === 'pending' ? 'requested' : 'failed';
}

async function entriesFor(work: Work, refund: Refund, state: RefundState): Promise<LedgerEntry[]> {
  const { providerId, id: refundId, cardPaymentId, amountCents } = refund;
  const entry = { cardPaymentId, refundId };
  // The platform's share stays returned when a bank sends money back: the processor keeps it so too.
  if (state === 'failed')
    return refund.state === 'succeeded' ? [{ reason: 'refundReversal', amountCents, ...entry }] : [];
  const payment = await findCardPayment(work, { providerId, id: cardPaymentId });
  if (!payment) throw new Error(`Refund ${refundId} has lost its payment`);
  const { refundedCents, feeCents, feeReturnedCents } = await ledgerSumsOfPayment(
    work,
    providerId,
    cardPaymentId,
  );
  const chargedCents = payment.amountCents;
  return [
    { reason: 'refund', amountCents, ...entry },
    {
      reason: 'platformFeeReturn',
      amountCents: feeToReturn({
        chargedCents,
        feeCents,
        feeReturnedCents,
        refundedCents,
        refundCents: amountCents,
      }),
      ...entry,
    },
  ];
}
