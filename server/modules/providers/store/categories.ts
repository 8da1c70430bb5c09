import type { CategorySlug } from '#contracts/category-names.ts';
import type { ProviderType } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

export interface Category {
  id: number;
  slug: CategorySlug;
  type: ProviderType;
}

/** The categories of one provider type, or of both, in the order they are shown. */
export async function readCategories(work: Work, type: ProviderType | null): Promise<Category[]> {
  const rows = await providersTables(work)
    .selectFrom('categories')
    .select(['id', 'slug', 'provider_type as type'])
    .$if(type !== null, (query) => query.where('provider_type', '=', type))
    .orderBy('provider_type')
    .orderBy('position')
    .execute();
  // The migration that fills this table and the names in the contracts list the same slugs; a test compares them.
  return rows as Category[];
}

/** Replaces a provider's categories, in the given order. */
export async function replaceProviderCategories(
  work: Work,
  providerId: number,
  categoryIds: readonly number[],
): Promise<void> {
  const tables = providersTables(work);
  await tables.deleteFrom('provider_categories').where('provider_id', '=', providerId).execute();
  if (categoryIds.length === 0) return;
  await tables
    .insertInto('provider_categories')
    .values(
      categoryIds.map((categoryId, position) => ({
        provider_id: providerId,
        category_id: categoryId,
        position,
      })),
    )
    .execute();
}
