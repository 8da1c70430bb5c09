import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourceChanged } from '../facts.ts';
import { readResources, setArchived } from '../store/resources.ts';
import { refuseSecondPersonWithoutStaff } from './add-resource.ts';

/**
 * Takes a resource out of use, or back into it: it accepts no new booking, those that exist stay.
 * @throws Refusal notFound when the provider has no such resource; insufficientPlan for a second person who comes back on a package
 * without staff
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
    if (!isArchived) await expectAllowed(tx, providerId, resourceId);
    if (!(await setArchived(tx, providerId, resourceId, isArchived))) throw new Refusal('notFound');
    await tx.announce(resourceChanged({ providerId, resourceId }));
  });
}

async function expectAllowed(work: Work, providerId: number, resourceId: number): Promise<void> {
  const [resource] = await readResources(work, providerId, [resourceId]);
  if (resource?.kind === RESOURCE_KINDS.human && resource.isArchived)
    await refuseSecondPersonWithoutStaff(work, providerId);
}
