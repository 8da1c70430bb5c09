import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import type { Opened } from '#server/modules/booking/index.ts';
import { hasBookedWith, ownResourceOf } from '#server/modules/booking/index.ts';

/**
 * A customer whom the viewer may see: any, or of a collaborator one whose booking with them opens it.
 * @param opened what shall be seen: health notes need more than the card
 * @returns whose bookings are seen of them; null: all
 * @throws Refusal notFound
 */
export async function expectCustomerSeen(
  work: Work,
  viewer: Viewer,
  customerId: number,
  opened: Opened = 'card',
): Promise<number | null> {
  const resourceId = await ownResourceOf(work, viewer);
  const { providerId } = viewer;
  if (resourceId !== null && !(await hasBookedWith(work, { providerId, customerId, resourceId }, opened)))
    throw new Refusal('notFound');
  return resourceId;
}
