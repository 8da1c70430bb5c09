import type { CardPayments, CardRefund } from '#server/adapters/card-payments/port.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import { refundFailed, refundSettled } from '../facts.ts';
import type { RefundState } from '../rules/refund-state.ts';
import { canRefundBecome } from '../rules/refund-state.ts';
import { findCardPayment } from '../store/card-payments.ts';
import type { LedgerEntry } from '../store/ledger.ts';
import { addLedgerEntries, feeReturnedOfPayment, ofRefund } from '../store/ledger.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import type { Refund } from '../store/refunds.ts';
import { findRefund, setRefundState } from '../store/refunds.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Brings a refund up to what the processor says of it: ledger, order and fact in one transaction, each once.
 * @param known the row as it was read last; what has become of it meanwhile is read again
 * @param atProcessor as answered or fetched
 * @returns where the refund stands now
 * @throws ProcessorUnavailable, ProcessorRefused when the platform's share that went back cannot be read
 */
export async function settleRefund(
  work: Work,
  cards: CardPayments,
  known: Refund,
  atProcessor: CardRefund,
): Promise<RefundState> {
  const { providerId, id, orderId } = known;
  const feeReturnedInAll = await feeReturnedBy(work, cards, known, atProcessor);
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
    await addLedgerEntries(tx, providerId, orderId, await entriesFor(tx, refund, state, feeReturnedInAll));
    const { paymentState } = await settleOrder(tx, order, ofRefund(refund));
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
      await tx.announce(
        refundSettled({ providerId, orderId, refundId: id, amountCents, reason, subject, subjectId }),
      );
    } else await announceFailure(tx, order, refund);
    return state;
  });
}

/** The processor will never do it: the customer is still owed, and the order says so. */
export async function failRefund(work: Work, { providerId, id, orderId }: Refund): Promise<void> {
  await work.transaction(async (tx) => {
    const order = await findOrder(tx, providerId, orderId, { forChange: true });
    const refund = await findRefund(tx, { providerId, id });
    if (!order || refund?.state !== 'requested') return;
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
    await announceFailure(tx, order, refund);
  });
}

async function announceFailure(
  work: Work,
  order: Order,
  { id: refundId, amountCents }: Refund,
): Promise<void> {
  const { providerId, id: orderId, subject, subjectId } = order;
  await work.announce(refundFailed({ providerId, orderId, refundId, amountCents, subject, subjectId }));
}

/** A refund on its way is still only requested. */
function stateOf({ status }: CardRefund): RefundState {
  if (status === 'succeeded') return 'succeeded';
  return status === 'pending' ? 'requested' : 'failed';
}

/** What the processor has returned of the platform's share; 0 without asking where none was taken or nothing has changed. */
async function feeReturnedBy(
  work: Work,
  cards: CardPayments,
  refund: Refund,
  atProcessor: CardRefund,
): Promise<number> {
  if (!canRefundBecome(refund.state, stateOf(atProcessor))) return 0;
  const payment = await findCardPayment(work, { providerId: refund.providerId, id: refund.cardPaymentId });
  if (!payment) throw new Error(`Refund ${refund.id} has lost its payment`);
  return payment.platformFeeCents === 0 ? 0 : cards.fetchFeeReturned(atProcessor);
}

/**
 * The platform's share goes back when a refund is made and stays there when the bank sends the money back; how much it was, only the
 * processor knows. Of two refunds made at once the one that is settled first books what went back with both.
 */
async function entriesFor(
  work: Work,
  refund: Refund,
  state: RefundState,
  feeReturnedInAll: number,
): Promise<LedgerEntry[]> {
  const { providerId, cardPaymentId, amountCents } = refund;
  const source = ofRefund(refund);
  if (refund.state === 'succeeded') return [{ reason: 'refundReversal', amountCents, source }];
  const feeReturnedCents = await feeReturnedOfPayment(work, providerId, cardPaymentId);
  const feeReturned: LedgerEntry = {
    reason: 'platformFeeReturn',
    amountCents: feeReturnedInAll - feeReturnedCents,
    source,
  };
  return state === 'failed' ? [feeReturned] : [{ reason: 'refund', amountCents, source }, feeReturned];
}
