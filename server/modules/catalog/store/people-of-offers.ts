import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { resourcesInUse } from '#server/modules/staff/index.ts';
import type { BookablePerson } from './bookable-offers.ts';

/** Who does some offers today, whatever the offers' standing is: by offer, in the provider's order; one that nobody does is left out. */
export async function readPeopleOfOffers(
  work: Work,
  { providerId, offerIds }: { providerId: number; offerIds: readonly number[] },
): Promise<Map<number, BookablePerson[]>> {
  const { rows } = await sql<{ offerId: number; people: BookablePerson[] }>`
    select op.offer_id as "offerId",
      json_agg(json_build_object('resourceId', r.id, 'name', r.name, 'personId', r.person_id) order by r.position, r.id) as people
    from offer_people op join ${resourcesInUse} r on r.provider_id = op.provider_id and r.id = op.resource_id
    where op.provider_id = ${providerId} and op.offer_id = any(${[...offerIds]}::bigint[])
    group by op.offer_id`.execute(work.db);
  return new Map(rows.map(({ offerId, people }) => [offerId, people]));
}
