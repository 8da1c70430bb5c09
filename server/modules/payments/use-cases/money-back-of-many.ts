import type { RefundProgress } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import { refundProgress } from '../rules/refund-progress.ts';
import { readMoneyOfOrders } from '../store/money-of-orders.ts';

export interface MoneyBack {
  /** What could still go back by card, in cents: what is shown before somebody cancels. */
  refundableCents: number;
  progress: RefundProgress;
}

/** What of some orders went back or could, by order; left out: those that nobody has paid anything of. */
export async function moneyBackOfMany(
  work: Work,
  orders: readonly { providerId: number; id: number }[],
): Promise<Map<number, MoneyBack>> {
  const money = await readMoneyOfOrders(work, orders);
  return new Map(
    [...money].map(([orderId, sums]) => [
      orderId,
      { refundableCents: sums.refundableCents, progress: refundProgress(sums) },
    ]),
  );
}
