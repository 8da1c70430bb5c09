import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { blogTables } from './tables.ts';

/** An article that readers see. */
export interface Article {
  id: number;
  storyId: number;
  language: Locale;
  slug: string;
  title: string;
  description: string;
  picture: string;
  pictureAlt: string;
  publishedAt: Date;
  categoryId: number;
  authorId: number;
}

const COLUMNS = [
  'articles.id',
  'story_id as storyId',
  'language',
  'articles.slug',
  'title',
  'description',
  'articles.picture',
  'picture_alt as pictureAlt',
  'published_at as publishedAt',
  'category_id as categoryId',
  'author_id as authorId',
] as const;

/** Which of the articles that are out. */
export interface ArticlesWanted {
  slug?: string | null;
  language?: Locale | null;
  /** Slugs. */
  category?: string | null;
  author?: string | null;
  authorId?: number;
  /** Not this one. */
  except?: string | null;
  storyIds?: readonly number[];
  ids?: readonly number[];
}

function out(work: Work, wanted: ArticlesWanted) {
  const { slug, language, category, author, authorId, except, storyIds, ids } = wanted;
  return blogTables(work)
    .selectFrom('articles')
    .where('state', '=', 'published')
    .where('published_at', '<=', work.now())
    .$if(typeof slug === 'string', (query) => query.where('articles.slug', '=', slug ?? ''))
    .$if(typeof except === 'string', (query) => query.where('articles.slug', '!=', except ?? ''))
    .$if(Boolean(language), (query) => query.where('language', '=', language ?? 'it'))
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId ?? 0))
    .$if(ids !== undefined, (query) => query.where('articles.id', 'in', ids ?? []))
    .$if(storyIds !== undefined, (query) => query.where('story_id', 'in', storyIds ?? []))
    .$if(typeof category === 'string', (query) =>
      query.where('category_id', '=', (eb) =>
        eb
          .selectFrom('blog_categories')
          .select('id')
          .where('slug', '=', category ?? ''),
      ),
    )
    .$if(typeof author === 'string', (query) =>
      query.where('author_id', '=', (eb) =>
        eb
          .selectFrom('blog_authors')
          .select('id')
          .where('slug', '=', author ?? ''),
      ),
    );
}

/** Articles that are out, the newest first. */
export async function readArticles(
  work: Work,
  wanted: ArticlesWanted & { start: number; limit: number },
): Promise<Article[]> {
  const rows = await out(work, wanted)
    .select(COLUMNS)
    .orderBy('published_at', 'desc')
    .orderBy('articles.id', 'desc')
    .offset(wanted.start)
    .limit(wanted.limit)
    .execute();
  // What is out is whole (articles_published_are_whole)
  return rows as Article[];
}

export async function countArticles(work: Work, wanted: ArticlesWanted): Promise<number> {
  const { count } = await out(work, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The text of articles, in the order asked. */
export async function readContents(work: Work, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await blogTables(work)
    .selectFrom('articles')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ id, content }) => [id, content]));
  return ids.map((id) => byId.get(id) ?? '');
}

/** What an address leads to: where its article is now, and whether it was taken away; null for none that was ever out. */
export async function findAddress(
  work: Work,
  slug: string,
): Promise<{ slug: string; language: Locale; isHidden: boolean } | null> {
  const rows = await blogTables(work)
    .selectFrom('articles')
    .select(['slug', 'language', 'state', 'published_at as publishedAt'])
    .where('state', '!=', 'draft')
    .where('published_at', '<=', work.now())
    .where((eb) =>
      eb.or([
        eb('slug', '=', slug),
        eb(
          'id',
          '=',
          eb
            .selectFrom('former_slugs')
            .select('former_slugs.article_id')
            .where('former_slugs.slug', '=', slug),
        ),
      ]),
    )
    .orderBy((eb) => eb('slug', '=', slug), 'desc')
    .limit(1)
    .execute();
  const [row] = rows;
  return row ? { slug: row.slug, language: row.language, isHidden: row.state === 'hidden' } : null;
}
