import type { InferOutput } from 'valibot';
import type { GroupKind } from '#contracts/group-kinds.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NewGroup, NewOffer, NewService } from '#contracts/validation/offering.ts';
import { catalogTables } from './tables.ts';

type Group = InferOutput<typeof NewGroup>;
type Service = InferOutput<typeof NewService>;
type Offer = InferOutput<typeof NewOffer>;

/** What a heading says, as its row has it. */
export const headingColumns = (service: Omit<Service, 'position'>) => ({
  group_id: service.groupId,
  name: service.name,
  description: service.description,
  image_url: service.imageUrl,
  is_always_available: service.isAlwaysAvailable,
  period_start_date: service.periodStartDate,
  period_end_date: service.periodEndDate,
  period_start_minute: service.periodStartMinute,
  period_end_minute: service.periodEndMinute,
  location_type: service.locationType,
  min_calendar_slot: service.minCalendarSlot,
});

/** What an offer says, as its row has it; what is not given is as the table has it for a new one, and stays for another. */
export const offerColumns = (offer: Omit<Offer, 'people' | 'needs'> & { isActive?: boolean }) => ({
  name: offer.name,
  description: offer.description,
  price_cents: offer.priceCents,
  duration_minutes: offer.durationMinutes,
  prepare_minutes: offer.prepareMinutes,
  cleanup_minutes: offer.cleanupMinutes,
  capacity: offer.capacity,
  minimum_capacity: offer.minimumCapacity,
  position: offer.position,
  active: offer.isActive,
  vat_treatment: offer.vatTreatment,
});

export async function insertGroup(work: Work, providerId: number, group: Group): Promise<number> {
  const { id } = await catalogTables(work)
    .insertInto('offering_groups')
    .values({ provider_id: providerId, ...group })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the provider has such a group; it is then locked against deletion until the transaction ends. */
export async function hasGroup(
  work: Work,
  { providerId, groupId, kind }: { providerId: number; groupId: number; kind: GroupKind },
): Promise<boolean> {
  const row = await catalogTables(work)
    .selectFrom('offering_groups')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('id', '=', groupId)
    .where('kind', '=', kind)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertService(work: Work, providerId: number, service: Service): Promise<number> {
  const { id } = await catalogTables(work)
    .insertInto('services')
    .values({
      provider_id: providerId,
      ...headingColumns(service),
      position: service.position,
      created_at: work.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasService(work: Work, providerId: number, serviceId: number): Promise<boolean> {
  const row = await catalogTables(work)
    .selectFrom('services')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('id', '=', serviceId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOffer(
  work: Work,
  providerId: number,
  serviceId: number,
  offer: Offer & { isActive?: boolean },
): Promise<number> {
  const { id } = await catalogTables(work)
    .insertInto('offers')
    .values({
      provider_id: providerId,
      service_id: serviceId,
      ...offerColumns(offer),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces who can do an offer and what it needs. */
export async function replaceNeeds(
  work: Work,
  providerId: number,
  offerId: number,
  { people, needs }: Pick<Offer, 'people' | 'needs'>,
): Promise<void> {
  const tables = catalogTables(work);
  const ofOffer = { provider_id: providerId, offer_id: offerId };
  await removeNeeds(work, providerId, offerId);
  if (people.length > 0) {
    await tables
      .insertInto('offer_people')
      .values(people.map((id) => ({ ...ofOffer, resource_id: id })))
      .execute();
  }
  if (needs.length === 0) return;
  const numbered = needs.map((need, index) => ({ ...need, number: index + 1 }));
  await tables
    .insertInto('offer_needs')
    .values(numbered.map(({ number, units }) => ({ ...ofOffer, number, units })))
    .execute();
  const things = numbered.flatMap(({ number, resourceIds }) =>
    resourceIds.map((id) => ({ ...ofOffer, number, resource_id: id })),
  );
  await tables.insertInto('offer_need_things').values(things).execute();
}

/** Takes away who can do an offer and what it needs. */
export async function removeNeeds(work: Work, providerId: number, offerId: number): Promise<void> {
  for (const table of ['offer_people', 'offer_need_things', 'offer_needs'] as const) {
    await catalogTables(work)
      .deleteFrom(table)
      .where('provider_id', '=', providerId)
      .where('offer_id', '=', offerId)
      .execute();
  }
}
