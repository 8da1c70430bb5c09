import type { Work } from '#server/kernel/work.ts';
import type { Order } from '../store/orders.ts';
import { findOrder, findOrders } from '../store/orders.ts';

/** An order with its snapshot and its money, or null. */
export async function getOrder(work: Work, providerId: number, orderId: number): Promise<Order | null> {
  return findOrder(work, providerId, orderId);
}

/** Some orders of perhaps several providers, by id, in one query; unknown ones are left out. */
export async function getOrders(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Map<number, Order>> {
  return findOrders(work, keys);
}
