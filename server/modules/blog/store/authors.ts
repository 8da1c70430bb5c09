import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { blogTables } from './tables.ts';

/** Under which name somebody writes. */
export interface BlogAuthor {
  id: number;
  personId: number | null;
  slug: string;
  displayName: string;
  jobTitleIt: string;
  jobTitleEn: string;
  biographyIt: string;
  biographyEn: string;
  picture: string | null;
  isArchived: boolean;
  version: number;
}

const COLUMNS = [
  'id',
  'person_id as personId',
  'slug',
  'display_name as displayName',
  'job_title_it as jobTitleIt',
  'job_title_en as jobTitleEn',
  'biography_it as biographyIt',
  'biography_en as biographyEn',
  'picture',
  'archived as isArchived',
  'version',
] as const;

/** Authors whom readers see: those with an article that is out, who wrote last first; or the one of a slug. */
export async function readPublicAuthors(
  work: Work,
  { slug, start, limit }: { slug: string | null; start: number; limit: number },
): Promise<BlogAuthor[]> {
  return blogTables(work)
    .selectFrom('blog_authors')
    .select(COLUMNS)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('articles')
          .select('articles.id')
          .whereRef('articles.author_id', '=', 'blog_authors.id')
          .where('articles.state', '=', 'published')
          .where('articles.published_at', '<=', work.now()),
      ),
    )
    .$if(slug !== null, (query) => query.where('slug', '=', slug ?? ''))
    .orderBy(
      sql`(select max(a.published_at) from articles a
            where a.author_id = blog_authors.id and a.state = 'published' and a.published_at <= ${work.now()})`,
      'desc',
    )
    .orderBy('id')
    .offset(start)
    .limit(limit)
    .execute();
}

export async function readAuthors(work: Work, ids: readonly number[]): Promise<BlogAuthor[]> {
  if (ids.length === 0) return [];
  return blogTables(work).selectFrom('blog_authors').select(COLUMNS).where('id', 'in', ids).execute();
}

/** All authors by name, or the one who is a person. */
export async function listAuthors(work: Work, personId: number | null = null): Promise<BlogAuthor[]> {
  return blogTables(work)
    .selectFrom('blog_authors')
    .select(COLUMNS)
    .$if(personId !== null, (query) => query.where('person_id', '=', personId))
    .orderBy('archived')
    .orderBy(sql`lower(display_name)`)
    .orderBy('id')
    .limit(500)
    .execute();
}

/** An author, locked for a change. */
export async function lockAuthor(work: Work, id: number): Promise<BlogAuthor | null> {
  const row = await blogTables(work)
    .selectFrom('blog_authors')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type Told = Omit<BlogAuthor, 'id' | 'isArchived' | 'version' | 'personId' | 'slug'>;

/** @returns null when the slug is taken, or the person writes under a name already */
export async function insertAuthor(
  work: Work,
  author: Told & { slug: string; personId: number | null },
): Promise<number | null> {
  const row = await blogTables(work)
    .insertInto('blog_authors')
    .values({
      ...columnsOf(author),
      slug: author.slug,
      person_id: author.personId,
      created_at: work.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateAuthor(work: Work, id: number, author: Told): Promise<void> {
  await blogTables(work)
    .updateTable('blog_authors')
    .set((eb) => ({ ...columnsOf(author), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setAuthorArchived(work: Work, id: number, isArchived: boolean): Promise<void> {
  await blogTables(work)
    .updateTable('blog_authors')
    .set((eb) => ({ archived: isArchived, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Who left keeps name and texts as an author, without the link to the person. */
export async function forgetAuthorsPerson(work: Work, personId: number): Promise<void> {
  await blogTables(work)
    .updateTable('blog_authors')
    .set({ person_id: null })
    .where('person_id', '=', personId)
    .execute();
}

const columnsOf = (author: Told) => ({
  display_name: author.displayName,
  job_title_it: author.jobTitleIt,
  job_title_en: author.jobTitleEn,
  biography_it: author.biographyIt,
  biography_en: author.biographyEn,
  picture: author.picture,
});
