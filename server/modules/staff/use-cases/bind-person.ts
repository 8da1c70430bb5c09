import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourceChanged } from '../facts.ts';
import * as store from '../store/bound-people.ts';

/**
 * Makes a person of the staff somebody we know, who has accepted it. Their calendar follows in *availability*, which calls this.
 * @throws Refusal alreadyAssigned where it is somebody else by now, or no person in use
 */
export async function bindPerson(
  tx: Work,
  of: { providerId: number; resourceId: number; personId: number },
): Promise<void> {
  if (!(await store.bindPerson(tx, of))) throw new Refusal('alreadyAssigned', { affected: ['resourceId'] });
  await tx.announce(resourceChanged({ providerId: of.providerId, resourceId: of.resourceId }));
}

/** Who leaves is none of the staff any more; the person of the staff stays, and so do its bookings. @returns whom they were */
export async function unbindPerson(
  tx: Work,
  of: { providerId: number; personId: number },
): Promise<number | null> {
  const resourceId = await store.unbindPerson(tx, of);
  if (resourceId !== null) await tx.announce(resourceChanged({ providerId: of.providerId, resourceId }));
  return resourceId;
}

/** The person of the staff that somebody is at a provider; null for none. */
export async function workingAs(
  work: Work,
  of: { providerId: number; personId: number },
): Promise<number | null> {
  return store.findBound(work, of);
}
