import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourceChanged } from '../facts.ts';
import { setArchived } from '../store/resources.ts';

/**
 * Takes a resource out of use, or back into it: it accepts no new booking, those that exist stay.
 * @throws Refusal notFound when the provider has no such resource
 */
export async function archiveResource(
  work: Work,
  {
    providerId,
    resourceId,
    isArchived = true,
  }: { providerId: number; resourceId: number; isArchived?: boolean },
): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await setArchived(tx, providerId, resourceId, isArchived))) throw new Refusal('notFound');
    await tx.announce(resourceChanged({ providerId, resourceId }));
  });
}
