import { builder } from '#server/graphql/builder.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';
import { countArticles, findAddress } from '../use-cases/read-blog.ts';
import { getArticles, getAuthors, getBlogCategories } from '../use-cases/public-blog.ts';
import { ArticleRef, AuthorRef, CategoryRef } from './refs.ts';

const ArticleAddress = builder
  .objectRef<{ slug: string; language: 'it' | 'en'; isHidden: boolean }>('ArticleAddress')
  .implement({
    description: 'Where the article of an address is.',
    fields: (t) => ({
      Slug: t.exposeString('slug', { description: 'Its address now.' }),
      language: t.expose('language', { type: Language, description: 'it or en.' }),
      isHidden: t.exposeBoolean('isHidden', { description: 'Whether it was taken away from readers.' }),
    }),
  });

builder.queryFields((t) => {
  const slug = t.arg.string({ description: 'The one of this address.' });
  const start = t.arg.int({ description: 'How many come before; 0 when left out.' });
  const limit = t.arg.int({ description: 'How many at most: 8 when left out, 50 at most.' });
  const which = {
    language: t.arg({ type: Language, description: 'Of one language alone.' }),
    category: t.arg.string({ description: 'Slug of a category.' }),
    author: t.arg.string({ description: 'Slug of an author.' }),
  };
  return {
    getArticles: t.field({
      description: 'Articles that readers see, the newest first (specification section 7).',
      type: [ArticleRef],
      args: { slug, start, limit, ...which },
      resolve: (_root, args, { work }) => getArticles(work, args),
    }),
    countArticles: t.int({
      description: 'How many articles readers see.',
      args: which,
      resolve: (_root, args, { work }) => countArticles(work, args),
    }),
    getAuthors: t.field({
      description: 'Authors with articles that readers see, who wrote last first (specification section 7).',
      type: [AuthorRef],
      args: { slug, start, limit },
      resolve: (_root, args, { work }) => getAuthors(work, args),
    }),
    getBlogCategories: t.field({
      description: 'The categories of the blog in their order (specification section 7).',
      type: [CategoryRef],
      args: { slug, start, limit },
      resolve: (_root, args, { work }) => getBlogCategories(work, args),
    }),
    getArticleAddress: t.field({
      description: 'Where the article of an address is now, also of a former one; null for none.',
      type: ArticleAddress,
      nullable: true,
      args: { slug: t.arg.string({ required: true, description: 'Address, now or formerly.' }) },
      resolve: (_root, args, { work }) => findAddress(work, args.slug),
    }),
  };
});
