import type { Work } from '#server/kernel/work.ts';
import { blogTables } from './tables.ts';

/** Notes an uploaded picture, before its file. @returns its id */
export async function insertPicture(work: Work, objectKey: string): Promise<number> {
  const { id } = await blogTables(work)
    .insertInto('blog_pictures')
    .values({ object_key: objectKey, created_at: work.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Where the file of a picture lies; null for none. */
export async function findPicture(work: Work, id: number): Promise<{ objectKey: string } | null> {
  const row = await blogTables(work)
    .selectFrom('blog_pictures')
    .select('object_key as objectKey')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
