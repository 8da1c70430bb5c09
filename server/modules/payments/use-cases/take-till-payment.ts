import type { PaymentMethod } from '#contracts/statuses.ts';
import type { TillMethod } from '#contracts/till.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentSettled } from '../facts.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import { addLedgerEntries, ofTillPayment } from '../store/ledger.ts';
import { settleOrder } from './settle-order.ts';
import type { TillPaymentDone, TillPaymentWanted } from './till-payments.ts';
import { makeTillPayment } from './till-payments.ts';

const PAYMENT_METHOD: Record<TillMethod, PaymentMethod> = {
  cash: 'Cash',
  terminal: 'DebitCard',
  bank: 'BankTransfer',
};

/**
 * Takes money for orders of one provider, all or a part of what each still asks, several at once. An order that waited for its money
 * online is announced as paid with the last of it.
 * @throws Refusal as `makeTillPayment`; invalidInput for more than is owed; holdExpired for an order that may no longer be paid
 */
export async function takeTillPayment(work: Work, wanted: TillPaymentWanted): Promise<TillPaymentDone> {
  const { method } = wanted;
  return makeTillPayment(work, 'taken', wanted, async (tx, order, { tillPaymentId, amountCents }) => {
    if (amountCents > owedCents(order)) throw new Refusal('invalidInput', { affected: ['amount'] });
    if (order.payableUntil !== null && order.payableUntil <= tx.now()) throw new Refusal('holdExpired');
    const { providerId, id: orderId, subject, subjectId } = order;
    const source = ofTillPayment(tillPaymentId);
    await addLedgerEntries(tx, providerId, orderId, [{ reason: 'tillPayment', method, amountCents, source }]);
    const payment = { method: PAYMENT_METHOD[method], platformFeeCents: 0 };
    const settled = await settleOrder(tx, order, source, payment);
    if (settled.owedCents > 0 || order.paymentMode !== 'online') return;
    const paidAt = tx.now().toISOString();
    await tx.announce(paymentSettled({ providerId, orderId, subject, subjectId, paidAt }));
  });
}
