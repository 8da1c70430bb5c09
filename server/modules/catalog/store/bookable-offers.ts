import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Need } from '#contracts/needs.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PlanJson } from '#server/modules/packages/index.ts';
import { planAsJson } from '#server/modules/packages/index.ts';
import type { ProviderForBooking } from '#server/modules/providers/index.ts';
import { providerForBookingAsJson, vatTreatmentOf } from '#server/modules/providers/index.ts';
import { resourcesInUse } from '#server/modules/staff/index.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { agreedVatAsJson } from '#server/modules/taxes/index.ts';

export interface BookablePerson {
  resourceId: number;
  name: string;
  /** The person behind it, whose time is one across all providers. */
  personId: number | null;
}

/** A room or thing the offer may take. */
export interface NeededEquipment {
  resourceId: number;
  /** Units there are. */
  quantity: number;
  /** People one unit holds; null without a limit. */
  capacity: number | null;
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
  /** What must be free too, of what is in use; at least one thing each. */
  needs: Need[];
  /** All things of the needs, each once, in the provider's order. */
  equipment: NeededEquipment[];
  /** How it is taxed, as whoever books it agrees. */
  vat: AgreedVat;
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
    select from offer_needs n
    where n.provider_id = o.provider_id and n.offer_id = o.id and not exists (
      select from offer_need_things t join ${resourcesInUse} r on r.provider_id = t.provider_id and r.id = t.resource_id
      where t.provider_id = n.provider_id and t.offer_id = n.offer_id and t.number = n.number))`;

/** What else a module above wants to know of an offer's provider: a value of its own, in the same query. */
export type Further<T> = (providerId: RawBuilder<unknown>) => RawBuilder<T>;

/** One offer with all that booking and availability look at: its own rows, the provider's settings, the plan. */
export async function readBookableOffer(work: Work, offerId: number): Promise<BookableOfferRow | null> {
  const rows = await readBookable(work, sql`o.id = ${offerId}`);
  return rows[0] ?? null;
}

/** The same of an offer that is out of use too, with those of its people and things that are in use; none may be. */
export async function readAnyOffer(work: Work, offerId: number): Promise<BookableOfferRow | null> {
  const [row] = await readOffers(work, sql`o.id = ${offerId}`);
  if (!row) return null;
  const offer = withNeeds(row);
  const needs = offer.needs.filter(({ resourceIds }) => resourceIds.length > 0);
  return { ...offer, people: row.people ?? [], needs };
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

/** The offers of a provider that somebody can do, whether or not they are on public sale: all but what is archived or switched off. */
export async function readOffersInUse(work: Work, providerId: number): Promise<BookableOfferRow[]> {
  const rows = await readOffers(
    work,
    sql`o.provider_id = ${providerId} and o.active and not o.archived and not s.archived and s.service_type = 'N'`,
  );
  return rows.flatMap((row) => asBookable(row) ?? []);
}

/** As the query answers it: nobody may be there to do it, and of a need no thing be in use. */
type FoundRow<T> = Omit<BookableOfferRow, 'people' | 'needs' | 'equipment'> & {
  further: T;
  people: BookablePerson[] | null;
  neededThings: NeededThing[];
};

/** A thing of a need, at the need's number; null and so last: one that is out of use. */
interface NeededThing {
  number: number;
  units: number;
  resourceId: number | null;
  quantity: number;
  capacity: number | null;
}

/** `isBookable`, read off the row: planning the conditions again would cost more than the whole query takes. */
function asBookable<T>(row: FoundRow<T>): (BookableOfferRow & { further: T }) | null {
  const { people } = row;
  const offer = withNeeds(row);
  return people === null || offer.needs.some(({ resourceIds }) => resourceIds.length === 0)
    ? null
    : { ...offer, people };
}

/** The row with its needs, of things in use; none of them may be. */
function withNeeds<T>({ neededThings, ...row }: FoundRow<T>) {
  const needs = new Map<number, Need & { resourceIds: number[] }>();
  const equipment = new Map<number, NeededEquipment>();
  for (const { number, units, resourceId, quantity, capacity } of neededThings) {
    const need = needs.get(number) ?? { units, resourceIds: [] };
    needs.set(number, need);
    if (resourceId === null) continue;
    need.resourceIds.push(resourceId);
    equipment.set(resourceId, { resourceId, quantity, capacity });
  }
  return { ...row, needs: [...needs.values()], equipment: [...equipment.values()] };
}

async function readBookable<T>(
  work: Work,
  which: RawBuilder<unknown>,
  further?: Further<T>,
): Promise<(BookableOfferRow & { further: T })[]> {
  const rows = await readOffers(work, sql`${which} and ${isInUse}`, further);
  return rows.flatMap((row) => asBookable(row) ?? []);
}

async function readOffers<T>(
  work: Work,
  which: RawBuilder<unknown>,
  further: Further<T> = () => sql`null`,
): Promise<FoundRow<T>[]> {
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
      (select coalesce(json_agg(json_build_object('number', n.number, 'units', n.units, 'resourceId', r.id, 'quantity', r.quantity,
          'capacity', r.capacity) order by r.position, r.id, n.number), '[]')
        from offer_needs n
        join offer_need_things t on t.provider_id = n.provider_id and t.offer_id = n.offer_id and t.number = n.number
        left join ${resourcesInUse} r on r.provider_id = t.provider_id and r.id = t.resource_id
        where n.provider_id = o.provider_id and n.offer_id = o.id) as "neededThings",
      ${agreedVatAsJson(vatTreatmentOf(sql`o.provider_id`, sql`o.vat_treatment`), work.now())} as vat,
      ${providerForBookingAsJson(sql`o.provider_id`)} as provider,
      ${planAsJson(sql`o.provider_id`)} as plan,
      ${further(sql`o.provider_id`)} as further
    from offers o join services s on s.provider_id = o.provider_id and s.id = o.service_id
    where ${which}
    order by o.provider_id, s.position, s.id, o.position, o.id`.execute(work.db);
  return rows;
}
