import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { PhotoOrigin } from './photos.ts';
import { providersTables } from './tables.ts';

/** One photo of one provider. */
export interface PhotoOf {
  providerId: number;
  photoId: number;
}

/** The order of a provider's photos, kept as it is until the transaction ends: who adds, removes or moves one waits. */
export async function lockPhotoOrder(work: Work, providerId: number): Promise<number[]> {
  const tables = providersTables(work);
  // The provider's row stands for the list: of an empty one there would be nothing to lock.
  await tables.selectFrom('providers').select('id').where('id', '=', providerId).forNoKeyUpdate().execute();
  const rows = await tables
    .selectFrom('provider_photos')
    .select('id')
    .where('provider_id', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Numbers the photos anew, in this order. */
export async function savePhotoOrder(work: Work, providerId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update provider_photos p set position = placed.position - 1
    from unnest(${ids}::bigint[]) with ordinality as placed (id, position)
    where p.provider_id = ${providerId} and p.id = placed.id`.execute(work.db);
}

/** The version of a photo's description, kept as it is until the transaction ends; null for one that is not there. */
export async function lockPhotoVersion(work: Work, { providerId, photoId }: PhotoOf): Promise<number | null> {
  const row = await providersTables(work)
    .selectFrom('provider_photos')
    .select('version')
    .where('provider_id', '=', providerId)
    .where('id', '=', photoId)
    .forUpdate()
    .executeTakeFirst();
  return row?.version ?? null;
}

export async function updatePhotoDescription(
  work: Work,
  { providerId, photoId }: PhotoOf,
  description: string,
): Promise<void> {
  await providersTables(work)
    .updateTable('provider_photos')
    .set((photo) => ({ description, version: photo('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', photoId)
    .execute();
}

/** What a photo is, for the history; null for one that is not there. */
export async function readPhoto(work: Work, { providerId, photoId }: PhotoOf) {
  const row = await providersTables(work)
    .selectFrom('provider_photos')
    .select(['description', 'object_key as objectKey', 'drawing', 'position'])
    .where('provider_id', '=', providerId)
    .where('id', '=', photoId)
    .executeTakeFirst();
  return row ?? null;
}

/** Slug of the provider's first category; null where it has none. */
export async function mainCategoryOf(work: Work, providerId: number): Promise<string | null> {
  const row = await providersTables(work)
    .selectFrom('provider_categories')
    .innerJoin('categories', 'categories.id', 'provider_categories.category_id')
    .select('slug')
    .where('provider_categories.provider_id', '=', providerId)
    .orderBy('provider_categories.position')
    .orderBy('categories.id')
    .limit(1)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Ids of the provider's photos that are one of our drawings. */
export async function photosDrawnAs(work: Work, providerId: number, drawing: string): Promise<number[]> {
  const rows = await providersTables(work)
    .selectFrom('provider_photos')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('drawing', '=', drawing)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an uploaded photo hangs in the provider's gallery already. */
export async function hasPhotoOf(work: Work, providerId: number, objectKey: string): Promise<boolean> {
  const row = await providersTables(work)
    .selectFrom('provider_photos')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('object_key', '=', objectKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where the pixels of the photo with this code come from, whoever may see it. */
export async function findPhotoByCode(work: Work, code: string): Promise<PhotoOrigin | null> {
  const row = await providersTables(work)
    .selectFrom('provider_photos')
    .select(['drawing', 'object_key'])
    .where('preview_code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  if (row.object_key !== null) return { objectKey: row.object_key };
  return row.drawing === null ? null : { drawing: row.drawing };
}
