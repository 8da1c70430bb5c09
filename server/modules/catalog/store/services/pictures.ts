import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { catalogTables } from '../tables.ts';

export interface ServicePicture {
  providerId: number;
  key: string;
}

export async function insertPicture(work: Work, { providerId, key }: ServicePicture): Promise<void> {
  await catalogTables(work)
    .insertInto('service_pictures')
    .values({ provider_id: providerId, key, made_at: work.now() })
    .execute();
}

/** Whether the provider has such a picture; it then stays until the transaction ends. */
export async function hasPicture(work: Work, { providerId, key }: ServicePicture): Promise<boolean> {
  const row = await catalogTables(work)
    .selectFrom('service_pictures')
    .select('key')
    .where('provider_id', '=', providerId)
    .where('key', '=', key)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The address of its picture that a service has saved; null without one. */
export async function readImageUrl(
  work: Work,
  { providerId, serviceId }: { providerId: number; serviceId: number },
): Promise<string | null> {
  const row = await catalogTables(work)
    .selectFrom('services')
    .select('image_url')
    .where('provider_id', '=', providerId)
    .where('id', '=', serviceId)
    .executeTakeFirst();
  return row?.image_url ?? null;
}

/** The path is the one that `servicePicturePath` writes. What is deleted only keeps its name. */
const isUnused = sql`not exists (select from services s where s.provider_id = p.provider_id and not s.deleted
  and s.image_url = '/media/services/' || p.provider_id || '/' || p.key || '/medium.webp')`;

/** Some pictures made before a moment that no service shows, locked until the transaction ends; who saves one waits, and is refused. */
export async function lockUnusedPictures(work: Work, before: Date, limit: number): Promise<ServicePicture[]> {
  const { rows } = await sql<ServicePicture>`
    select p.provider_id as "providerId", p.key from service_pictures p where p.made_at < ${before} and ${isUnused}
    limit ${limit} for update skip locked`.execute(work.db);
  return rows;
}

/** Removes those that are still unused now that they are locked: a service may have saved one just before. @returns which */
export async function deleteUnusedPictures(
  work: Work,
  pictures: readonly ServicePicture[],
): Promise<ServicePicture[]> {
  const [providerIds, keys] = [pictures.map(({ providerId }) => providerId), pictures.map(({ key }) => key)];
  const { rows } = await sql<ServicePicture>`
    delete from service_pictures p using unnest(${providerIds}::bigint[], ${keys}::text[]) as one (provider_id, key)
    where p.provider_id = one.provider_id and p.key = one.key and ${isUnused}
    returning p.provider_id as "providerId", p.key`.execute(work.db);
  return rows;
}
