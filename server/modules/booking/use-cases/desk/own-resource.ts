import type { Viewer } from '#server/modules/authority/index.ts';
import { workingAs } from '#server/modules/staff/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';

/**
 * For whom of the staff a viewer may act: null for anybody; a collaborator for themselves alone (specification section 6).
 * @throws Refusal NotAuthorizedException for a collaborator who is nobody of the staff
 */
export async function ownResource(
  work: Work,
  { extent, providerId, personId }: Viewer,
): Promise<number | null> {
  if (extent === 'all') return null;
  const resourceId = await workingAs(work, { providerId, personId });
  if (resourceId === null) throw new Refusal('NotAuthorizedException');
  return resourceId;
}

/** The person asked for (null: anybody), where it may be; of a collaborator they themselves. @throws Refusal reservationInvalidResources */
export function personFor(own: number | null, asked: number | null): number | null {
  if (own === null) return asked;
  if (asked !== null && asked !== own)
    throw new Refusal('reservationInvalidResources', { affected: ['resourceId'] });
  return own;
}
