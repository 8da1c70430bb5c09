import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

export interface OwnedProvider {
  id: number;
  name: string;
}

/** From now on the provider is somebody else's. */
export async function saveOwner(work: Work, providerId: number, personId: number): Promise<void> {
  await providersTables(work)
    .updateTable('providers')
    .set({ owner_person_id: personId })
    .where('id', '=', providerId)
    .execute();
}

export async function readOwnedProviders(work: Work, personId: number): Promise<OwnedProvider[]> {
  return providersTables(work)
    .selectFrom('providers')
    .select(['id', 'name'])
    .where('owner_person_id', '=', personId)
    .orderBy('id')
    .execute();
}
