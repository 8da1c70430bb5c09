import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ClassType } from '#contracts/classes.ts';
import type { ChosenVatTreatment } from '#contracts/vat.ts';
import type { ClassForm } from '#contracts/validation/class-form.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PlanJson } from '#server/modules/packages/index.ts';
import { planAsJson } from '#server/modules/packages/index.ts';
import type { ProviderForBooking } from '#server/modules/providers/index.ts';
import { providerForBookingAsJson, vatTreatmentOf } from '#server/modules/providers/index.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { agreedVatAsJson } from '#server/modules/taxes/index.ts';
import type { Further } from './bookable-offers.ts';
import { catalogTables } from './tables.ts';

/** A class as the catalog keeps it: a heading of type Y or E with one offer, whose id is the class's. */
export interface CatalogClass {
  /** Of its offer: `classId` of the API. */
  classId: number;
  serviceId: number;
  providerId: number;
  serviceType: ClassType;
  name: string;
  description: string;
  imageUrl: string | null;
  group: { id: number; name: string; color: string } | null;
  priceCents: number;
  durationMinutes: number;
  capacity: number;
  minimumCapacity: number;
  /** 1 at the provider, 2 a note, 3 a place on the map, 4 online. */
  locationType: number;
  /** null: as the provider says. */
  vatTreatment: ChosenVatTreatment | null;
  isActive: boolean;
  isPublished: boolean;
  isArchived: boolean;
  version: number;
}

/** A class with what selling it looks at. */
export interface ClassForSale extends CatalogClass {
  /** How it is taxed, as whoever signs up agrees. */
  vat: AgreedVat;
  provider: ProviderForBooking;
  plan: PlanJson | null;
}

const COLUMNS = sql`o.id as "classId", s.id as "serviceId", s.provider_id as "providerId", s.service_type as "serviceType", s.name, s.description,
  s.image_url as "imageUrl", case when g.id is not null then json_build_object('id', g.id, 'name', g.name, 'color', g.color) end as "group",
  o.price_cents as "priceCents", o.duration_minutes as "durationMinutes", o.capacity, o.minimum_capacity as "minimumCapacity",
  s.location_type as "locationType", o.vat_treatment as "vatTreatment", s.active as "isActive", s.published as "isPublished",
  s.archived as "isArchived", s.version`;

const FROM_CLASSES = sql`from services s join offers o on o.provider_id = s.provider_id and o.service_id = s.id and not o.deleted
  left join offering_groups g on g.provider_id = s.provider_id and g.id = s.group_id`;
const IS_CLASS = sql`s.service_type in ('Y', 'E') and not s.deleted`;

/** The classes of all providers, as a relation that a module above joins: columns provider_id, id (the class's), name, service_type, color,
 * minimum_capacity, is_public. */
export const namedClasses: RawBuilder<unknown> = sql`(
  select s.provider_id, o.id, s.name, s.service_type, g.color, o.minimum_capacity,
      s.active and s.published and not s.archived and not s.deleted as is_public ${FROM_CLASSES} where s.service_type in ('Y', 'E'))`;

/** Adds a heading and its one offer, at the end of the provider's list. @returns the id of the class, and of its heading */
export async function insertClass(
  work: Work,
  providerId: number,
  form: ClassForm,
): Promise<{ classId: number; serviceId: number }> {
  const { id: serviceId } = await catalogTables(work)
    .insertInto('services')
    .values({
      provider_id: providerId,
      service_type: form.serviceType,
      ...headingOf(form),
      position: LAST,
      created_at: work.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: classId } = await catalogTables(work)
    .insertInto('offers')
    .values({ provider_id: providerId, service_id: serviceId, ...offerOf(form) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { classId, serviceId };
}

/** Writes a class over; what it is, course or event, stays. */
export async function updateClass(
  work: Work,
  { providerId, classId, serviceId }: Pick<CatalogClass, 'providerId' | 'classId' | 'serviceId'>,
  form: ClassForm,
): Promise<void> {
  await catalogTables(work)
    .updateTable('services')
    .set((eb) => ({ ...headingOf(form), version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', serviceId)
    .execute();
  await catalogTables(work)
    .updateTable('offers')
    .set(offerOf(form))
    .where('provider_id', '=', providerId)
    .where('id', '=', classId)
    .execute();
}

/** What can be switched of a class; what is left out stays. */
export type ClassStanding = { isActive?: boolean; isPublished?: boolean; isArchived?: boolean };

/** Switches classes of a provider on or off, on its page or not, archives or restores them. @returns the ids of those that it has */
export async function setClassesStanding(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
  { isActive, isPublished, isArchived }: ClassStanding,
): Promise<number[]> {
  const { rows } = await sql<{ classId: number }>`
    update services s set active = coalesce(${isActive ?? null}, s.active), published = coalesce(${isPublished ?? null}, s.published),
        archived = coalesce(${isArchived ?? null}, s.archived), version = version + 1 from offers o
      where o.provider_id = s.provider_id and o.service_id = s.id and s.provider_id = ${providerId} and o.id = any(${[...ids]}::bigint[])
        and ${IS_CLASS} returning o.id as "classId"`.execute(work.db);
  return rows.map(({ classId }) => classId);
}

/** Some classes of a provider by their ids, locked until the transaction ends where that is asked for. */
export async function readClasses(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
  { forChange = false } = {},
): Promise<CatalogClass[]> {
  const { rows } = await sql<CatalogClass>`
    select ${COLUMNS} ${FROM_CLASSES} where s.provider_id = ${providerId} and o.id = any(${[...ids]}::bigint[]) and ${IS_CLASS}
      order by o.id ${forChange ? sql`for update of s` : sql``}`.execute(work.db);
  return rows;
}

/** Some classes of perhaps several providers by their ids, in one query; unknown ones are left out. */
export async function findClasses(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<CatalogClass[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<CatalogClass>`
    select ${COLUMNS} ${FROM_CLASSES} where ${IS_CLASS} and (o.provider_id, o.id) in (
      select * from unnest(${keys.map(({ providerId }) => providerId)}::bigint[], ${keys.map(({ id }) => id)}::bigint[]))`.execute(
    work.db,
  );
  return rows;
}

/** All classes of a provider in the order of its list, courses before events; a provider has hundreds at most. */
export async function listClasses(
  work: Work,
  {
    providerId,
    serviceType,
    isArchived,
  }: { providerId: number; serviceType: ClassType | null; isArchived: boolean },
): Promise<CatalogClass[]> {
  const ofType = serviceType === null ? sql`true` : sql`s.service_type = ${serviceType}`;
  const { rows } = await sql<CatalogClass>`
    select ${COLUMNS} ${FROM_CLASSES} where s.provider_id = ${providerId} and ${IS_CLASS} and s.archived = ${isArchived} and ${ofType}
      order by s.service_type desc, g.position nulls last, g.id, s.position, s.id`.execute(work.db);
  return rows;
}

/** What the classes of some providers that visitors see are called. */
export async function publicClassNamesOf(
  work: Work,
  providerIds: readonly number[],
): Promise<{ providerId: number; name: string }[]> {
  const { rows } = await sql<{ providerId: number; name: string }>`
    select s.provider_id as "providerId", s.name ${FROM_CLASSES} where s.provider_id = any(${[...providerIds]}::bigint[]) and ${IS_CLASS}
      and s.active and o.active and s.published and not s.archived`.execute(work.db);
  return rows;
}

/** Which classes are on public sale. */
type OnSale = { classIds: readonly number[] } | { providerId: number };

/**
 * Classes that visitors see, with what the caller's own modules know of their providers, in the order of the provider's list; for the desk also those they do not
 * see, but for the archive.
 */
export async function readClassesForSale<T>(
  work: Work,
  which: OnSale,
  further: Further<T>,
  { alsoHidden = false } = {},
): Promise<(ClassForSale & { further: T })[]> {
  const condition =
    'providerId' in which
      ? sql`s.provider_id = ${which.providerId}`
      : sql`o.id = any(${[...which.classIds]}::bigint[])`;
  const { rows } = await sql<ClassForSale & { further: T }>`
    select ${COLUMNS}, ${agreedVatAsJson(vatTreatmentOf(sql`o.provider_id`, sql`o.vat_treatment`), work.now())} as vat,
      ${providerForBookingAsJson(sql`o.provider_id`)} as provider, ${planAsJson(sql`o.provider_id`)} as plan,
      ${further(sql`o.provider_id`)} as further ${FROM_CLASSES}
    where ${condition} and ${IS_CLASS} and not s.archived and (${alsoHidden}::boolean or o.active and s.active and s.published)
    order by o.provider_id, g.position nulls last, g.id, s.position, s.id`.execute(work.db);
  return rows;
}

/** Behind all that are there. */
const LAST = 100_000;

const headingOf = (form: ClassForm) => ({
  name: form.name,
  description: form.description,
  group_id: form.groupId,
  location_type: form.locationType,
  active: form.isActive,
  published: form.isPublished,
});

const offerOf = (form: ClassForm) => ({
  name: form.name,
  price_cents: form.priceCents,
  duration_minutes: form.durationMinutes,
  capacity: form.capacity,
  minimum_capacity: form.minimumCapacity,
  vat_treatment: form.vatTreatment,
});
