/** Where the money of an order is that goes back: none does, it is on its way, a part or all of it has arrived. */
export type RefundProgress = 'none' | 'onItsWay' | 'partlyRefunded' | 'refunded';

/** @param money of one order, all in cents; null while nothing was paid by card */
export function refundProgress(money: { capturedCents: number; refundedOrRequestedCents: number; refundedCents: number } | null): RefundProgress {
  if (money === null || money.refundedOrRequestedCents === 0) return 'none';
  if (money.refundedCents < money.refundedOrRequestedCents) return 'onItsWay';
  return money.refundedCents < money.capturedCents ? 'partlyRefunded' : 'refunded';
}
