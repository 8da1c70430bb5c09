import type { Order } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { passOfOrder } from '../store/pass-uses.ts';
import { findPass } from '../store/passes.ts';

/** The id of the pass that paid an order; null where none did. */
export async function payingPass(
  work: Work,
  { providerId, id, paymentState }: Order,
): Promise<number | null> {
  return paymentState === 'paidWithMembership' ? passOfOrder(work, { providerId, orderId: id }) : null;
}

/** The id of the bundle that an order bought, or that paid it; null where none did. */
export async function bundleOfOrder(work: Work, order: Order): Promise<number | null> {
  const { providerId } = order;
  const id = order.subject === 'membership' ? order.subjectId : await payingPass(work, order);
  const pass = id === null ? null : await findPass(work, { providerId, id });
  return pass?.type === 'bundle' ? pass.membershipId : null;
}
