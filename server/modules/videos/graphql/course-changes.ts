import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { VatTreatmentRef } from '#server/modules/providers/graphql/refs.ts';
import {
  archiveProducts,
  createProduct,
  deleteProduct,
  editProduct,
  reorderProducts,
  restoreProducts,
  toggleProduct,
} from '../use-cases/course-commands.ts';
import {
  createSection,
  duplicateSection,
  editSection,
  removeSection,
  reorderSections,
} from '../use-cases/section-commands.ts';
import { CourseTargetRef, PeriodTypeRef } from './refs.ts';

const VideoCourseInput = builder.inputType('VideoCourseInput', {
  description: 'A video course; its sections, files, picture and intro have calls of their own.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({
      description: 'HTML of words alone, made safe; text without tags becomes its paragraphs.',
    }),
    priceCents: t.int({ required: true, description: '0 for free, else at least 50.' }),
    vatTreatment: t.field({ type: VatTreatmentRef, description: 'standard when left out.' }),
    groupId: t.field({ type: 'Id', description: 'A group of the provider.' }),
    categoryId: t.field({ type: 'Id', description: 'One of `categories`.' }),
    target: t.field({ type: CourseTargetRef, description: 'For whom; all when left out.' }),
    isAlwaysAvailable: t.boolean({ description: 'Watched without an end; true when left out.' }),
    duration: t.int({ description: 'Else how long, 1 to 1000.' }),
    durationType: t.field({ type: PeriodTypeRef, description: 'The unit of that; months when left out.' }),
  }),
});

const VideoSectionInput = builder.inputType('VideoSectionInput', {
  description: 'A section of a video course.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    availableAfter: t.int({ description: 'Opens so long after purchase, 0 to 1000; at once when left out.' }),
    periodType: t.field({ type: PeriodTypeRef, description: 'The unit of that; days when left out.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;
const id = { type: 'Id', required: true, description: 'Which course.' } as const;
const sectionId = { type: 'Id', required: true, description: 'Which section.' } as const;
const ids = {
  type: ['Id'] as ['Id'],
  required: true as const,
  description: 'Which ones, each once.',
};

builder.mutationFields((t) => ({
  createProduct: t.field({
    description: 'Adds a video course, unpublished. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: VideoCourseInput, required: true, description: 'The course.' }),
    },
    resolve: async (_root, args, context) =>
      (await createProduct(context, args.providerId, withoutNulls(args.input))).id,
  }),
  editProduct: t.field({
    description: 'Writes a video course over; who has bought it keeps what they bought. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: VideoCourseInput, required: true, description: 'The course as it shall be.' }),
    },
    async resolve(_root, args, context) {
      const of = { providerId: args.providerId, courseId: args.id, version: args.version };
      return (await editProduct(context, of, withoutNulls(args.input))).id;
    },
  }),
  toggleProduct: t.boolean({
    description: 'Publishes a video course, or hides it. Answers whether it is published.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      active: t.arg.boolean({ required: true, description: 'true publishes.' }),
    },
    resolve: async (_root, args, context) =>
      (
        await toggleProduct(
          context,
          { providerId: args.providerId, courseId: args.id },
          { isActive: args.active },
        )
      ).isActive,
  }),
}));

builder.mutationFields((t) => ({
  archiveProducts: t.boolean({
    description: 'Puts video courses away: they are sold no more, and who has bought them goes on.',
    args: {
      providerId: t.arg(providerId),
      ids: t.arg(ids),
      withContent: t.arg.boolean({
        description: 'Their sections go along; refused without it while there are any. Default: false.',
      }),
    },
    async resolve(_root, args, context) {
      const of = { providerId: args.providerId, withContent: args.withContent ?? false };
      await archiveProducts(context, of, { ids: args.ids });
      return true;
    },
  }),
  restoreProducts: t.boolean({
    description: 'Takes video courses out of the archive, unpublished.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids) },
    async resolve(_root, args, context) {
      await restoreProducts(context, args.providerId, { ids: args.ids });
      return true;
    },
  }),
  deleteProduct: t.boolean({
    description: 'Removes a video course without sections.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    async resolve(_root, args, context) {
      await deleteProduct(context, { providerId: args.providerId, courseId: args.id });
      return true;
    },
  }),
  reorderProducts: t.boolean({
    description: 'Puts the video courses of a provider in this order.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids) },
    async resolve(_root, args, context) {
      await reorderProducts(context, args.providerId, { ids: args.ids });
      return true;
    },
  }),
}));

builder.mutationFields((t) => ({
  createSection: t.field({
    description: 'Adds a section at the end of a video course. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      productId: t.arg(id),
      input: t.arg({ type: VideoSectionInput, required: true, description: 'The section.' }),
    },
    resolve: async (_root, args, context) =>
      (
        await createSection(
          context,
          { providerId: args.providerId, courseId: args.productId },
          withoutNulls(args.input),
        )
      ).id,
  }),
  editSection: t.field({
    description: 'Writes a section over. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      sectionId: t.arg(sectionId),
      input: t.arg({ type: VideoSectionInput, required: true, description: 'The section as it shall be.' }),
    },
    resolve: async (_root, { providerId: of, sectionId: section, input }, context) =>
      (await editSection(context, { providerId: of, sectionId: section }, withoutNulls(input))).id,
  }),
  deleteSection: t.boolean({
    description: 'Removes a section without files.',
    args: { providerId: t.arg(providerId), sectionId: t.arg(sectionId) },
    async resolve(_root, args, context) {
      await removeSection(context, args);
      return true;
    },
  }),
  duplicateSection: t.field({
    description: 'Copies a section with its files behind itself. Answers the copy’s id.',
    type: 'Id',
    args: { providerId: t.arg(providerId), sectionId: t.arg(sectionId) },
    resolve: async (_root, args, context) => (await duplicateSection(context, args)).id,
  }),
  reorderSections: t.boolean({
    description: 'Puts the sections of a video course in this order: all of them are named.',
    args: { providerId: t.arg(providerId), productId: t.arg(id), ids: t.arg(ids) },
    async resolve(_root, args, context) {
      const of = { providerId: args.providerId, courseId: args.productId };
      await reorderSections(context, of, { ids: args.ids });
      return true;
    },
  }),
}));
