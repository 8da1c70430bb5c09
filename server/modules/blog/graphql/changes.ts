import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';
import type { DraftSaved } from '../use-cases/article-commands.ts';
import {
  createArticle,
  deleteArticle,
  hideArticle,
  publishArticle,
  saveArticle,
  setAuthorOfArticle,
} from '../use-cases/article-commands.ts';

const NewArticleInput = builder.inputType('NewArticleInput', {
  description: 'An article to begin.',
  fields: (t) => ({
    language: t.field({ type: Language, required: true, description: 'it or en.' }),
    translationOf: t.field({ type: 'Id', description: 'Article it is the other language of.' }),
    authorId: t.field({
      type: 'Id',
      description: 'For an administrator: under whose name; oneself when left out.',
    }),
  }),
});

const ArticleDraftInput = builder.inputType('ArticleDraftInput', {
  description: 'What is being written; may be half an article.',
  fields: (t) => ({
    title: t.string({ description: 'At most 120 characters.' }),
    slug: t.string({ description: 'Address; from the title when left out.' }),
    description: t.string({ description: 'At most 300 characters.' }),
    content: t.string({ required: true, description: 'HTML; what may not be in it is left out.' }),
    picture: t.string({ description: 'Path as `takeBlogPicture` answers it.' }),
    pictureAlt: t.string({ description: 'What the picture shows, at most 200 characters.' }),
    categoryId: t.field({ type: 'Id', description: 'Of its category.' }),
  }),
});

const DraftSavedRef = builder.objectRef<DraftSaved>('DraftSaved').implement({
  description: 'What was kept.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'What the next change must be based on.' }),
    Slug: t.exposeString('slug', { description: 'Address it will have.' }),
    dropped: t.exposeStringList('dropped', { description: 'Elements that were left out.' }),
  }),
});

const id = { type: 'Id', required: true, description: 'Which article.' } as const;
const version = { required: true, description: 'The one the editor last heard of.' } as const;

builder.mutationFields((t) => ({
  createArticle: t.field({
    description: 'Begins an article. Answers its id.',
    type: 'Id',
    args: { input: t.arg({ type: NewArticleInput, required: true, description: 'What to begin.' }) },
    resolve: async (_root, { input }, context) => (await createArticle(context, withoutNulls(input))).id,
  }),
  saveArticle: t.field({
    description: 'Keeps what is being written; readers see it once it is published.',
    type: DraftSavedRef,
    args: {
      id: t.arg(id),
      version: t.arg.int(version),
      input: t.arg({ type: ArticleDraftInput, required: true, description: 'The whole of it.' }),
    },
    resolve: (_root, args, context) => saveArticle(context, args, withoutNulls(args.input)),
  }),
  publishArticle: t.field({
    description: 'Shows readers what was saved last. Answers its id.',
    type: 'Id',
    args: {
      id: t.arg(id),
      version: t.arg.int(version),
      date: t.arg.string({ description: 'From when on, an instant; as it was or now when left out.' }),
    },
    resolve: async (_root, { date, ...of }, context) =>
      (await publishArticle(context, of, { date: date ?? null })).id,
  }),
  hideArticle: t.field({
    description: 'Takes an article away from readers. Answers its id.',
    type: 'Id',
    args: { id: t.arg(id) },
    resolve: async (_root, args, context) => (await hideArticle(context, args.id)).id,
  }),
  deleteArticle: t.field({
    description: 'Deletes an article that was never published. Answers its id.',
    type: 'Id',
    args: { id: t.arg(id) },
    resolve: async (_root, args, context) => (await deleteArticle(context, args.id)).id,
  }),
  setArticleAuthor: t.field({
    description: 'Puts an article, in all its languages, under another name. Answers its id.',
    type: 'Id',
    args: {
      id: t.arg(id),
      authorId: t.arg({ type: 'Id', required: true, description: 'Whose name.' }),
    },
    resolve: async (_root, args, context) => (await setAuthorOfArticle(context, args)).id,
  }),
}));
