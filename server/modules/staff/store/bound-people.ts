import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import { staffTables } from './tables.ts';

/** Makes a person of the staff, in use and nobody's yet, somebody we know. @returns whether there was such a one */
export async function bindPerson(
  work: Work,
  { providerId, resourceId, personId }: { providerId: number; resourceId: number; personId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await staffTables(work)
    .updateTable('resources')
    .set({ person_id: personId })
    .where('provider_id', '=', providerId)
    .where('id', '=', resourceId)
    .where('kind', '=', RESOURCE_KINDS.human)
    .where('archived', '=', false)
    .where('person_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whoever somebody was of a provider's staff is from now on nobody we know. @returns whom they were, the first of several */
export async function unbindPerson(
  work: Work,
  { providerId, personId }: { providerId: number; personId: number },
): Promise<number | null> {
  const rows = await staffTables(work)
    .updateTable('resources')
    .set({ person_id: null })
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .returning('id')
    .execute();
  return rows[0]?.id ?? null;
}

/** The person of the staff in use that somebody is at a provider; null for none. */
export async function findBound(
  work: Work,
  { providerId, personId }: { providerId: number; personId: number },
): Promise<number | null> {
  const row = await staffTables(work)
    .selectFrom('resources')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .where('archived', '=', false)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
