import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { availabilityTables } from './tables.ts';

/** Time in which a thing, or one unit of it, cannot be used; local wall times `YYYY-MM-DD HH:mm`, the end not included. */
export interface OutOfServiceColumns {
  resourceId: number;
  /** Null: all of them. */
  unit: number | null;
  startsLocal: string;
  /** Null: until further notice. */
  endsLocal: string | null;
  reason: string;
}

export interface OutOfService extends OutOfServiceColumns {
  id: number;
}

/** Stands for no end: a closing has one, for whoever reckons with it. */
const NO_END = '9999-12-31 00:00';

/** @returns its id */
export async function insertOutOfService(
  work: Work,
  providerId: number,
  { resourceId, unit, startsLocal, endsLocal, reason }: OutOfServiceColumns,
): Promise<number> {
  const { id } = await availabilityTables(work)
    .insertInto('holidays')
    .values({
      provider_id: providerId,
      resource_id: resourceId,
      unit,
      starts_local: startsLocal,
      ends_local: endsLocal ?? NO_END,
      is_whole_day: false,
      name: reason,
      out_of_service: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What of a provider's things is out of service then or later, soonest first. */
export async function findOutOfService(
  work: Work,
  providerId: number,
  endsAfterLocal: string,
): Promise<OutOfService[]> {
  return selectOutOfService(work, providerId)
    .where('ends_local', '>', endsAfterLocal)
    .orderBy('starts_local')
    .orderBy('id')
    .execute();
}

/** One of them, kept as it is until the transaction ends; null when the provider has none such. */
export async function lockOutOfService(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<OutOfService | null> {
  const row = await selectOutOfService(work, providerId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function deleteOutOfService(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<void> {
  await availabilityTables(work)
    .deleteFrom('holidays')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('out_of_service', '=', true)
    .execute();
}

const selectOutOfService = (work: Work, providerId: number) =>
  availabilityTables(work)
    .selectFrom('holidays')
    .select([
      'id',
      sql<number>`resource_id`.as('resourceId'),
      'unit',
      sql<string>`to_char(starts_local, 'YYYY-MM-DD HH24:MI')`.as('startsLocal'),
      sql<string | null>`to_char(nullif(ends_local, ${NO_END}::timestamp), 'YYYY-MM-DD HH24:MI')`.as(
        'endsLocal',
      ),
      sql<string>`name`.as('reason'),
    ])
    .where('provider_id', '=', providerId)
    .where('out_of_service', '=', true);
