import type { Order } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { passOfOrder } from '../store/pass-uses.ts';

/** The id of the pass that paid an order; null where none did. */
export async function payingPass(
  work: Work,
  { providerId, id, paymentState }: Order,
): Promise<number | null> {
  return paymentState === 'paidWithMembership' ? passOfOrder(work, { providerId, orderId: id }) : null;
}
