import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Need } from '#contracts/needs.ts';
import type { ChosenVatTreatment } from '#contracts/vat.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedResources, resourcesInUse } from '#server/modules/staff/index.ts';

/** So many units, in all, of any of the things. */
export interface OwnNeed extends Need {
  /** Of the things, in the same order, which is the provider's; what is out of use as well. */
  names: string[];
}

/** An offer as its provider sees it. */
export interface OwnOffer {
  id: number;
  name: string;
  description: string;
  priceCents: number;
  durationMinutes: number;
  prepareMinutes: number;
  cleanupMinutes: number;
  capacity: number;
  minimumCapacity: number;
  /** null: as the provider says. */
  vatTreatment: ChosenVatTreatment | null;
  isActive: boolean;
  people: number[];
  needs: OwnNeed[];
}

/** A heading with its offers as its provider sees it, sold or not. */
export interface OwnService {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  group: { id: number; name: string; color: string } | null;
  isActive: boolean;
  isPublished: boolean;
  isArchived: boolean;
  version: number;
  isAlwaysAvailable: boolean;
  periodStartDate: string | null;
  periodEndDate: string | null;
  periodStartMinute: number | null;
  periodEndMinute: number | null;
  locationType: number;
  minCalendarSlot: number | null;
  offers: OwnOffer[];
}

/** What of a provider's services is asked for. */
export interface ServiceQuestion {
  providerId: number;
  /** Only what this person does; null: all. */
  ofPerson: number | null;
  /** Part of a name, of the heading or of an offer. */
  search: string | null;
  standing: 'active' | 'inactive' | 'unpublished' | 'archived' | 'current';
  /** Where the days of the offering lie from `today` on; what is always available is current. */
  time: 'any' | 'current' | 'future' | 'past';
  /** `2027-03-08`, of the provider. */
  today: string;
  /** Only of this group. */
  groupId: number | null;
  sort: 'position' | 'name' | 'price' | 'duration';
  isDescending: boolean;
  page: number;
}

const STANDINGS: Record<ServiceQuestion['standing'], RawBuilder<unknown>> = {
  current: sql`not s.archived`,
  active: sql`s.active and not s.archived`,
  inactive: sql`not s.active and not s.archived`,
  unpublished: sql`not s.published and not s.archived`,
  archived: sql`s.archived`,
};

const TIMES: Record<ServiceQuestion['time'], (today: string) => RawBuilder<unknown>> = {
  any: () => sql`true`,
  current: (today) => sql`(s.is_always_available
    or coalesce(s.period_start_date <= ${today}::date, true) and coalesce(s.period_end_date >= ${today}::date, true))`,
  future: (today) => sql`not s.is_always_available and s.period_start_date > ${today}::date`,
  past: (today) => sql`not s.is_always_available and s.period_end_date < ${today}::date`,
};

const SORTS: Record<ServiceQuestion['sort'], RawBuilder<unknown>> = {
  position: sql`g.position nulls last, g.id, s.position`,
  name: sql`lower(s.name)`,
  price: sql`(select min(o.price_cents) from offers o where o.provider_id = s.provider_id and o.service_id = s.id and not o.deleted)`,
  duration: sql`(select min(o.duration_minutes) from offers o where o.provider_id = s.provider_id and o.service_id = s.id and not o.deleted)`,
};

const offersOfService = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'description', o.description, 'priceCents', o.price_cents,
      'durationMinutes', o.duration_minutes, 'prepareMinutes', o.prepare_minutes, 'cleanupMinutes', o.cleanup_minutes, 'capacity', o.capacity,
      'minimumCapacity', o.minimum_capacity, 'vatTreatment', o.vat_treatment, 'isActive', o.active,
      'people', (select coalesce(json_agg(op.resource_id order by op.resource_id), '[]') from offer_people op
        where op.provider_id = o.provider_id and op.offer_id = o.id),
      'needs', (select coalesce(json_agg(json_build_object('units', n.units, 'resourceIds', t.ids, 'names', t.names) order by n.number), '[]')
        from offer_needs n
        cross join lateral (
          select json_agg(r.id order by r.position, r.id) as ids, json_agg(r.name order by r.position, r.id) as names
          from offer_need_things t join ${namedResources} r on r.provider_id = t.provider_id and r.id = t.resource_id
          where t.provider_id = n.provider_id and t.offer_id = n.offer_id and t.number = n.number) t
        where n.provider_id = o.provider_id and n.offer_id = o.id))
    order by o.position, o.id), '[]')
  from offers o where o.provider_id = s.provider_id and o.service_id = s.id and not o.deleted)`;

const group = sql`case when g.id is not null then json_build_object('id', g.id, 'name', g.name, 'color', g.color) end`;

const columns = sql`s.id, s.name, s.description, s.image_url as "imageUrl", s.active as "isActive", s.published as "isPublished",
  s.archived as "isArchived", s.version, s.is_always_available as "isAlwaysAvailable", s.period_start_date as "periodStartDate",
  s.period_end_date as "periodEndDate", s.period_start_minute as "periodStartMinute", s.period_end_minute as "periodEndMinute",
  s.location_type as "locationType", s.min_calendar_slot as "minCalendarSlot",
  ${group} as "group", ${offersOfService} as offers`;

const fromServices = sql`from services s left join offering_groups g on g.provider_id = s.provider_id and g.id = s.group_id`;

/** One page of a provider's services, and how many there are on all. Read by its key: a provider has hundreds at most. */
export async function findServices(
  work: Work,
  question: ServiceQuestion,
): Promise<{ services: OwnService[]; total: number }> {
  const where = conditions(question);
  const direction = question.isDescending ? sql`desc` : sql`asc`;
  const order =
    question.sort === 'position'
      ? sql`${SORTS.position}, s.id`
      : sql`${SORTS[question.sort]} ${direction} nulls last, s.id`;
  const [page, counted] = await Promise.all([
    sql<OwnService>`select ${columns} ${fromServices} where ${where} order by ${order} limit ${PAGE_SIZE} offset ${rowsBefore(question.page)}`.execute(
      work.db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${fromServices} where ${where}`.execute(work.db),
  ]);
  return { services: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** What of a service its place in the order shows. */
export type PlacedService = Pick<OwnService, 'id' | 'name' | 'group' | 'isActive' | 'isPublished'>;

/** All services of a provider that are not archived, in the order of its price list; a provider has hundreds at most. */
export async function findOrder(
  work: Work,
  { providerId, ofPerson }: { providerId: number; ofPerson: number | null },
): Promise<PlacedService[]> {
  const { rows } = await sql<PlacedService>`
    select s.id, s.name, s.active as "isActive", s.published as "isPublished", ${group} as "group" ${fromServices}
    where s.provider_id = ${providerId} and s.service_type = 'N' and not s.deleted and not s.archived and ${doneBy(ofPerson)}
    order by ${SORTS.position}, s.id`.execute(work.db);
  return rows;
}

/** Some services of a provider, in its order, without those that are gone and those that the person does not do. */
export async function findServicesById(
  work: Work,
  { providerId, ids, ofPerson }: { providerId: number; ids: readonly number[]; ofPerson: number | null },
): Promise<OwnService[]> {
  const { rows } = await sql<OwnService>`
    select ${columns} ${fromServices}
    where s.provider_id = ${providerId} and s.id = any(${ids}::bigint[]) and not s.deleted and ${doneBy(ofPerson)}
    order by ${SORTS.position}, s.id`.execute(work.db);
  return rows;
}

function conditions({
  providerId,
  ofPerson,
  search,
  standing,
  time,
  today,
  groupId,
}: ServiceQuestion): RawBuilder<unknown> {
  const isFound =
    search === null
      ? sql`true`
      : sql`(s.name ilike ${likeness(search)} or exists (
          select from offers o where o.provider_id = s.provider_id and o.service_id = s.id and not o.deleted and o.name ilike ${likeness(search)}))`;
  const isInGroup = groupId === null ? sql`true` : sql`s.group_id = ${groupId}`;
  return sql`s.provider_id = ${providerId} and s.service_type = 'N' and not s.deleted and ${STANDINGS[standing]} and ${TIMES[time](today)} and ${isInGroup} and ${isFound} and ${doneBy(ofPerson)}`;
}

const doneBy = (personId: number | null): RawBuilder<unknown> =>
  personId === null
    ? sql`true`
    : sql`exists (
        select from offers o
          join offer_people op on op.provider_id = o.provider_id and op.offer_id = o.id
          join ${resourcesInUse} r on r.provider_id = op.provider_id and r.id = op.resource_id
        where o.provider_id = s.provider_id and o.service_id = s.id and not o.deleted and r.person_id = ${personId})`;

const likeness = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
