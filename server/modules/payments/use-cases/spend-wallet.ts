import { spreadCents, takeInTurn } from '#contracts/spread.ts';
import { sumOf } from '#contracts/sum-of.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import { addLedgerEntries, ofWalletMovement } from '../store/ledger.ts';
import { addGift } from '../store/order-changes.ts';
import { linesOfOrder } from '../store/order-lines.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import type { TillAllocation } from '../store/till-payments.ts';
import type { Wallet } from '../store/wallets.ts';
import { lockWallet, moveWallet } from '../store/wallets.ts';
import { settleOrder } from './settle-order.ts';
import type { TillPaymentWanted } from './till-payments.ts';

const PAYMENT = { method: 'Wallet' as const, platformFeeCents: 0 };

/**
 * Takes what is to be paid for orders of one customer out of their wallet, given credit first: that is a discount of the lines, the rest is to be
 * booked as paid. Locks the orders, the wallet then, and reads it in the statement that locks it. Joins the caller's transaction.
 * @returns what of each order is still to be booked as paid, those of nothing left out; `settled`: the orders that given credit alone has paid
 * @throws Refusal walletTooLow; notFound; invalidInput for more than is owed (`amount`), orders of nobody or of two (`customer`), and for a top-up (`method`);
 *   holdExpired for an order that may no longer be paid
 */
export async function spendWallet(
  work: Work,
  {
    providerId,
    orders: wanted,
    takenBy,
    actor,
    receiptNumber,
    note,
  }: Omit<TillPaymentWanted, 'method' | 'key' | 'rtSerial'>,
): Promise<{ rest: TillAllocation[]; settled: Order[] }> {
  const allocations = wanted.toSorted((a, b) => a.orderId - b.orderId);
  const orders: Order[] = [];
  for (const { orderId, amountCents } of allocations)
    orders.push(await payableOrder(work, { providerId, orderId, amountCents }));
  const wallet = await walletOf(work, providerId, orders);
  const amounts = allocations.map(({ amountCents }) => amountCents);
  if (sumOf(amounts) > wallet.balanceCents) throw new Refusal('walletTooLow', { affected: ['amount'] });
  const gifts = takeInTurn(Math.min(wallet.giftCents, sumOf(amounts)), amounts);
  // Where nothing is left to be booked as paid the history alone keeps what was typed beside
  const said = { ...(receiptNumber && { receiptNumber }), ...(note && { note }) };
  const rest: TillAllocation[] = [];
  const settled: Order[] = [];
  for (const [index, order] of orders.entries()) {
    const [amountCents, giftCents] = [amounts[index] ?? 0, gifts[index] ?? 0];
    const movementId = await moveWallet(work, {
      providerId,
      walletId: wallet.id,
      kind: 'spent',
      amountCents: -amountCents,
      giftCents: -giftCents,
      orderId: order.id,
      doneBy: takenBy,
    });
    const isSettled = giftCents > 0 && (await spendGift(work, order, { giftCents, movementId, actor, said }));
    if (amountCents > giftCents) rest.push({ orderId: order.id, amountCents: amountCents - giftCents });
    else if (isSettled) settled.push(order);
  }
  return { rest, settled };
}

async function payableOrder(
  work: Work,
  { providerId, orderId, amountCents }: TillAllocation & { providerId: number },
): Promise<Order> {
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order) throw new Refusal('notFound');
  if (order.subject === 'walletTopUp') throw new Refusal('invalidInput', { affected: ['method'] });
  if (amountCents > owedCents(order)) throw new Refusal('invalidInput', { affected: ['amount'] });
  if (order.payableUntil !== null && order.payableUntil <= work.now()) throw new Refusal('holdExpired');
  return order;
}

async function walletOf(work: Work, providerId: number, orders: readonly Order[]): Promise<Wallet> {
  const [customerId, ...others] = new Set(orders.map((order) => order.customerId));
  if (customerId === undefined || customerId === null || others.length > 0)
    throw new Refusal('invalidInput', { affected: ['customer'] });
  const wallet = await lockWallet(work, { providerId, customerId });
  if (!wallet) throw new Refusal('walletTooLow', { affected: ['amount'] });
  return wallet;
}

/** Takes given credit off what the lines ask, in proportion. @returns whether nothing is owed any more */
async function spendGift(
  work: Work,
  order: Order,
  {
    giftCents,
    movementId,
    actor,
    said,
  }: {
    giftCents: number;
    movementId: number;
    actor: string;
    said: { receiptNumber?: string; note?: string };
  },
): Promise<boolean> {
  const { providerId, id: orderId } = order;
  const lines = await linesOfOrder(work, providerId, orderId);
  const parts = spreadCents(
    giftCents,
    lines.map((line) => line.totalCents - line.creditedCents),
  );
  await addGift(
    work,
    order,
    lines.map(({ position }, index) => ({ position, cents: parts[index] ?? 0 })),
  );
  const source = ofWalletMovement(movementId);
  await addLedgerEntries(work, providerId, null, [{ reason: 'giftSpent', amountCents: giftCents, source }]);
  const settled = await settleOrder(work, order, source, PAYMENT);
  await audit(work, {
    providerId,
    actor,
    action: 'takeTillPayment',
    subject: 'order',
    subjectId: orderId,
    before: { paymentState: order.paymentState, paidCents: order.paidCents },
    after: { method: 'wallet', amountCents: giftCents, isGift: true, ...said },
  });
  return settled.owedCents === 0;
}
