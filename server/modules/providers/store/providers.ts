import type { Updateable } from 'kysely';
import type { ProviderType } from '#contracts/statuses.ts';
import type { Providers } from '#server/kernel/database-types.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ProviderProfile } from '#contracts/validation/provider-profile.ts';
import { providersTables } from './tables.ts';

const COLUMN_OF = {
  name: 'name',
  description: 'description',
  phone: 'phone',
  email: 'email',
  url: 'url',
  blog: 'blog',
  facebook: 'facebook',
  instagram: 'instagram',
  linkedin: 'linkedin',
  skype: 'skype',
  twitter: 'twitter',
  youtube: 'youtube',
  tags: 'tags',
  openingTime: 'opening_time',
  timeNote: 'time_note',
  language: 'language',
  timeZone: 'time_zone',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  cityKey: 'city_key',
  postalCode: 'postal_code',
  state: 'state',
  countryCode: 'country_code',
  latitude: 'latitude',
  longitude: 'longitude',
  acceptPayments: 'accept_payments',
  freeCancellationHours: 'free_cancellation_hours',
  cancellationPolicy: 'cancellation_policy',
  reminderHours: 'reminder_hours',
  reservationOffsetMinutes: 'reservation_offset_minutes',
  bookingHorizonDays: 'booking_horizon_days',
  defaultTimeSlotStep: 'default_time_slot_step',
  notificationEmail: 'notification_email',
  appName: 'app_name',
} as const satisfies Record<keyof ProviderProfile, keyof Providers>;

function columnsOf(profile: ProviderProfile): Updateable<Providers> {
  const given = Object.entries(COLUMN_OF).flatMap(([field, column]) => {
    const value = profile[field as keyof typeof COLUMN_OF];
    return value === undefined ? [] : [[column, value] as const];
  });
  return Object.fromEntries(given);
}

export async function insertProvider(
  work: Work,
  provider: {
    type: ProviderType;
    name: string;
    ownerPersonId: number | null;
    clientProvider: boolean;
    profile: ProviderProfile;
  },
): Promise<number> {
  const { id } = await providersTables(work)
    .insertInto('providers')
    .values({
      ...columnsOf(provider.profile),
      type: provider.type,
      name: provider.name,
      owner_person_id: provider.ownerPersonId,
      client_provider: provider.clientProvider,
      created_at: work.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether there is such a provider */
export async function updateProviderRow(
  work: Work,
  providerId: number,
  changes: ProviderProfile & {
    isPublished?: boolean;
    isActive?: boolean;
    isLocked?: boolean;
    canUnlock?: boolean;
  },
): Promise<boolean> {
  const { isPublished, isActive, isLocked, canUnlock, ...profile } = changes;
  const row = {
    ...columnsOf(profile),
    ...(isPublished === undefined ? {} : { publish_online: isPublished }),
    ...(isActive === undefined ? {} : { active: isActive }),
    ...(isLocked === undefined ? {} : { locked: isLocked }),
    ...(canUnlock === undefined ? {} : { can_unlock: canUnlock }),
  };
  if (Object.keys(row).length === 0) return true;
  const { numUpdatedRows } = await providersTables(work)
    .updateTable('providers')
    .set(row)
    .where('id', '=', providerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What publishing looks at; the row stays locked until the transaction ends. */
export async function readForPublishing(work: Work, providerId: number) {
  return providersTables(work)
    .selectFrom('providers')
    .select((provider) => [
      'description',
      'city',
      'latitude',
      'longitude',
      provider
        .selectFrom('provider_photos')
        .select((photo) => photo.fn.countAll<number>().as('photos'))
        .where('provider_id', '=', providerId)
        .as('photoCount'),
    ])
    .where('id', '=', providerId)
    .forUpdate()
    .executeTakeFirst();
}

/** How to reach a provider, public or not: what stands in mails about bookings that exist. */
export interface ProviderContact {
  id: number;
  type: ProviderType;
  name: string;
  phone: string | null;
  email: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  postalCode: string | null;
  city: string | null;
  state: string | null;
  countryCode: string;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  language: string;
  /** What it adds to the hours of free cancellation in its own words; may be empty. */
  cancellationPolicy: string;
  /** Where the provider itself wants to be told. */
  notificationEmail: string | null;
}

/** A marketplace read: it spans providers. */
export async function isAnyProviderThere(work: Work): Promise<boolean> {
  const row = await providersTables(work).selectFrom('providers').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Some providers by id; unknown ones are left out. */
export async function readProviderContacts(
  work: Work,
  ids: readonly number[],
): Promise<Map<number, ProviderContact>> {
  if (ids.length === 0) return new Map();
  const rows = await providersTables(work)
    .selectFrom('providers')
    .select([
      'id',
      'type',
      'name',
      'phone',
      'email',
      'address_line1 as addressLine1',
      'address_line2 as addressLine2',
      'postal_code as postalCode',
      'city',
      'state',
      'country_code as countryCode',
      'latitude',
      'longitude',
      'time_zone as timeZone',
      'language',
      'cancellation_policy as cancellationPolicy',
      'notification_email as notificationEmail',
    ])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
