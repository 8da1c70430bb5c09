import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** A service that somebody does, or that needs a thing. */
export interface ServiceOfResource {
  id: number;
  name: string;
  isArchived: boolean;
}

/**
 * The services with an offer that a person does or that needs a thing, those on sale first, in the order of the price list; without
 * those that are gone.
 */
export async function readServicesOfResource(
  work: Work,
  { providerId, resourceId }: { providerId: number; resourceId: number },
): Promise<ServiceOfResource[]> {
  const { rows } = await sql<ServiceOfResource>`
    select s.id, s.name, s.archived as "isArchived"
    from services s left join offering_groups g on g.provider_id = s.provider_id and g.id = s.group_id
    where s.provider_id = ${providerId} and not s.deleted and s.id in (
      select o.service_id from offers o
      where o.provider_id = ${providerId} and not o.deleted and o.id in (
        select offer_id from offer_people where provider_id = ${providerId} and resource_id = ${resourceId}
        union
        select offer_id from offer_need_things where provider_id = ${providerId} and resource_id = ${resourceId}))
    order by s.archived, g.position nulls last, g.id, s.position, s.id`.execute(work.db);
  return rows;
}
