import type { Work } from '#server/kernel/work.ts';
import { availabilityTables } from './tables.ts';

export interface HeldResource {
  resourceId: number;
  /** The person behind it, whose time is one across all centers. */
  personId: number | null;
}

/** Whose time a reservation takes: a person, and the things beside. Empty when it holds none. */
export async function readHeldResources(
  work: Work,
  providerId: number,
  reservationId: number,
): Promise<HeldResource[]> {
  return availabilityTables(work)
    .selectFrom('holds')
    .select(['resource_id as resourceId', 'person_id as personId'])
    .where('provider_id', '=', providerId)
    .where('kind', '=', 'reservation')
    .where('holder_id', '=', reservationId)
    .execute();
}
