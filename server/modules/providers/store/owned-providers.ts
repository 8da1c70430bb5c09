import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

export interface OwnedProvider {
  id: number;
  name: string;
}

export async function readOwnedProviders(work: Work, personId: number): Promise<OwnedProvider[]> {
  return providersTables(work)
    .selectFrom('providers')
    .select(['id', 'name'])
    .where('owner_person_id', '=', personId)
    .orderBy('id')
    .execute();
}
