import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CategorySlug } from '#contracts/category-names.ts';
import { MOST_PROVIDER_PHOTOS } from '#contracts/provider-photo.ts';
import type { ProviderType } from '#contracts/statuses.ts';
import type { PlanJson } from '#server/modules/packages/index.ts';
import { planAsJson } from '#server/modules/packages/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

export interface ProviderCategory {
  id: number;
  slug: CategorySlug;
  type: ProviderType;
}

export interface ProviderPhoto {
  id: number;
  width: number;
  height: number;
  /** What it shows, in words; '' for none. */
  description: string;
}

/** One public provider's row, with its photos, categories and plan, in one query. Names no private column. */
export async function readPublicProviders(work: Work, ids: readonly number[]) {
  const rows = await providersTables(work)
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
      'opening_time',
      'time_note',
      'language',
      'time_zone',
      'address_line1',
      'address_line2',
      'city',
      'city_key',
      'postal_code',
      'state',
      'country_code',
      'latitude',
      'longitude',
      'publish_online',
      'active',
      'locked',
      'can_unlock',
      'client_provider',
      'app_name',
      'accept_payments',
      'free_cancellation_hours',
      'cancellation_policy',
      'reservation_offset_minutes',
      'booking_horizon_days',
      'default_time_slot_step',
      'created_at',
    ])
    .select((provider) => [
      jsonArrayFrom(
        provider
          .selectFrom('provider_photos')
          .select(['provider_photos.id', 'width', 'height', 'provider_photos.description'])
          .whereRef('provider_photos.provider_id', '=', 'providers.id')
          .orderBy('provider_photos.position')
          .orderBy('provider_photos.id')
          .limit(MOST_PROVIDER_PHOTOS),
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
      planAsJson(sql.ref('providers.id')).as('plan'),
    ])
    .where('providers.id', 'in', [...ids])
    .where('active', '=', true)
    .where('publish_online', '=', true)
    .where('locked', '=', false)
    .execute();
  return rows.map((row) => ({
    ...row,
    // The migration that fills their table and the names in the contracts list the same slugs; a test compares them.
    categories: row.categories as ProviderCategory[],
    plan: row.plan satisfies PlanJson | null,
  }));
}

/** Ids of public providers after one, in their order. A marketplace read: it spans providers. */
export async function readPublicProviderIds(work: Work, after: number, limit: number): Promise<number[]> {
  const rows = await providersTables(work)
    .selectFrom('providers')
    .select('id')
    .where('id', '>', after)
    .where('active', '=', true)
    .where('publish_online', '=', true)
    .where('locked', '=', false)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type PublicProviderRow = Awaited<ReturnType<typeof readPublicProviders>>[number];
