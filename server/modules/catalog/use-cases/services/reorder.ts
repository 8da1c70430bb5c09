import { announceOffersChanged } from '../announce-offers-changed.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { movedBefore } from '#server/kernel/moved-before.ts';
import type { OrderedList } from '../../store/services/change-services.ts';
import { lockOrder, saveOrder } from '../../store/services/change-services.ts';

/**
 * Puts one service or group before another of the provider's list, or at the end; two who reorder at once come after each other.
 * @throws Refusal notFound when either is not there
 */
export async function reorder(
  work: Work,
  list: OrderedList,
  { providerId, id, beforeId }: { providerId: number; id: number; beforeId: number | null },
): Promise<void> {
  await work.transaction(async (tx) => {
    const order = movedBefore(await lockOrder(tx, list, providerId), id, beforeId);
    if (!order) throw new Refusal('notFound');
    await saveOrder(tx, list.table, providerId, order);
    await announceOffersChanged(tx, providerId);
  });
}
