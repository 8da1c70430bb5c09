import type { DeskMethod } from '#contracts/till.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { tillReturned } from '../facts.ts';
import type { LedgerEntry, LedgerSource } from '../store/ledger.ts';
import { addLedgerEntries, ofTillPayment } from '../store/ledger.ts';
import type { LineAmount } from './credit-lines.ts';
import { creditLines } from './credit-lines.ts';
import { creditOf, moneyToGiveBack } from './money-to-give-back.ts';
import { giveToWallet } from './give-to-wallet.ts';
import { settleOrder } from './settle-order.ts';
import type { TillPaymentDone, TillPaymentWanted } from './till-payments.ts';
import { makeTillPayment } from './till-payments.ts';

/** Money given back at the till. */
export type TillReturnWanted = Omit<TillPaymentWanted, 'orders'> & {
  /** `lines`: which lines are credited, together the amount. Default: all, in proportion to what is left of each. */
  orders: readonly { orderId: number; amountCents: number; lines?: readonly LineAmount[] }[];
};

/**
 * Gives money of orders back at the till or to their customer's wallet, however it had been paid, and credits their lines: what goes back is not asked for again. Each
 * order is announced.
 * @throws Refusal as `makeTillPayment` and `creditLines`; invalidInput for more than was paid and is not on its way back by card
 */
export async function returnTillPayment(work: Work, wanted: TillReturnWanted): Promise<TillPaymentDone> {
  const linesOf = new Map(wanted.orders.map(({ orderId, lines }) => [orderId, lines]));
  const orders = wanted.orders.map(({ orderId, amountCents }) => ({ orderId, amountCents }));
  const returned = { ...wanted, orders };
  return makeTillPayment(work, 'returned', returned, async (tx, order, { tillPaymentId, amountCents }) => {
    const { providerId, id: orderId } = order;
    const money = await moneyToGiveBack(tx, order);
    if (amountCents > money.returnableCents) throw new Refusal('invalidInput', { affected: ['amount'] });
    // The row of this return is there already, and is none of what went back before.
    const before = { ...money, givenBackCents: money.givenBackCents - amountCents };
    const crediting = {
      providerId,
      orderId,
      amountCents,
      creditCents: creditOf(order, amountCents, before),
      lines: linesOf.get(orderId),
    };
    const source = ofTillPayment(tillPaymentId);
    await creditLines(tx, crediting, { tillPaymentId });
    await addLedgerEntries(tx, providerId, orderId, [entryOf(wanted.method, amountCents, source)]);
    if (wanted.method === 'wallet')
      await giveToWallet(tx, order, { amountCents, giftCents: 0, doneBy: wanted.takenBy });
    await settleOrder(tx, order, source);
    const { subject, subjectId } = order;
    await tx.announce(tillReturned({ providerId, orderId, subject, subjectId, tillPaymentId, amountCents }));
  });
}

function entryOf(method: DeskMethod, amountCents: number, source: LedgerSource): LedgerEntry {
  return method === 'wallet'
    ? { reason: 'walletReturn', amountCents, source }
    : { reason: 'tillReturn', method, amountCents, source };
}
