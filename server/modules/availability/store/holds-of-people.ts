import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** A person of the staff, and who they are or may become. */
export interface Bound {
  providerId: number;
  resourceId: number;
  personId: number;
}

/** Time that is taken twice, the end not included. */
export interface TimeTwice {
  from: Date;
  to: Date;
}

const MOST_SHOWN = 20;

/** When the coming bookings of a person of the staff fall on others of a person elsewhere: times alone, the next twenty. */
export async function findClashes(work: Work, of: Bound): Promise<TimeTwice[]> {
  const { rows } = await sql<TimeTwice>`
    select lower(here.busy * elsewhere.busy) as "from", upper(here.busy * elsewhere.busy) as "to"
      from holds here
      join holds elsewhere on elsewhere.person_id = ${of.personId} and elsewhere.provider_id <> here.provider_id
        and elsewhere.busy && here.busy
      where here.provider_id = ${of.providerId} and here.resource_id = ${of.resourceId} and upper(here.busy) > ${work.now()}
        and coalesce(here.expires_at > ${work.now()}, true) and coalesce(elsewhere.expires_at > ${work.now()}, true)
      group by 1, 2 order by 1, 2 limit ${MOST_SHOWN}`.execute(work.db);
  return rows;
}

/**
 * Makes the coming time of a person of the staff the person's own, but for what falls on time they have elsewhere: that was sold
 * twice before anybody knew, and people settle it.
 */
export async function adoptHolds(work: Work, { providerId, resourceId, personId }: Bound): Promise<void> {
  await sql`
    update holds here set person_id = ${personId}
      where provider_id = ${providerId} and resource_id = ${resourceId} and person_id is null and upper(busy) > ${work.now()}
        and not exists (
          select from holds elsewhere where elsewhere.person_id = ${personId} and elsewhere.busy && here.busy
            and elsewhere.occasion_id <> here.occasion_id)`.execute(work.db);
}

/** How many reservations of each of some people of the staff are still to come; who has none is left out. */
export async function countComing(
  work: Work,
  { providerId, resourceIds }: { providerId: number; resourceIds: readonly number[] },
): Promise<Map<number, number>> {
  if (resourceIds.length === 0) return new Map();
  const { rows } = await sql<{ resourceId: number; count: number }>`
    select resource_id as "resourceId", count(distinct holder_id)::int as count from holds
      where provider_id = ${providerId} and resource_id = any(${resourceIds}::bigint[]) and kind = 'reservation'
        and upper(busy) > ${work.now()} and coalesce(expires_at > ${work.now()}, true)
      group by resource_id`.execute(work.db);
  return new Map(rows.map(({ resourceId, count }) => [resourceId, count]));
}
