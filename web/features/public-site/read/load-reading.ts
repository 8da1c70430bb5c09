import { data, redirect } from 'react-router';
import { ARTICLES_PER_PAGE } from '#contracts/blog.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { listAddress } from '#web/lib/list-address.ts';
import { READING_LIST } from './read-calls.ts';

const ADDRESS = listAddress({});
/** The address of another page of the same list. */
export const pageSearch = (page: number): string => ADDRESS.searchOf({ page });

/** One page of articles: of all, of a category or of an author. @throws the way to the last page, for one behind it */
export async function loadReading(
  url: URL,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { category?: string; author?: string } = {},
) {
  const { page } = ADDRESS.read(url.searchParams);
  const found = await api(READING_LIST, {
    language: locale,
    start: (page - 1) * ARTICLES_PER_PAGE,
    category: of.category ?? null,
    author: of.author ?? null,
    authorSlug: of.author ?? null,
  });
  const pages = Math.ceil(found.countArticles / ARTICLES_PER_PAGE);
  if (pages > 0 && page > pages) throw redirect(url.pathname + pageSearch(pages));
  const category = found.getBlogCategories.find(({ Slug }) => Slug === of.category) ?? null;
  if (of.category !== undefined && category === null) throw data(null, { status: 404 });
  const author = of.author === undefined ? null : (found.getAuthors[0] ?? null);
  if (of.author !== undefined && author === null) throw data(null, { status: 404 });
  return {
    articles: found.getArticles,
    page,
    pages,
    categories: found.getBlogCategories,
    category,
    authors: found.getAuthors,
    author,
  };
}

export type Reading = Awaited<ReturnType<typeof loadReading>>;
