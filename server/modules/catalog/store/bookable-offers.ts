import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { PlanJson } from '#server/modules/packages/index.ts';
import { planAsJson } from '#server/modules/packages/index.ts';
import type { ProviderForBooking } from '#server/modules/providers/index.ts';
import { providerForBookingAsJson } from '#server/modules/providers/index.ts';
import { resourcesInUse } from '#server/modules/staff/index.ts';

export interface BookablePerson {
  resourceId: number;
  name: string;
  /** The person behind it, whose time is one across all providers. */
  personId: number | null;
}

/** A room or thing the offer needs. */
export interface NeededEquipment {
  resourceId: number;
  /** Units there are. */
  quantity: number;
  /** People one unit holds; null without a limit. */
  capacity: number | null;
  /** Units one booking takes. */
  units: number;
}

/** What an offer is, whoever reads it. */
export interface OfferTerms {
  offerId: number;
  providerId: number;
  serviceId: number;
  name: string;
  /** The heading it stands under. */
  serviceName: string;
  priceCents: number;
  durationMinutes: number;
  prepareMinutes: number;
  cleanupMinutes: number;
  /** Parallel bookings of one start with one person. */
  capacity: number;
  minimumCapacity: number;
  /** 1 at the provider, 2 a note, 3 a place on the map, 4 online. */
  locationType: number;
  group: { name: string; color: string } | null;
  /** Who can do it, at least one, in the provider's order. */
  people: BookablePerson[];
  equipment: NeededEquipment[];
  provider: ProviderForBooking;
}

/** An offer with its period, step and plan as the tables keep them. */
export interface BookableOfferRow extends OfferTerms {
  minCalendarSlot: number | null;
  isAlwaysAvailable: boolean;
  periodStartDate: string | null;
  periodEndDate: string | null;
  periodStartMinute: number | null;
  periodEndMinute: number | null;
  plan: PlanJson | null;
}

/** True for an offer `o` under service `s` when both are in use. */
const isInUse = sql`o.active and not o.archived and s.active and s.published and not s.archived and s.service_type = 'N'`;

/** As `isInUse`, and somebody can do it, and everything it needs is there. */
export const isBookable = sql`${isInUse}
  and exists (
    select from offer_people op join ${resourcesInUse} r on r.provider_id = op.provider_id and r.id = op.resource_id
    where op.provider_id = o.provider_id and op.offer_id = o.id)
  and not exists (
    select from offer_materials om
    where om.provider_id = o.provider_id and om.offer_id = o.id and not exists (
      select from ${resourcesInUse} r where r.provider_id = om.provider_id and r.id = om.resource_id))`;

/** What else a module above wants to know of an offer's provider: a value of its own, in the same query. */
export type Further<T> = (providerId: RawBuilder<unknown>) => RawBuilder<T>;

/** One offer with all that booking and availability look at: its own rows, the provider's settings, the plan. */
export async function readBookableOffer(work: Work, offerId: number): Promise<BookableOfferRow | null> {
  const rows = await readBookable(work, sql`o.id = ${offerId}`);
  return rows[0] ?? null;
}

/** Some offers and what else is wanted of their providers, in no order. */
export async function readBookableOffersWith<T>(
  work: Work,
  offerIds: readonly number[],
  further: Further<T>,
): Promise<(BookableOfferRow & { further: T })[]> {
  return readBookable(work, sql`o.id = any(${offerIds}::bigint[])`, further);
}

/** The offers of some providers, in the order each provider shows them. */
export async function readBookableOffersOf(
  work: Work,
  providerIds: readonly number[],
): Promise<BookableOfferRow[]> {
  return readBookable(work, sql`o.provider_id = any(${providerIds}::bigint[])`);
}

/** As the query answers it: nobody may be there to do it, and a thing that is out of use has no quantity. */
type FoundRow<T> = Omit<BookableOfferRow, 'people' | 'equipment'> & {
  further: T;
  people: BookablePerson[] | null;
  equipment: (Omit<NeededEquipment, 'quantity'> & { quantity: number | null })[];
};

/** `isBookable`, read off the row: planning the conditions again would cost more than the whole query takes. */
function isComplete<T>(row: FoundRow<T>): row is FoundRow<T> & BookableOfferRow {
  return row.people !== null && row.equipment.every(({ quantity }) => quantity !== null);
}

async function readBookable<T>(
  work: Work,
  which: RawBuilder<unknown>,
  further: Further<T> = () => sql`null`,
): Promise<(BookableOfferRow & { further: T })[]> {
  const { rows } = await sql<FoundRow<T>>`
    select o.id as "offerId", o.provider_id as "providerId", o.service_id as "serviceId", o.name, s.name as "serviceName",
      o.price_cents as "priceCents", o.duration_minutes as "durationMinutes", o.prepare_minutes as "prepareMinutes",
      o.cleanup_minutes as "cleanupMinutes", o.capacity, o.minimum_capacity as "minimumCapacity",
      s.location_type as "locationType", s.min_calendar_slot as "minCalendarSlot",
      s.is_always_available as "isAlwaysAvailable", s.period_start_date as "periodStartDate",
      s.period_end_date as "periodEndDate", s.period_start_minute as "periodStartMinute", s.period_end_minute as "periodEndMinute",
      (select json_build_object('name', g.name, 'color', g.color) from offering_groups g
        where g.provider_id = s.provider_id and g.id = s.group_id) as "group",
      (select json_agg(json_build_object('resourceId', r.id, 'name', r.name, 'personId', r.person_id) order by r.position, r.id)
        from offer_people op join ${resourcesInUse} r on r.provider_id = op.provider_id and r.id = op.resource_id
        where op.provider_id = o.provider_id and op.offer_id = o.id) as people,
      (select coalesce(json_agg(json_build_object('resourceId', om.resource_id, 'quantity', r.quantity, 'capacity', r.capacity,
          'units', om.units) order by om.resource_id), '[]')
        from offer_materials om left join ${resourcesInUse} r on r.provider_id = om.provider_id and r.id = om.resource_id
        where om.provider_id = o.provider_id and om.offer_id = o.id) as equipment,
      ${providerForBookingAsJson(sql`o.provider_id`)} as provider,
      ${planAsJson(sql`o.provider_id`)} as plan,
      ${further(sql`o.provider_id`)} as further
    from offers o join services s on s.provider_id = o.provider_id and s.id = o.service_id
    where ${which} and ${isInUse}
    order by o.provider_id, s.position, s.id, o.position, o.id`.execute(work.db);
  return rows.filter((row) => isComplete(row));
}
