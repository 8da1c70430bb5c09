import type { Category } from '#server/modules/providers/index.ts';
import { getCategories } from '#server/modules/providers/index.ts';
import { oncePerRequest } from '#server/graphql/once-per-request.ts';

/** The slugs of all categories by their ids, read once for a request. */
export const categorySlugs = oncePerRequest<object, Map<number, Category['slug']>>(
  async (work) => new Map((await getCategories(work, null)).map(({ id, slug }) => [id, slug])),
  () => 'all',
);
