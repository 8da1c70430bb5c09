import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const blogTables = (work: Work) =>
  work.db.$pickTables<
    'blog_categories' | 'blog_authors' | 'blog_pictures' | 'articles' | 'article_drafts' | 'former_slugs'
  >();
