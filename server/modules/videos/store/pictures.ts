import { sql } from 'kysely';
import { filmAsJson } from '#server/modules/films/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Whether a course of the provider has the picture with that key, and it is ready. */
export async function hasCoursePicture(
  work: Work,
  { providerId, key }: { providerId: number; key: string },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from (select ${filmAsJson(sql`c.provider_id`, sql`c.picture_asset_id`)} as picture from video_courses c
        where c.provider_id = ${providerId} and c.picture_asset_id is not null) p
      where p.picture->>'key' = ${key} and p.picture->>'state' = 'ready') as is`.execute(work.db);
  return rows[0]?.is ?? false;
}
