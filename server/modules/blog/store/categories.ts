import type { Work } from '#server/kernel/work.ts';
import { blogTables } from './tables.ts';

export interface BlogCategory {
  id: number;
  slug: string;
  nameIt: string;
  nameEn: string;
  color: string;
  picture: string;
}

const COLUMNS = ['id', 'slug', 'name_it as nameIt', 'name_en as nameEn', 'color', 'picture'] as const;

/** The categories in their order: all, by slug, or some by id. */
export async function readCategories(
  work: Work,
  by: { slug?: string | null; ids?: readonly number[] } = {},
): Promise<BlogCategory[]> {
  return blogTables(work)
    .selectFrom('blog_categories')
    .select(COLUMNS)
    .$if(typeof by.slug === 'string', (query) => query.where('slug', '=', by.slug ?? ''))
    .$if(by.ids !== undefined, (query) => query.where('id', 'in', by.ids ?? []))
    .orderBy('id')
    .execute();
}

/** Writes a category over. @returns how it was before; null for none */
export async function updateCategory(
  work: Work,
  id: number,
  to: Pick<BlogCategory, 'nameIt' | 'nameEn' | 'color'>,
): Promise<BlogCategory | null> {
  const before = await blogTables(work)
    .selectFrom('blog_categories')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  await blogTables(work)
    .updateTable('blog_categories')
    .set({ name_it: to.nameIt, name_en: to.nameEn, color: to.color })
    .where('id', '=', id)
    .execute();
  return before;
}
