import { takeInTurn } from '#contracts/spread.ts';
import { sumOf } from '#contracts/sum-of.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { linesBack } from '../rules/lines-back.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import { insertLineCredits, linesOfOrder } from '../store/order-lines.ts';
import { findOrder } from '../store/orders.ts';
import type { RefundReason } from '../store/refunds.ts';
import { moneyToGiveBack, returnableByCard } from './money-to-give-back.ts';
import { endPaying, refundOrder } from './refund-order.ts';
import { returnToWallet } from './return-to-wallet.ts';
import { settleOrder } from './settle-order.ts';

/** What cancelling lines comes to, in cents. */
export interface CancelledLines {
  /** Goes back by card. */
  refundCents: number;
  /** Was paid at the center and is given back there by hand. */
  centerCents: number;
  /** Was not paid and is no longer asked for. */
  waivedCents: number;
}

/**
 * Cancels lines of an order. Free of charge, what was paid beyond what is still due goes back: by card first, credit to the wallet then, the rest by hand at the center. Otherwise what is
 * paid stays. Either way what nobody has paid of these lines is no longer asked for. Joins the caller's transaction.
 * @param of.positions of the lines
 * @throws Refusal notFound
 */
export async function cancelLines(
  work: Work,
  of: {
    providerId: number;
    orderId: number;
    positions: readonly number[];
    isFree: boolean;
    reason: Exclude<RefundReason, 'surplus'>;
    actor: string;
  },
): Promise<CancelledLines> {
  const { providerId, orderId, positions, isFree, reason, actor } = of;
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order) throw new Refusal('notFound');
  const lines = await linesOfOrder(work, providerId, orderId);
  const cancelled = lines.filter(({ position }) => positions.includes(position));
  const rests = cancelled.map((line) => line.totalCents - line.creditedCents);
  const byCardCents = returnableByCard(await moneyToGiveBack(work, order));
  const { refundCents, centerCents: besidesCents } = isFree
    ? linesBack(order, sumOf(rests), { byCardCents, byWalletCents: 0 })
    : { refundCents: 0, centerCents: 0 };
  if (refundCents > 0) {
    const parts = takeInTurn(refundCents, rests);
    const named = cancelled.flatMap(({ position }, index) => {
      const amountCents = parts[index] ?? 0;
      return amountCents > 0 ? [{ position, amountCents }] : [];
    });
    await refundOrder(work, { providerId, orderId, reason, actor, amountCents: refundCents, lines: named });
  }
  const walletCents = isFree
    ? await returnToWallet(work, { providerId, orderId, actor, positions, mostCents: besidesCents })
    : 0;
  const waivedCents = await waive(work, of);
  if (cancelled.length === lines.length) await endPaying(work, order);
  return { refundCents, centerCents: besidesCents - walletCents, waivedCents };
}

/** Credits of the lines what nobody has paid. */
async function waive(
  work: Work,
  {
    providerId,
    orderId,
    positions,
    actor,
  }: Pick<Parameters<typeof cancelLines>[1], 'providerId' | 'orderId' | 'positions' | 'actor'>,
): Promise<number> {
  const order = await findOrder(work, providerId, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone`);
  const lines = (await linesOfOrder(work, providerId, orderId)).filter(({ position }) =>
    positions.includes(position),
  );
  const rests = lines.map((line) => line.totalCents - line.creditedCents);
  const waivedCents = Math.min(owedCents(order), sumOf(rests));
  if (waivedCents === 0) return 0;
  const parts = takeInTurn(waivedCents, rests);
  const credits = lines.flatMap(({ position }, index) => {
    const amountCents = parts[index] ?? 0;
    return amountCents > 0 ? [{ position, amountCents }] : [];
  });
  await insertLineCredits(work, { providerId, orderId }, 'waived', credits);
  await audit(work, {
    providerId,
    actor,
    action: 'waiveLines',
    subject: 'order',
    subjectId: orderId,
    after: { waivedCents, positions },
  });
  await settleOrder(work, order, { cardPaymentId: null, refundId: null, tillPaymentId: null });
  return waivedCents;
}
