import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

/** Where a photo's pixels come from: one of our drawings, or an uploaded file in the storage. */
export type PhotoOrigin = { drawing: string } | { objectKey: string };

export async function insertPhoto(
  work: Work,
  providerId: number,
  photo: PhotoOrigin & { position: number; width: number; height: number; description?: string },
): Promise<number> {
  const { id } = await providersTables(work)
    .insertInto('provider_photos')
    .values({
      provider_id: providerId,
      position: photo.position,
      width: photo.width,
      height: photo.height,
      description: photo.description ?? '',
      drawing: 'drawing' in photo ? photo.drawing : null,
      object_key: 'objectKey' in photo ? photo.objectKey : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deletePhoto(work: Work, providerId: number, photoId: number): Promise<boolean> {
  const { numDeletedRows } = await providersTables(work)
    .deleteFrom('provider_photos')
    .where('provider_id', '=', providerId)
    .where('id', '=', photoId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A photo of a public provider. */
export async function findPublicPhoto(
  work: Work,
  providerId: number,
  photoId: number,
): Promise<(PhotoOrigin & { width: number; height: number }) | null> {
  const row = await providersTables(work)
    .selectFrom('provider_photos')
    .innerJoin('providers', 'providers.id', 'provider_photos.provider_id')
    .select(['drawing', 'object_key', 'width', 'height'])
    .where('provider_photos.provider_id', '=', providerId)
    .where('provider_photos.id', '=', photoId)
    .where('active', '=', true)
    .where('publish_online', '=', true)
    .where('locked', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  const { width, height } = row;
  if (row.object_key !== null) return { objectKey: row.object_key, width, height };
  return row.drawing === null ? null : { drawing: row.drawing, width, height };
}
