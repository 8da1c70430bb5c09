import type { Work } from '#server/kernel/work.ts';
import { refundableOf } from '../rules/order-payment-state.ts';
import { readMoneyOfOrders } from '../store/money-of-orders.ts';

/** What could still go back of some orders, in cents, by order: what is shown before somebody cancels. Left out: nothing. */
export async function refundableCentsOfMany(
  work: Work,
  orders: readonly { providerId: number; id: number }[],
): Promise<Map<number, number>> {
  const money = await readMoneyOfOrders(work, orders);
  return new Map([...money].map(([orderId, sums]) => [orderId, refundableOf(sums)]));
}
