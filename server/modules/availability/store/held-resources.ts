import type { Work } from '#server/kernel/work.ts';
import type { Holder } from '../rules/holder.ts';
import { isHeldBy } from './holds.ts';
import { availabilityTables } from './tables.ts';

export interface HeldResource {
  resourceId: number;
  /** The person behind it, whose time is one across all centers. */
  personId: number | null;
}

/** Whose time somebody holds: a person's, and that of the things beside. Empty when they hold none. */
export async function readHeldResources(
  work: Work,
  providerId: number,
  holder: Holder,
): Promise<HeldResource[]> {
  return availabilityTables(work)
    .selectFrom('holds')
    .select(['resource_id as resourceId', 'person_id as personId'])
    .where(isHeldBy(providerId, holder))
    .execute();
}
