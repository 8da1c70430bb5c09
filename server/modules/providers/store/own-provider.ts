import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Work } from '#server/kernel/work.ts';
import type { ProviderCategory } from './public-providers.ts';
import { providersTables } from './tables.ts';

/** A provider's own page as whoever works there sees it, shown to visitors or not; null for an unknown id. */
export async function readOwnProvider(work: Work, providerId: number) {
  const row = await providersTables(work)
    .selectFrom('providers')
    .select([
      'providers.id',
      'type',
      'name',
      'description',
      'phone',
      'email',
      'url',
      'blog',
      'facebook',
      'instagram',
      'linkedin',
      'skype',
      'twitter',
      'youtube',
      'tags',
      'address_line1 as addressLine1',
      'address_line2 as addressLine2',
      'city',
      'city_key as cityKey',
      'postal_code as postalCode',
      'state',
      'country_code as countryCode',
      'latitude',
      'longitude',
      'publish_online as isPublished',
      'active as isActive',
      'locked as isLocked',
      'profile_version as profileVersion',
      'location_version as locationVersion',
    ])
    .select((provider) => [
      jsonArrayFrom(
        provider
          .selectFrom('provider_photos')
          .select([
            'provider_photos.id',
            'width',
            'height',
            'provider_photos.description',
            'provider_photos.version',
            'preview_code as previewCode',
            'drawing',
          ])
          .whereRef('provider_photos.provider_id', '=', 'providers.id')
          .orderBy('provider_photos.position')
          .orderBy('provider_photos.id'),
      ).as('photos'),
      jsonArrayFrom(
        provider
          .selectFrom('provider_categories')
          .innerJoin('categories', 'categories.id', 'provider_categories.category_id')
          .select(['categories.id', 'slug', 'categories.provider_type as type'])
          .whereRef('provider_categories.provider_id', '=', 'providers.id')
          .orderBy('provider_categories.position')
          .orderBy('categories.id'),
      ).as('categories'),
    ])
    .where('providers.id', '=', providerId)
    .executeTakeFirst();
  // The migration that fills their table and the names in the contracts list the same slugs; a test compares them.
  return row ? { ...row, categories: row.categories as ProviderCategory[] } : null;
}

export type OwnProviderRow = NonNullable<Awaited<ReturnType<typeof readOwnProvider>>>;

/** How a provider works and is booked; null for an unknown id. */
export async function readSettings(work: Work, providerId: number) {
  const row = await providersTables(work)
    .selectFrom('providers')
    .select([
      'id',
      'notification_email as notificationEmail',
      'language',
      'time_zone as timeZone',
      'time_note as timeNote',
      'reservation_offset_minutes as reservationOffsetMinutes',
      'booking_horizon_days as bookingHorizonDays',
      'default_time_slot_step as defaultTimeSlotStep',
      'free_cancellation_hours as freeCancellationHours',
      'cancellation_policy as cancellationPolicy',
      'reminder_hours as reminderHours',
      'settings_version as version',
    ])
    .where('id', '=', providerId)
    .executeTakeFirst();
  return row ?? null;
}

export type ProviderSettings = NonNullable<Awaited<ReturnType<typeof readSettings>>>;

/** What a provider's collaborators may; null for an unknown id. */
export async function readCollaboratorRules(work: Work, providerId: number) {
  const row = await providersTables(work)
    .selectFrom('providers')
    .select([
      'collaborators_act_on_own as actsOnOwn',
      'collaborators_see_contacts as seesContacts',
      'collaborators_version as version',
    ])
    .where('id', '=', providerId)
    .executeTakeFirst();
  return row ?? null;
}

export async function readWhereCollaboratorsAct(
  work: Work,
  providerIds: readonly number[],
): Promise<number[]> {
  const rows = await providersTables(work)
    .selectFrom('providers')
    .select('id')
    .where('id', 'in', [...providerIds])
    .where('collaborators_act_on_own', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

export async function writeCollaboratorRules(
  work: Work,
  providerId: number,
  { actsOnOwn, seesContacts }: { actsOnOwn: boolean; seesContacts: boolean },
): Promise<void> {
  await providersTables(work)
    .updateTable('providers')
    .set({ collaborators_act_on_own: actsOnOwn, collaborators_see_contacts: seesContacts })
    .where('id', '=', providerId)
    .execute();
}

/** What a form of the back office writes over, each with a version of its own. */
export type VersionedPart = 'profile' | 'location' | 'settings' | 'vat' | 'billing' | 'collaborators';

/** The version of a part that stands, kept as it is until the transaction ends; null for an unknown provider. */
export async function lockPartVersion(
  work: Work,
  providerId: number,
  part: VersionedPart,
): Promise<number | null> {
  const row = await providersTables(work)
    .selectFrom('providers')
    .select(`${part}_version as version`)
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Counts a change of a part. */
export async function countPartVersion(work: Work, providerId: number, part: VersionedPart): Promise<void> {
  const column = `${part}_version` as const;
  await providersTables(work)
    .updateTable('providers')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .where('id', '=', providerId)
    .execute();
}

/** Whether it shows on the marketplace, kept as it is until the transaction ends. */
export async function lockIsPublished(work: Work, providerId: number): Promise<boolean> {
  const row = await providersTables(work)
    .selectFrom('providers')
    .select('publish_online as isPublished')
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.isPublished ?? false;
}

export async function readProviderType(work: Work, providerId: number): Promise<'C' | 'P' | null> {
  const row = await providersTables(work)
    .selectFrom('providers')
    .select('type')
    .where('id', '=', providerId)
    .executeTakeFirst();
  return row?.type ?? null;
}
