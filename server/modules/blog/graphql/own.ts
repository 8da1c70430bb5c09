import { ARTICLE_STATES } from '#contracts/blog.ts';
import type { Locale } from '#contracts/languages.ts';
import { builder } from '#server/graphql/builder.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';
import type { Page } from '#server/kernel/page.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { BlogAuthor } from '../use-cases/read-blog.ts';
import { readAuthors } from '../use-cases/read-blog.ts';
import type { OwnArticle } from '../use-cases/read-blog.ts';
import { languagesOf } from '../use-cases/read-blog.ts';
import { getOwnAuthors } from '../use-cases/author-commands.ts';
import { getOwnArticle, getOwnArticles } from '../use-cases/own-articles.ts';

export const ArticleStateRef = builder.enumType('ArticleState', {
  description: 'What an article is at.',
  values: ARTICLE_STATES,
});

const OwnAuthorRef = builder.objectRef<BlogAuthor>('OwnAuthor').implement({
  description: 'An author as the team of Radura sees them.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the author.' }),
    Slug: t.exposeString('slug', { description: 'Address: `/read/author/<Slug>`.' }),
    displayName: t.exposeString('displayName', { description: 'Name the author writes under.' }),
    jobTitleIt: t.exposeString('jobTitleIt', { description: 'Profession in Italian.' }),
    jobTitleEn: t.exposeString('jobTitleEn', { description: 'Profession in English.' }),
    biographyIt: t.exposeString('biographyIt', { description: 'About the author, in Italian.' }),
    biographyEn: t.exposeString('biographyEn', { description: 'About the author, in English.' }),
    image: t.exposeString('picture', { nullable: true, description: 'Path of a picture.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Whether they write no more.' }),
    hasLogIn: t.boolean({
      description: 'Whether somebody logs in to write under the name.',
      resolve: ({ personId }) => personId !== null,
    }),
    version: t.exposeInt('version', { description: 'What a change must be based on.' }),
  }),
});

const StoryLanguage = builder.objectRef<{ id: number; language: Locale }>('StoryLanguage').implement({
  description: 'An article of a story.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the article.' }),
    language: t.expose('language', { type: Language, description: 'it or en.' }),
  }),
});

const OwnArticleRef = builder.objectRef<OwnArticle>('OwnArticle').implement({
  description: 'An article as its author sees it: what is being edited, which readers may not see yet.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the article.' }),
    language: t.expose('language', { type: Language, description: 'it or en.' }),
    state: t.expose('state', { type: ArticleStateRef, description: 'draft, published or hidden.' }),
    date: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when readers see it, or from when on they will; null: never published.',
    }),
    publicSlug: t.exposeString('publicSlug', { description: 'Address that readers find it at.' }),
    Slug: t.exposeString('slug', { description: 'Address it will have once it is published.' }),
    title: t.exposeString('title', { description: 'May be empty while it is written.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    content: t.exposeString('content', { description: 'Clean HTML; empty in lists.' }),
    image: t.exposeString('picture', { nullable: true, description: 'Path of its picture.' }),
    imageAlt: t.exposeString('pictureAlt', { description: 'What the picture shows, in words.' }),
    categoryId: t.expose('categoryId', { type: 'Id', nullable: true, description: 'Of its category.' }),
    author: t.loadable({
      type: OwnAuthorRef,
      description: 'Under whose name.',
      load: async (ids: number[], { work }: RequestContext) => {
        const byId = new Map((await readAuthors(work, ids)).map((one) => [one.id, one]));
        return ids.map((id) => byId.get(id) ?? new Error(`No author ${id}`));
      },
      resolve: ({ authorId }) => authorId,
    }),
    languages: t.field({
      type: [StoryLanguage],
      description: 'The languages of the story, this one among them.',
      resolve: ({ storyId }, _args, { work }) => languagesOf(work, storyId),
    }),
    isChanged: t.exposeBoolean('isChanged', { description: 'Whether readers see something else.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
    version: t.exposeInt('version', { description: 'What a change must be based on.' }),
  }),
});

const OwnArticlesRef = builder.objectRef<Page<OwnArticle>>('OwnArticles').implement({
  description: 'One page of articles, ten a page.',
  fields: (t) => ({
    items: t.expose('items', { type: [OwnArticleRef], description: 'The last touched first.' }),
    total: t.exposeInt('total', { description: 'On all pages.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages.' }),
  }),
});

builder.queryFields((t) => ({
  getOwnArticles: t.field({
    description: 'Articles of the signed-in author; all for an administrator.',
    type: OwnArticlesRef,
    args: {
      state: t.arg({ type: ArticleStateRef, description: 'Of one state alone.' }),
      page: t.arg.int({ description: '1 when left out.' }),
    },
    resolve: (_root, { state, page }, { work, actor }) =>
      getOwnArticles(work, actor, { state: state ?? null, page: page ?? 1 }),
  }),
  getOwnArticle: t.field({
    description: 'An article of the signed-in author, or any for an administrator.',
    type: OwnArticleRef,
    args: { id: t.arg({ type: 'Id', required: true, description: 'Which article.' }) },
    resolve: (_root, { id }, { work, actor }) => getOwnArticle(work, actor, id),
  }),
  getOwnAuthors: t.field({
    description: 'All authors for an administrator; oneself for an author.',
    type: [OwnAuthorRef],
    resolve: (_root, _args, { work, actor }) => getOwnAuthors(work, actor),
  }),
}));
