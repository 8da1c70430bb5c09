import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { resourcesInUse } from '#server/modules/staff/index.ts';
import { MOST_SERVICES } from '../rules/most-services.ts';
import { isBookable } from './bookable-offers.ts';

/** An offer on the price list. */
export interface ListedOffer {
  id: number;
  name: string;
  description: string;
  priceCents: number;
  durationMinutes: number;
  capacity: number;
  resources: { id: number; name: string; role: string | null }[];
}

/** A heading with what can be booked under it; at least one offer. */
export interface ListedService {
  id: number;
  providerId: number;
  name: string;
  description: string;
  serviceType: 'N';
  isAlwaysAvailable: boolean;
  imageUrl: string | null;
  group: { id: number; name: string; color: string } | null;
  offers: ListedOffer[];
}

/** The provider's price list, in its order: headings without anything bookable are left out. */
export async function readServiceList(work: Work, providerId: number): Promise<ListedService[]> {
  const { rows } = await sql<ListedService>`
    select s.id, s.provider_id as "providerId", s.name, s.description, s.service_type as "serviceType",
      s.is_always_available as "isAlwaysAvailable", s.image_url as "imageUrl",
      case when g.id is not null then json_build_object('id', g.id, 'name', g.name, 'color', g.color) end as "group",
      json_agg(json_build_object('id', o.id, 'name', o.name, 'description', o.description, 'priceCents', o.price_cents,
          'durationMinutes', o.duration_minutes, 'capacity', o.capacity,
          'resources', (select json_agg(json_build_object('id', r.id, 'name', r.name, 'role', r.role) order by r.position, r.id)
            from offer_people op join ${resourcesInUse} r on r.provider_id = op.provider_id and r.id = op.resource_id
            where op.provider_id = o.provider_id and op.offer_id = o.id))
        order by o.position, o.id) as offers
    from services s
      join offers o on o.provider_id = s.provider_id and o.service_id = s.id
      left join offering_groups g on g.provider_id = s.provider_id and g.id = s.group_id
    where s.provider_id = ${providerId} and ${isBookable}
    group by s.provider_id, s.id, g.provider_id, g.id
    order by g.position nulls last, g.id, s.position, s.id
    limit ${MOST_SERVICES}`.execute(work.db);
  return rows;
}

/** Whose offer it is: the look-up by id alone that calls with only an id begin with. */
export async function readProviderOfOffer(work: Work, offerId: number): Promise<number | null> {
  const { rows } = await sql<{ providerId: number }>`
    select provider_id as "providerId" from offers where id = ${offerId}`.execute(work.db);
  return rows[0]?.providerId ?? null;
}

/** SQL for the service under which an offer stands, for other modules' reads of what was booked. */
export function serviceOfOffer(offerId: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`(select service_id from offers where id = ${offerId})`;
}

/** The offers under a service, also those that are no longer sold, as a relation for `in` in other modules' reads of what was booked. */
export function offersOfService(providerId: number, serviceId: number): RawBuilder<unknown> {
  return sql`(select id from offers where provider_id = ${providerId} and service_id = ${serviceId})`;
}

/** Every offer with its name, also those that are no longer sold, as a relation that a module above joins in a query of its own rows: columns provider_id, id, name. */
export const namedOffers = sql`(select provider_id, id, name from offers)`;
