import type { RefundProgress } from '#contracts/statuses.ts';

/** All in cents. */
interface Sums {
  capturedCents: number;
  refundedOrRequestedCents: number;
  refundedCents: number;
  failedCents: number;
}

/** @param money of one order; null while nothing was paid by card */
export function refundProgress(money: Sums | null): RefundProgress {
  if (money === null) return 'none';
  const keptCents = money.capturedCents - money.refundedOrRequestedCents;
  if (money.failedCents > 0 && keptCents > 0) return 'failed';
  if (money.refundedOrRequestedCents === 0) return 'none';
  if (money.refundedCents < money.refundedOrRequestedCents) return 'onItsWay';
  return money.refundedCents < money.capturedCents ? 'partlyRefunded' : 'refunded';
}
