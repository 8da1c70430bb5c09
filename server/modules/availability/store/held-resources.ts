import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { Holder } from '../rules/holder.ts';
import { holdersAsRows, isHeldBy } from './holds.ts';
import { availabilityTables } from './tables.ts';

export interface HeldResource {
  resourceId: number;
  /** The person behind it, whose time is one across all centers. */
  personId: number | null;
}

/** Whose time some holders have: people's, and that of the things beside. Empty when they hold none. */
export async function readHeldResources(
  work: Work,
  providerId: number,
  holders: readonly Holder[],
): Promise<HeldResource[]> {
  return availabilityTables(work)
    .selectFrom('holds')
    .select(['resource_id as resourceId', 'person_id as personId'])
    .distinct()
    .where((eb) => eb.or(holders.map((holder) => isHeldBy(providerId, holder)(eb))))
    .execute();
}

/** Whether some holders are all who share one occasion: nobody else has a seat of it that still counts. */
export async function isWholeOccasion(
  work: Work,
  providerId: number,
  holders: readonly Holder[],
): Promise<boolean> {
  const { rows } = await sql<{ occasionId: number; kind: string; holderId: number }>`
    select distinct beside.occasion_id as "occasionId", beside.kind, beside.holder_id as "holderId"
      from (select distinct resource_id, occasion_id from holds
        where provider_id = ${providerId} and resource_id = main_resource_id and (kind, holder_id) in (${holdersAsRows(holders)})) own
      join holds beside on beside.provider_id = ${providerId} and beside.resource_id = own.resource_id and beside.unit = 1
        and beside.occasion_id = own.occasion_id
      where beside.expires_at is null or beside.expires_at > ${work.now()}`.execute(work.db);
  const isOne = new Set(rows.map(({ occasionId }) => occasionId)).size === 1;
  return (
    isOne &&
    rows.length === holders.length &&
    rows.every((row) => holders.some(({ kind, id }) => kind === row.kind && id === row.holderId))
  );
}
