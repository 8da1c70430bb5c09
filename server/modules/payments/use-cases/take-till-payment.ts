import type { PaymentMethod } from '#contracts/statuses.ts';
import type { DeskMethod } from '#contracts/till.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentSettled } from '../facts.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import type { LedgerEntry } from '../store/ledger.ts';
import { addLedgerEntries, ofTillPayment } from '../store/ledger.ts';
import type { Order } from '../store/orders.ts';
import { settleOrder } from './settle-order.ts';
import { spendWallet } from './spend-wallet.ts';
import type { TillPaymentDone, TillPaymentWanted } from './till-payments.ts';
import { makeTillPayment } from './till-payments.ts';

const PAYMENT_METHOD: Record<DeskMethod, PaymentMethod> = {
  cash: 'Cash',
  terminal: 'DebitCard',
  bank: 'BankTransfer',
  wallet: 'Wallet',
};

/** `tillPaymentId` null: given credit has paid all of it, which is no payment. */
type Taken = Omit<TillPaymentDone, 'tillPaymentId'> & { tillPaymentId: number | null };

/**
 * Takes money for orders of one provider, all or a part of what each still asks, several at once; or their customer's credit. An order that waited
 * for its money online is announced as paid with the last of it.
 * @throws Refusal as `makeTillPayment` and `spendWallet`; invalidInput for more than is owed; holdExpired for an order that may no longer be paid
 */
export async function takeTillPayment(work: Work, wanted: TillPaymentWanted): Promise<Taken> {
  if (wanted.method !== 'wallet') return take(work, wanted);
  return work.transaction(async (tx) => {
    const { rest, settled } = await spendWallet(tx, wanted);
    for (const order of settled) await announceSettled(tx, order);
    if (rest.length === 0) return { tillPaymentId: null, isNew: true };
    return take(tx, { ...wanted, orders: rest });
  });
}

async function take(work: Work, wanted: TillPaymentWanted): Promise<TillPaymentDone> {
  const { method } = wanted;
  return makeTillPayment(work, 'taken', wanted, async (tx, order, { tillPaymentId, amountCents }) => {
    if (amountCents > owedCents(order)) throw new Refusal('invalidInput', { affected: ['amount'] });
    if (order.payableUntil !== null && order.payableUntil <= tx.now()) throw new Refusal('holdExpired');
    const { providerId, id: orderId } = order;
    const source = ofTillPayment(tillPaymentId);
    const entry: LedgerEntry =
      method === 'wallet'
        ? { reason: 'walletPayment', amountCents, source }
        : { reason: 'tillPayment', method, amountCents, source };
    await addLedgerEntries(tx, providerId, orderId, [entry]);
    const payment = { method: PAYMENT_METHOD[method], platformFeeCents: 0 };
    const settled = await settleOrder(tx, order, source, payment);
    if (settled.owedCents === 0) await announceSettled(tx, order);
  });
}

async function announceSettled(
  work: Work,
  { providerId, id: orderId, subject, subjectId, paymentMode }: Order,
): Promise<void> {
  if (paymentMode !== 'online') return;
  const paidAt = work.now().toISOString();
  await work.announce(paymentSettled({ providerId, orderId, subject, subjectId, paidAt }));
}
