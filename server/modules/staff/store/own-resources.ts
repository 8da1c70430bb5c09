import type { Work } from '#server/kernel/work.ts';
import { staffTables } from './tables.ts';

/** As what somebody works, at any provider. */
export async function readResourcesOfPerson(work: Work, personId: number) {
  return staffTables(work)
    .selectFrom('resources')
    .select([
      'provider_id as providerId',
      'id as resourceId',
      'name',
      'gender',
      'type',
      'role',
      'archived as isArchived',
      'created_at as since',
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

export async function unbindResources(work: Work, personId: number): Promise<void> {
  await staffTables(work)
    .updateTable('resources')
    .set({ person_id: null })
    .where('person_id', '=', personId)
    .execute();
}
