import { sql } from 'kysely';
import type { TextLanguage, TextSet } from '#contracts/own-texts.ts';
import type { Work } from '#server/kernel/work.ts';
import { textsTables } from './tables.ts';

/** The set that counts in each language; none where the compiled texts do. */
export async function readSetsThatCount(work: Work): Promise<Partial<Record<TextLanguage, TextSet>>> {
  const rows = await textsTables(work)
    .selectFrom('text_sets')
    .distinctOn('language')
    .select(['language', 'hash', 'texts'])
    .where('published_at', 'is not', null)
    .where('reverted_at', 'is', null)
    .orderBy('language')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Object.fromEntries(rows.map(({ language, ...set }) => [language, set as TextSet]));
}

/** The hashes of the sets that count, by language: enough to see whether something changed. */
export async function readHashes(work: Work): Promise<Partial<Record<TextLanguage, string>>> {
  const { rows } = await sql<{ language: TextLanguage; hash: string }>`
    select distinct on (language) language, hash from text_sets
      where published_at is not null and reverted_at is null order by language, published_at desc, id desc`.execute(
    work.db,
  );
  return Object.fromEntries(rows.map(({ language, hash }) => [language, hash]));
}

/** A set that was published once, by the address under which browsers get it. @returns null for any other */
export async function readPublishedSet(
  work: Work,
  { language, hash }: { language: TextLanguage; hash: string },
): Promise<TextSet | null> {
  const row = await textsTables(work)
    .selectFrom('text_sets')
    .select(['hash', 'texts'])
    .where('language', '=', language)
    .where('hash', '=', hash)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return (row as TextSet | undefined) ?? null;
}

/** Keeps a checked set until it is published; one of the language that never was goes. @returns its id */
export async function replaceCheckedSet(
  work: Work,
  { language, personId, hash, texts }: TextSet & { language: TextLanguage; personId: number },
): Promise<number> {
  await textsTables(work)
    .deleteFrom('text_sets')
    .where('language', '=', language)
    .where('published_at', 'is', null)
    .execute();
  const { id } = await textsTables(work)
    .insertInto('text_sets')
    .values({ language, hash, texts: JSON.stringify(texts), made_by: personId, made_at: work.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets a checked set count from now on. @returns its language; null where it is gone or published already */
export async function publishSet(work: Work, id: number): Promise<TextLanguage | null> {
  const row = await textsTables(work)
    .updateTable('text_sets')
    .set({ published_at: work.now() })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .returning('language')
    .executeTakeFirst();
  return row?.language ?? null;
}

/** Takes back a set that counts in its language: the one before counts again. @returns its language; null where another counts, or none */
export async function revertSet(work: Work, id: number): Promise<TextLanguage | null> {
  const { rows } = await sql<{ language: TextLanguage }>`
    update text_sets t set reverted_at = ${work.now()} where t.id = ${id} and t.published_at is not null and t.reverted_at is null
      and not exists (select from text_sets later where later.language = t.language and later.published_at is not null
        and later.reverted_at is null and (later.published_at, later.id) > (t.published_at, t.id))
      returning t.language`.execute(work.db);
  return rows[0]?.language ?? null;
}

/** What was published in a language, as administrators see it. */
export interface PublishedSet {
  id: number;
  language: TextLanguage;
  texts: number;
  publishedAt: Date;
  isReverted: boolean;
}

/** The latest published sets of all languages, the newest first. */
export async function listPublished(work: Work, limit: number): Promise<PublishedSet[]> {
  const { rows } = await sql<PublishedSet>`
    select id, language, (select count(*)::int from jsonb_object_keys(texts)) as texts, published_at as "publishedAt",
        reverted_at is not null as "isReverted"
      from text_sets where published_at is not null order by published_at desc, id desc limit ${limit}`.execute(
    work.db,
  );
  return rows;
}

/** Which texts somebody brought, and when. */
export async function readSetsOfPerson(
  work: Work,
  personId: number,
): Promise<{ language: TextLanguage; madeAt: Date; publishedAt: Date | null }[]> {
  return textsTables(work)
    .selectFrom('text_sets')
    .select(['language', 'made_at as madeAt', 'published_at as publishedAt'])
    .where('made_by', '=', personId)
    .orderBy('made_at')
    .execute();
}
