import { sql } from 'kysely';
import type { ArticleState } from '#contracts/blog.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { blogTables } from './tables.ts';

/** What is being edited of an article, and what it is at. */
export interface OwnArticle {
  id: number;
  storyId: number;
  language: Locale;
  authorId: number;
  /** Whose log-in writes under its author's name. */
  authorPersonId: number | null;
  state: ArticleState;
  publishedAt: Date | null;
  /** Where readers find it now. */
  publicSlug: string;
  version: number;
  updatedAt: Date;
  /** Whether what is being edited is not what readers see. */
  isChanged: boolean;
  slug: string;
  title: string;
  description: string;
  content: string;
  picture: string | null;
  pictureAlt: string;
  categoryId: number | null;
}

export type DraftValues = Pick<
  OwnArticle,
  'slug' | 'title' | 'description' | 'content' | 'picture' | 'pictureAlt' | 'categoryId'
>;

const OWN = sql`a.id, a.story_id as "storyId", a.language, a.author_id as "authorId", w.person_id as "authorPersonId", a.state,
  a.published_at as "publishedAt", a.slug as "publicSlug", a.version, d.updated_at as "updatedAt",
  (d.slug, d.title, d.description, d.content, d.picture, d.picture_alt, d.category_id)
    is distinct from (a.slug, a.title, a.description, a.content, a.picture, a.picture_alt, a.category_id) as "isChanged",
  d.slug, d.title, d.description, d.picture, d.picture_alt as "pictureAlt", d.category_id as "categoryId"`;
const FROM = sql`articles a join article_drafts d on d.article_id = a.id join blog_authors w on w.id = a.author_id`;

/** One article as its author sees it; locked where it is for a change. */
export async function readOwnArticle(
  work: Work,
  id: number,
  { forChange = false } = {},
): Promise<OwnArticle | null> {
  const { rows } = await sql<OwnArticle>`
    select ${OWN}, d.content from ${FROM} where a.id = ${id} ${forChange ? sql`for update of a` : sql``}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** Which articles a list of the back office shows. */
export interface OwnArticlesWanted {
  state: ArticleState | null;
  /** Of this person alone. */
  personId: number | null;
}

const wantedIn = ({ state, personId }: OwnArticlesWanted) => sql`
  (${state}::text is null or a.state = ${state}) and (${personId}::bigint is null or w.person_id = ${personId})`;

/** Articles as their authors see them, what was touched last first; without their texts. */
export async function listOwnArticles(
  work: Work,
  wanted: OwnArticlesWanted & { start: number; limit: number },
): Promise<OwnArticle[]> {
  const { rows } = await sql<OwnArticle>`
    select ${OWN}, '' as content from ${FROM} where ${wantedIn(wanted)}
     order by d.updated_at desc, a.id desc offset ${wanted.start} limit ${wanted.limit}`.execute(work.db);
  return rows;
}

export async function countOwnArticles(work: Work, wanted: OwnArticlesWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${FROM} where ${wantedIn(wanted)}`.execute(work.db);
  return rows[0]?.count ?? 0;
}

/** The languages that a story has, with their articles. */
export async function languagesOf(work: Work, storyId: number): Promise<{ id: number; language: Locale }[]> {
  return blogTables(work)
    .selectFrom('articles')
    .select(['id', 'language'])
    .where('story_id', '=', storyId)
    .orderBy('language', 'desc')
    .execute();
}

/** Begins an article, with an empty draft. @returns null when the story has this language already */
export async function insertArticle(
  work: Work,
  article: { storyId: number | null; language: Locale; authorId: number } & Pick<
    OwnArticle,
    'picture' | 'pictureAlt' | 'categoryId'
  >,
): Promise<number | null> {
  const { storyId, language, authorId, picture, pictureAlt, categoryId } = article;
  const { rows } = await sql<{ id: number }>`
    with story as (select coalesce(${storyId}::bigint, nextval('blog_stories')) as id),
    begun as (
      insert into articles (story_id, language, author_id, slug, created_at)
      select id, ${language}, ${authorId}, 'article-' || id || '-' || ${language}::text, ${work.now()} from story
      on conflict do nothing
      returning id, slug
    ), drafted as (
      insert into article_drafts (article_id, slug, title, description, content, picture, picture_alt, category_id, updated_at)
      select id, slug, '', '', '', ${picture}, ${pictureAlt}, ${categoryId}, ${work.now()} from begun
    )
    select id from begun`.execute(work.db);
  return rows[0]?.id ?? null;
}

/** Keeps what is being edited, and counts the article's version up. @returns the new version */
export async function saveDraft(work: Work, id: number, values: DraftValues): Promise<number> {
  await blogTables(work)
    .updateTable('article_drafts')
    .set({
      slug: values.slug,
      title: values.title,
      description: values.description,
      content: values.content,
      picture: values.picture,
      picture_alt: values.pictureAlt,
      category_id: values.categoryId,
      updated_at: work.now(),
    })
    .where('article_id', '=', id)
    .execute();
  const { version } = await blogTables(work)
    .updateTable('articles')
    .set((eb) => ({
      version: eb('version', '+', 1),
      // What nobody reads yet has the address it will have
      slug: eb.case().when('state', '=', 'draft').then(values.slug).else(eb.ref('slug')).end(),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Shows readers what is being edited, from an instant on. An address that is given up leads to the new one. */
export async function publishDraft(work: Work, article: OwnArticle, publishedAt: Date): Promise<void> {
  const { id, slug, publicSlug, state } = article;
  if (state !== 'draft' && slug !== publicSlug)
    await blogTables(work)
      .insertInto('former_slugs')
      .values({ slug: publicSlug, article_id: id, given_up_at: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await blogTables(work).deleteFrom('former_slugs').where('slug', '=', slug).execute();
  await sql`
    update articles a set slug = d.slug, title = d.title, description = d.description, content = d.content, picture = d.picture,
           picture_alt = d.picture_alt, category_id = d.category_id, state = 'published', published_at = ${publishedAt},
           version = a.version + 1
      from article_drafts d where d.article_id = a.id and a.id = ${id}`.execute(work.db);
}

export async function hideArticle(work: Work, id: number): Promise<void> {
  await blogTables(work)
    .updateTable('articles')
    .set((eb) => ({ state: 'hidden', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setArticleAuthor(work: Work, id: number, authorId: number): Promise<void> {
  await blogTables(work)
    .updateTable('articles')
    .set((eb) => ({ author_id: authorId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteArticle(work: Work, id: number): Promise<void> {
  await blogTables(work).deleteFrom('articles').where('id', '=', id).execute();
}

/** Whether an address is another article's, now, in what is being edited of it, or was once. */
export async function isSlugTaken(work: Work, slug: string, byOtherThan: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from articles where slug = ${slug} and id <> ${byOtherThan})
        or exists (select from article_drafts where slug = ${slug} and article_id <> ${byOtherThan})
        or exists (select from former_slugs where slug = ${slug} and article_id <> ${byOtherThan}) as taken`.execute(
    work.db,
  );
  return rows[0]?.taken === true;
}
