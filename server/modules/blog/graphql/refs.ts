import { RELATED_ARTICLES } from '#contracts/blog.ts';
import { builder } from '#server/graphql/builder.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { readingMinutes } from '../use-cases/clean-html.ts';
import type { Article } from '../use-cases/read-blog.ts';
import { readArticles, readContents } from '../use-cases/read-blog.ts';
import type { BlogAuthor } from '../use-cases/read-blog.ts';
import { readAuthors } from '../use-cases/read-blog.ts';
import type { BlogCategory } from '../use-cases/read-blog.ts';
import { readCategories } from '../use-cases/read-blog.ts';

/** Of what is read in one language, by the language of the request. */
const spoken = <Both extends { it: string; en: string }>(both: Both, { locale }: RequestContext): string =>
  (locale === 'en' ? both.en : both.it) || both.it || both.en;

export const CategoryRef = builder.objectRef<BlogCategory>('BlogCategory').implement({
  description: 'A category of the blog (specification section 3).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the category.' }),
    name: t.string({
      description: 'Name in the requested language.',
      resolve: ({ nameIt, nameEn }, _args, context) => spoken({ it: nameIt, en: nameEn }, context),
    }),
    nameIt: t.exposeString('nameIt', { description: 'Name in Italian.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name in English.' }),
    Slug: t.exposeString('slug', { description: 'Address: `/read/category/<Slug>`.' }),
    image: t.exposeString('picture', { description: 'Path of its picture, 1280 by 800.' }),
    color: t.exposeString('color', { description: '#rrggbb.' }),
  }),
});

export const ArticleRef = builder.objectRef<Article>('Article');
export const AuthorRef = builder.objectRef<BlogAuthor>('Author');

AuthorRef.implement({
  description: 'An author of the blog (specification section 3).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the author.' }),
    Slug: t.exposeString('slug', { description: 'Address: `/read/author/<Slug>`.' }),
    display_name: t.exposeString('displayName', { description: 'Name the author writes under.' }),
    job_title: t.string({
      description: 'Profession in the requested language; may be empty.',
      resolve: ({ jobTitleIt: it, jobTitleEn: en }, _args, context) => spoken({ it, en }, context),
    }),
    biographyInfo: t.string({
      description: 'About the author, in the requested language; may be empty.',
      resolve: ({ biographyIt: it, biographyEn: en }, _args, context) => spoken({ it, en }, context),
    }),
    image: t.exposeString('picture', { nullable: true, description: 'Path of a picture, 1280 by 800.' }),
    relatedArticles: t.field({
      type: [ArticleRef],
      description: 'The three latest articles of the author in a language, without the one shown.',
      args: {
        language: t.arg({ type: Language, required: true, description: 'it or en.' }),
        except: t.arg.string({ description: 'Slug of the article shown.' }),
      },
      resolve: ({ id }, { language, except }, { work }) =>
        readArticles(work, {
          authorId: id,
          language,
          except: except ?? null,
          start: 0,
          limit: RELATED_ARTICLES,
        }),
    }),
  }),
});

const AddressInLanguage = builder
  .objectRef<{ language: 'it' | 'en'; slug: string }>('ArticleTranslation')
  .implement({
    description: 'The same article in a language.',
    fields: (t) => ({
      language: t.expose('language', { type: Language, description: 'it or en.' }),
      Slug: t.exposeString('slug', { description: 'Address there.' }),
    }),
  });

const contentsOf = (ids: number[], { work }: RequestContext) => readContents(work, ids);

ArticleRef.implement({
  description: 'An article that readers see (specification section 3).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the article.' }),
    language: t.expose('language', { type: Language, description: 'Language it is written in.' }),
    title: t.exposeString('title', { description: 'At most 120 characters.' }),
    Slug: t.exposeString('slug', { description: 'Address: `/read/<Slug>`.' }),
    content: t.loadable({
      type: 'String',
      description: 'Clean HTML: headings, paragraphs, lists, quotes, links, own pictures.',
      load: contentsOf,
      resolve: ({ id }) => id,
    }),
    description: t.exposeString('description', { description: 'At most 300 characters.' }),
    date: t.expose('publishedAt', { type: 'DateTime', description: 'Since when readers see it.' }),
    image: t.exposeString('picture', { description: 'Path of its picture, 1280 by 800.' }),
    imageAlt: t.exposeString('pictureAlt', { description: 'What the picture shows, in words.' }),
    category: t.loadable({
      type: CategoryRef,
      description: 'Its category.',
      load: async (ids: number[], { work }: RequestContext) =>
        inOrder(ids, await readCategories(work, { ids })),
      resolve: ({ categoryId }) => categoryId,
    }),
    author: t.loadable({
      type: AuthorRef,
      description: 'Who wrote it.',
      load: async (ids: number[], { work }: RequestContext) => inOrder(ids, await readAuthors(work, ids)),
      resolve: ({ authorId }) => authorId,
    }),
    readingMinutes: t.int({
      description: 'How long it takes to read, at least 1.',
      resolve: async ({ id }, _args, { work }) => readingMinutes((await readContents(work, [id]))[0] ?? ''),
    }),
    translations: t.field({
      type: [AddressInLanguage],
      description: 'The languages it can be read in, its own among them.',
      resolve: ({ storyId }, _args, { work }) =>
        readArticles(work, { storyIds: [storyId], start: 0, limit: 10 }),
    }),
  }),
});

/** The rows of some ids, in their order. */
function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): (Row | Error)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Error(`No row ${id}`));
}
