import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { archiveAuthor, createAuthor, editAuthor, editBlogCategory } from '../use-cases/author-commands.ts';
import { requestBlogPicture, takeBlogPicture } from '../use-cases/pictures.ts';

const AuthorInput = builder.inputType('AuthorInput', {
  description: 'An author of the blog.',
  fields: (t) => ({
    displayName: t.string({ required: true, description: 'At most 120 characters.' }),
    jobTitleIt: t.string({ description: 'Profession in Italian.' }),
    jobTitleEn: t.string({ description: 'Profession in English.' }),
    biographyIt: t.string({
      required: true,
      description: 'In Italian, at most 1000 characters; may be empty.',
    }),
    biographyEn: t.string({
      required: true,
      description: 'In English, at most 1000 characters; may be empty.',
    }),
    picture: t.string({ description: 'Path as `takeBlogPicture` answers it.' }),
  }),
});

const BlogCategoryInput = builder.inputType('BlogCategoryInput', {
  description: 'A category of the blog.',
  fields: (t) => ({
    nameIt: t.string({ required: true, description: 'Name in Italian.' }),
    nameEn: t.string({ required: true, description: 'Name in English.' }),
    color: t.string({ required: true, description: '#rrggbb.' }),
  }),
});

const BlogPictureUpload = builder.objectRef<AwaitedUpload>('BlogPictureUpload').implement({
  description: 'Where to send a picture.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', { type: 'Id', description: 'For `takeBlogPicture`.' }),
    presignedUrl: t.exposeString('presignedUrl', { description: 'Takes one HTTP PUT, for 15 minutes.' }),
  }),
});

const author = { type: 'Id', required: true, description: 'Which author.' } as const;

builder.mutationFields((t) => ({
  createAuthor: t.field({
    description: 'Adds a name to write under. Answers its id.',
    type: 'Id',
    args: { input: t.arg({ type: AuthorInput, required: true, description: 'The author.' }) },
    resolve: async (_root, { input }, context) => (await createAuthor(context, withoutNulls(input))).id,
  }),
  editAuthor: t.field({
    description: 'Writes an author over; authors themselves, administrators all. Answers its id.',
    type: 'Id',
    args: {
      id: t.arg(author),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: AuthorInput, required: true, description: 'The author as it shall be.' }),
    },
    resolve: async (_root, { input, ...of }, context) =>
      (await editAuthor(context, of, withoutNulls(input))).id,
  }),
  archiveAuthor: t.field({
    description: 'Takes an author from those who write; the articles stay. Answers its id.',
    type: 'Id',
    args: { id: t.arg(author) },
    resolve: async (_root, { id }, context) => (await archiveAuthor(context, { id, isArchived: true })).id,
  }),
  restoreAuthor: t.field({
    description: 'Puts an author among those who write again. Answers its id.',
    type: 'Id',
    args: { id: t.arg(author) },
    resolve: async (_root, { id }, context) => (await archiveAuthor(context, { id, isArchived: false })).id,
  }),
  editBlogCategory: t.field({
    description: 'Writes a category’s names and colour over. Answers its id.',
    type: 'Id',
    args: {
      id: t.arg({ type: 'Id', required: true, description: 'Which category.' }),
      input: t.arg({ type: BlogCategoryInput, required: true, description: 'The category as it shall be.' }),
    },
    resolve: async (_root, { id, input }, context) => (await editBlogCategory(context, id, input)).id,
  }),
  requestBlogPictureUpload: t.field({
    description: 'An address to upload a picture of the blog to.',
    type: BlogPictureUpload,
    args: { fileType: t.arg.string({ required: true, description: 'jpg, jpeg, png, webp or gif.' }) },
    resolve: (_root, { fileType }, context) => requestBlogPicture(context, fileType),
  }),
  takeBlogPicture: t.field({
    description: 'Makes an uploaded image a picture of the blog. Answers its path.',
    type: 'String',
    args: { uploadId: t.arg({ type: 'Id', required: true, description: 'Which upload.' }) },
    resolve: (_root, { uploadId }, context) => takeBlogPicture(context, uploadId),
  }),
}));
