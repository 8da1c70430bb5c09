import { ARTICLES_PER_PAGE } from '#contracts/blog.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Article, ArticlesWanted } from '../store/articles.ts';
import { readArticles } from '../store/articles.ts';
import type { BlogAuthor } from '../store/authors.ts';
import { readPublicAuthors } from '../store/authors.ts';
import type { BlogCategory } from '../store/categories.ts';
import { readCategories } from '../store/categories.ts';

export const MOST_AT_ONCE = 50;
const FURTHEST = 100_000;

/** How the specification asks for blog entries: one by its slug, or some of all. */
export interface Portion {
  slug?: string | null | undefined;
  start?: number | null | undefined;
  limit?: number | null | undefined;
}

function portionOf({ slug, start, limit }: Portion): { slug: string | null; start: number; limit: number } {
  return {
    slug: slug ?? null,
    start: Math.min(Math.max(start ?? 0, 0), FURTHEST),
    limit: Math.min(Math.max(limit ?? ARTICLES_PER_PAGE, 1), MOST_AT_ONCE),
  };
}

/** Articles that are out, the newest first. */
export function getArticles(
  work: Work,
  { start, limit, ...wanted }: ArticlesWanted & Portion,
): Promise<Article[]> {
  return readArticles(work, { ...wanted, ...portionOf({ slug: wanted.slug, start, limit }) });
}

/** Who wrote articles that are out, who wrote last first. */
export const getAuthors = (work: Work, portion: Portion): Promise<BlogAuthor[]> =>
  readPublicAuthors(work, portionOf(portion));

/** The categories in their order. */
export async function getBlogCategories(work: Work, portion: Portion): Promise<BlogCategory[]> {
  const { slug, start, limit } = portionOf(portion);
  return (await readCategories(work, { slug })).slice(start, start + limit);
}
