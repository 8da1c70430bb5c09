import { builder } from '#server/graphql/builder.ts';
import type { Page } from '#server/kernel/page.ts';
import { assignProduct, takeBackProduct } from '../use-cases/assign-course.ts';
import type { CourseBuyer } from '../use-cases/course-buyers.ts';
import { getProductBuyers, stateOfAccess } from '../use-cases/course-buyers.ts';

const AccessSourceRef = builder.enumType('AccessSource', {
  description: 'How somebody came to a video course.',
  values: ['bought', 'assigned'] as const,
});
const AccessStateRef = builder.enumType('AccessState', {
  description: 'How somebody’s access to a video course stands.',
  values: ['watching', 'over', 'refunded', 'takenBack'] as const,
});

const CourseBuyerRef = builder.objectRef<CourseBuyer>('VideoCourseBuyer').implement({
  description: 'Who bought a video course or was given it.',
  fields: (t) => ({
    id: t.field({
      type: 'Id',
      description: 'Of the access, for `takeBackProduct`.',
      resolve: ({ access }) => access.id,
    }),
    customerId: t.field({
      type: 'Id',
      description: 'The customer.',
      resolve: ({ access }) => access.customerId,
    }),
    firstname: t.string({
      nullable: true,
      description: 'Of the customer.',
      resolve: ({ customer }) => customer?.firstname ?? null,
    }),
    lastname: t.string({
      nullable: true,
      description: 'Of the customer.',
      resolve: ({ customer }) => customer?.lastname ?? null,
    }),
    email: t.string({
      nullable: true,
      description: 'Of the customer.',
      resolve: ({ customer }) => customer?.email ?? null,
    }),
    source: t.field({
      type: AccessSourceRef,
      description: 'Bought, or given by the provider.',
      resolve: ({ access }) => access.source,
    }),
    state: t.field({ type: AccessStateRef, description: 'How it stands now.', resolve: stateOfAccess }),
    amountCents: t.int({ description: 'What it cost.', resolve: ({ access }) => access.totalCents }),
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when they have it.',
      resolve: ({ access }) => access.startsAt,
    }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when; null: without an end.',
      resolve: ({ access }) => access.endsAt,
    }),
    timeZone: t.exposeString('timeZone', { description: 'Of the provider.' }),
  }),
});

const CourseBuyerPageRef = builder.objectRef<Page<CourseBuyer>>('VideoCourseBuyerPage').implement({
  description: 'Ten who have or had a video course.',
  fields: (t) => ({
    items: t.expose('items', { type: [CourseBuyerRef], description: 'The latest first.' }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;

builder.queryField('getProductBuyers', (t) =>
  t.field({
    description: 'Who bought a video course of a provider or was given it.',
    type: CourseBuyerPageRef,
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which course.' }),
      page: t.arg.int({ description: 'From 1; 1 when left out.' }),
    },
    resolve: (_root, args, context) =>
      getProductBuyers(context, { providerId: args.providerId, courseId: args.id, page: args.page ?? 1 }),
  }),
);

builder.mutationFields((t) => ({
  assignProduct: t.field({
    description: 'Gives a video course to a customer, who is written to. Answers the id of the access.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      productId: t.arg({ type: 'Id', required: true, description: 'Which course.' }),
      customerId: t.arg({ type: 'Id', required: true, description: 'To whom; they have an e-mail.' }),
    },
    resolve: async (_root, { providerId: of, productId, customerId }, context) =>
      (await assignProduct(context, { providerId: of, courseId: productId }, { customerId })).id,
  }),
  takeBackProduct: t.boolean({
    description: 'Takes a video course back from who was given it.',
    args: {
      providerId: t.arg(providerId),
      accessId: t.arg({ type: 'Id', required: true, description: 'Of who has it.' }),
    },
    async resolve(_root, args, context) {
      await takeBackProduct(context, args);
      return true;
    },
  }),
}));
