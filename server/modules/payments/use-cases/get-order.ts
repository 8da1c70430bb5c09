import type { Work } from '#server/kernel/work.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';

/** An order with its snapshot and its money, or null. */
export async function getOrder(work: Work, providerId: number, orderId: number): Promise<Order | null> {
  return findOrder(work, providerId, orderId);
}
