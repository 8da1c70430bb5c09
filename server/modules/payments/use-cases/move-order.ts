import type { Work } from '#server/kernel/work.ts';
import type { MovedSnapshot } from '../store/order-snapshots.ts';
import { updateSnapshot } from '../store/order-snapshots.ts';

/**
 * What was ordered takes place at another time: the order's snapshot follows, its money stays as it is.
 * Joins the caller's transaction.
 */
export async function moveOrder(
  work: Work,
  moved: { providerId: number; orderId: number } & MovedSnapshot,
): Promise<void> {
  await updateSnapshot(work, moved.providerId, moved.orderId, moved);
}
