import type { Work } from '#server/kernel/work.ts';
import type { ProviderPlan } from '#server/modules/packages/index.ts';
import { planOf } from '#server/modules/packages/index.ts';
import type { ProviderForBooking } from '../store/provider-for-booking.ts';
import { readProviderForBooking } from '../store/provider-for-booking.ts';
import type { ProviderContact } from '../store/providers.ts';
import { isAnyProviderThere, readProviderContacts } from '../store/providers.ts';
import type { PublicProviderRow } from '../store/public-providers.ts';
import { readPublicProviderIds, readPublicProviders } from '../store/public-providers.ts';

/** What everybody may know of a provider. Private fields are not in it, so no answer can give them away. */
export type PublicProvider = ReturnType<typeof toPublicProvider>;
/** A plan without its price. */
export type PublicPlan = Omit<ProviderPlan, 'amountCents'>;

/** One provider as visitors see it; null unless active, published and unlocked (specification sections 3 and 4). */
export async function getPublicProvider(work: Work, providerId: number): Promise<PublicProvider | null> {
  return (await getPublicProviders(work, [providerId]))[0] ?? null;
}

/** Those of the providers that visitors may see, in the order of the ids, in one query. */
export async function getPublicProviders(
  work: Work,
  providerIds: readonly number[],
): Promise<PublicProvider[]> {
  if (providerIds.length === 0) return [];
  const rows = await readPublicProviders(work, providerIds);
  const found = new Map(rows.map((row) => [row.id, row]));
  return providerIds.flatMap((id) => found.get(id) ?? []).map(toPublicProvider);
}

/** Ids of the providers that visitors may see, ascending, from the first after one: for going through all of them. */
export async function publicProviderIds(work: Work, after: number, limit: number): Promise<number[]> {
  return readPublicProviderIds(work, after, limit);
}

/** Whether there is any provider at all, public or not. */
export async function hasProviders(work: Work): Promise<boolean> {
  return isAnyProviderThere(work);
}

/** What booking must know, whether or not visitors may see the provider; null for an unknown id. */
export async function getProviderForBooking(
  work: Work,
  providerId: number,
): Promise<ProviderForBooking | null> {
  return readProviderForBooking(work, providerId);
}

/** How to reach a provider, public or not: for mails and pages about bookings that exist. */
export async function getProviderContact(work: Work, providerId: number): Promise<ProviderContact | null> {
  return (await readProviderContacts(work, [providerId])).get(providerId) ?? null;
}

/** The same for some providers, by id, in one query; unknown ones are left out. */
export async function getProviderContacts(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, ProviderContact>> {
  return readProviderContacts(work, providerIds);
}

function toPublicProvider(row: PublicProviderRow) {
  const { id, type, name, description, phone, email, url, blog, tags, language } = row;
  const { facebook, instagram, linkedin, skype, twitter, youtube } = row;
  const { amountCents: _priceIsPrivate, ...plan } = planOf(row.plan);
  return {
    id,
    type,
    name,
    description,
    phone,
    email,
    url,
    blog,
    tags,
    language,
    socialLinks: { facebook, instagram, linkedin, skype, twitter, youtube },
    openingTime: row.opening_time,
    timeNote: row.time_note,
    timeZone: row.time_zone,
    location: {
      addressLine1: row.address_line1,
      addressLine2: row.address_line2,
      city: row.city,
      cityKey: row.city_key,
      postalCode: row.postal_code,
      state: row.state,
      countryCode: row.country_code,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    photos: row.photos,
    categories: row.categories,
    plan: plan satisfies PublicPlan,
    isPublished: row.publish_online,
    isActive: row.active,
    isLocked: row.locked,
    canUnlock: row.can_unlock,
    clientProvider: row.client_provider,
    appName: row.app_name,
    acceptPayments: row.accept_payments,
    freeCancellationHours: row.free_cancellation_hours,
    cancellationPolicy: row.cancellation_policy,
    reservationOffsetMinutes: row.reservation_offset_minutes,
    bookingHorizonDays: row.booking_horizon_days,
    defaultTimeSlotStep: row.default_time_slot_step,
    createdAt: row.created_at,
  };
}
