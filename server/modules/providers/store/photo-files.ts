import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

/** An uploaded photo that was made anew and whose file is kept. */
export interface PhotoFile {
  providerId: number;
  key: string;
}

export type PhotoFileRow = PhotoFile & { width: number; height: number };

export async function insertPhotoFile(work: Work, file: PhotoFileRow): Promise<void> {
  const { providerId, key, width, height } = file;
  await providersTables(work)
    .insertInto('provider_photo_files')
    .values({ provider_id: providerId, key, width, height, made_at: work.now() })
    .execute();
}

/** How large a file of the provider is; it then stays until the transaction ends. Null for one that is not there. */
export async function keepPhotoFile(
  work: Work,
  { providerId, key }: PhotoFile,
): Promise<{ width: number; height: number } | null> {
  const row = await providersTables(work)
    .selectFrom('provider_photo_files')
    .select(['width', 'height'])
    .where('provider_id', '=', providerId)
    .where('key', '=', key)
    .forKeyShare()
    .executeTakeFirst();
  return row ?? null;
}

/** The name is the one that `photoFile` writes. */
const isUnused = sql`not exists (select from provider_photos p where p.provider_id = f.provider_id
  and p.object_key = 'photos/' || f.provider_id || '/' || f.key || '.webp')`;

/** Some files made before a moment that no photo shows, locked until the transaction ends; who hangs one up waits, and is refused. */
export async function lockUnusedPhotoFiles(work: Work, before: Date, limit: number): Promise<PhotoFile[]> {
  const { rows } = await sql<PhotoFile>`
    select f.provider_id as "providerId", f.key from provider_photo_files f where f.made_at < ${before} and ${isUnused}
    limit ${limit} for update skip locked`.execute(work.db);
  return rows;
}

/** Removes those that are still unused now that they are locked: one may have been hung up just before. @returns which */
export async function deleteUnusedPhotoFiles(work: Work, files: readonly PhotoFile[]): Promise<PhotoFile[]> {
  const [providerIds, keys] = [files.map(({ providerId }) => providerId), files.map(({ key }) => key)];
  const { rows } = await sql<PhotoFile>`
    delete from provider_photo_files f using unnest(${providerIds}::bigint[], ${keys}::text[]) as one (provider_id, key)
    where f.provider_id = one.provider_id and f.key = one.key and ${isUnused}
    returning f.provider_id as "providerId", f.key`.execute(work.db);
  return rows;
}
