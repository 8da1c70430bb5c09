import { takeInTurn } from '#contracts/spread.ts';
import { sumOf } from '#contracts/sum-of.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { giftsOfLines, linesOfOrder } from '../store/order-lines.ts';
import { findOrder } from '../store/orders.ts';
import { paidByWallet } from '../store/wallets.ts';
import { giveToWallet } from './give-to-wallet.ts';
import { moneyToGiveBack } from './money-to-give-back.ts';
import { returnTillPayment } from './return-till-payment.ts';

/**
 * Gives what an order was paid with credit back to its customer's wallet, and the given credit with it. Joins the caller's transaction; nothing happens where none
 * has paid it, and when repeated.
 * @param of.positions the lines that are off, to be credited; all where they are left out
 * @param of.mostCents of what was paid, at most so much goes back
 * @returns what of the paid part went back, in cents
 * @throws Refusal notFound
 */
export async function returnToWallet(
  work: Work,
  of: {
    providerId: number;
    orderId: number;
    /** As in the audit log. */
    actor: string;
    positions?: readonly number[];
    mostCents?: number;
  },
): Promise<number> {
  const { providerId, orderId, actor, positions, mostCents } = of;
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order) throw new Refusal('notFound');
  const spent = await paidByWallet(work, { providerId, orderId });
  if (spent.amountCents === 0) return 0;
  const gifts = await giftsOfLines(work, providerId, orderId);
  const giftsOff = sumOf(
    gifts.filter(({ position }) => positions?.includes(position) ?? true).map(({ giftCents }) => giftCents),
  );
  const giftCents = Math.min(spent.giftCents, giftsOff);
  if (giftCents > 0) await giveToWallet(work, order, { amountCents: giftCents, giftCents, doneBy: null });
  const { returnableCents } = await moneyToGiveBack(work, order);
  const paidCents = spent.amountCents - spent.giftCents;
  const amountCents = Math.min(paidCents, returnableCents, mostCents ?? paidCents);
  if (amountCents <= 0) return 0;
  const lines = positions && (await partsOf(work, { providerId, orderId }, positions, amountCents));
  await returnTillPayment(work, {
    providerId,
    method: 'wallet',
    orders: [{ orderId, amountCents, ...(lines && { lines }) }],
    takenBy: null,
    actor,
    key: `back-to-wallet-${orderId}-${spent.lastId}`,
  });
  return amountCents;
}

async function partsOf(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
  positions: readonly number[],
  amountCents: number,
): Promise<{ position: number; amountCents: number }[]> {
  const off = (await linesOfOrder(work, providerId, orderId)).filter(({ position }) =>
    positions.includes(position),
  );
  const parts = takeInTurn(
    amountCents,
    off.map((line) => line.totalCents - line.creditedCents),
  );
  return off.flatMap(({ position }, index) => {
    const cents = parts[index] ?? 0;
    return cents > 0 ? [{ position, amountCents: cents }] : [];
  });
}
