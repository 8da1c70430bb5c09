import type { RefundProgress } from '#contracts/statuses.ts';
import { sumOf } from '#contracts/sum-of.ts';
import type { Work } from '#server/kernel/work.ts';
import { refundProgress } from '../rules/refund-progress.ts';
import { readMoneyOfOrders } from '../store/money-of-orders.ts';
import { giftsOfLines } from '../store/order-lines.ts';
import { refundsOfOrder } from '../store/refunds.ts';
import { paidByWallet } from '../store/wallets.ts';

/** In cents. */
export interface MoneyBack {
  /** What could still go back by card: what is shown before somebody cancels. */
  refundableCents: number;
  /** What is there besides. */
  atCenterCents: number;
  /** The part of it that goes back to the customer's wallet by itself; the center gives the rest back by hand. */
  byWalletCents: number;
  /** Given credit that paid as a discount, beside all of that, and goes back with it. */
  giftCents: number;
  /** What went into the wallet already, given credit included. */
  toWalletCents: number;
  /** What went back or is on its way, by whatever way. */
  backCents: number;
  /** The part of it that goes to a card. */
  backByCardCents: number;
  /** The part of it that the center gave back by hand. */
  backAtCenterCents: number;
  progress: RefundProgress;
}

/** What of some orders went back or could, by order; left out: those that nobody has paid anything of. */
export async function moneyBackOfMany(
  work: Work,
  orders: readonly { providerId: number; id: number }[],
): Promise<Map<number, MoneyBack>> {
  const money = await readMoneyOfOrders(work, orders);
  return new Map(
    [...money].map(([orderId, sums]) => {
      const { capturedCents, refundedOrRequestedCents, refundableCents } = sums;
      const atCenterCents = Math.max(0, capturedCents - refundedOrRequestedCents - refundableCents);
      return [
        orderId,
        {
          refundableCents,
          atCenterCents,
          byWalletCents: Math.min(atCenterCents, sums.byWalletCents),
          backCents: refundedOrRequestedCents,
          backByCardCents: sums.backByCardCents,
          backAtCenterCents: Math.max(
            0,
            refundedOrRequestedCents - sums.backByCardCents - (sums.toWalletCents - sums.giftBackCents),
          ),
          giftCents: sums.giftCents,
          toWalletCents: sums.toWalletCents,
          progress: refundProgress(sums),
        },
      ];
    }),
  );
}

/** Whether all that was paid for an order has gone back or is on its way; not of what nobody paid for. */
export async function isAllGivenBack(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<boolean> {
  const money = (await moneyBackOfMany(work, [{ providerId, id: orderId }])).get(orderId);
  return money !== undefined && nothingIsKept(money);
}

/** Whether card money of an order is on its way back that was asked for at an instant or later. */
export async function isAskedBackSince(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
  since: Date,
): Promise<boolean> {
  const refunds = await refundsOfOrder(work, providerId, orderId);
  return refunds.some(({ state, createdAt }) => state === 'requested' && createdAt >= since);
}

/** Whether given credit that an order was paid with has gone back to the wallet: its lines ask less than they are worth for it still. */
export async function isGiftBack(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<boolean> {
  const gifts = await giftsOfLines(work, providerId, orderId);
  const spentCents = sumOf(gifts.map(({ giftCents }) => giftCents));
  return spentCents > 0 && (await paidByWallet(work, { providerId, orderId })).giftCents < spentCents;
}

/** @param money of an order that somebody has paid something of */
export function nothingIsKept({ refundableCents, atCenterCents }: MoneyBack): boolean {
  return refundableCents + atCenterCents === 0;
}
