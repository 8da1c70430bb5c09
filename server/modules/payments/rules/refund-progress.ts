import type { MoneyOfOrder } from '../store/money-of-orders.ts';

/** Where the money of an order is that goes back. `failed`: something that should have gone back has not, and nobody is at it. */
export type RefundProgress = 'none' | 'onItsWay' | 'partlyRefunded' | 'refunded' | 'failed';

/** @param money of one order; null while nothing was paid by card */
export function refundProgress(
  money: Pick<MoneyOfOrder, 'capturedCents' | 'refundedOrRequestedCents' | 'refundedCents' | 'failedCents'> | null,
): RefundProgress {
  if (money === null) return 'none';
  const keptCents = money.capturedCents - money.refundedOrRequestedCents;
  if (money.failedCents > 0 && keptCents > 0) return 'failed';
  if (money.refundedOrRequestedCents === 0) return 'none';
  if (money.refundedCents < money.refundedOrRequestedCents) return 'onItsWay';
  return money.refundedCents < money.capturedCents ? 'partlyRefunded' : 'refunded';
}
