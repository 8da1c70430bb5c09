import * as v from 'valibot';
import { NOTICE_KINDS } from '#contracts/notice-kinds.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { NoticedBooking, NoticedCustomer, NoticePage, SeenNotice } from '../use-cases/notices.ts';
import { countUnreadNotices, getNotices, readNotices } from '../use-cases/notices.ts';

const KindRef = builder.enumType('NoticeKind', {
  description: 'What happened.',
  values: NOTICE_KINDS,
});

const BookingRef = builder.objectRef<NoticedBooking>('NoticedBooking').implement({
  description: 'The booking a notice is about, as it stands now.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The reservation.', resolve: ({ id }) => id }),
    serviceName: t.exposeString('serviceName', { description: 'As it was called when it was booked.' }),
    customerName: t.exposeString('customerName', {
      description: 'Who comes; empty of who gave no name and of who has left.',
    }),
    resourceName: t.exposeString('resourceName', { nullable: true, description: 'With whom.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ startsAt }) => startsAt }),
    timeZone: t.exposeString('timeZone', { description: 'IANA name; where its time is.' }),
  }),
});

const ColleagueRef = builder.objectRef<{ id: number; name: string }>('NoticedColleague').implement({
  description: 'Somebody who works at the provider.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Their place there.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'What they call themselves, else their e-mail.' }),
  }),
});

const CustomerRef = builder.objectRef<NoticedCustomer>('NoticedCustomer').implement({
  description: 'A customer who had their account deleted, of whom the provider keeps what it wrote down.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The customer.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'As the provider wrote it down; empty where it did not.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether somebody still has to decide of it.' }),
  }),
});

const ImportRef = builder.objectRef<NonNullable<SeenNotice['customerImport']>>('NoticedImport').implement({
  description: 'A list of customers that was brought in.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The import.', resolve: ({ id }) => id }),
    added: t.exposeInt('new', { description: 'Customers who were not there.' }),
    changed: t.exposeInt('changed', { description: 'Customers of whom something was filled in.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Customers who stayed as they were.' }),
    refused: t.exposeInt('refused', { description: 'Rows of which nothing was made.' }),
  }),
});

const NoticeRef = builder.objectRef<SeenNotice>('Notice').implement({
  description: 'Something that who asks was told at a provider.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The notice.', resolve: ({ id }) => id }),
    kind: t.expose('kind', { type: KindRef, description: 'What happened.' }),
    at: t.field({
      type: 'DateTime',
      description: 'When it was told.',
      resolve: ({ createdAt }) => createdAt,
    }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether it was marked as read.' }),
    booking: t.field({
      type: BookingRef,
      nullable: true,
      description: 'What it is about; null where it is about none, or it is no longer theirs to see.',
      resolve: ({ booking }) => booking,
    }),
    colleague: t.field({
      type: ColleagueRef,
      nullable: true,
      description: 'Whom it is about.',
      resolve: ({ colleague }) => colleague,
    }),
    customer: t.field({
      type: CustomerRef,
      nullable: true,
      description: 'Whose account was deleted.',
      resolve: ({ customer }) => customer,
    }),
    customerImport: t.field({
      type: ImportRef,
      nullable: true,
      description: 'Which list of customers was brought in.',
      resolve: ({ customerImport }) => customerImport,
    }),
  }),
});

const NoticePageRef = builder.objectRef<NoticePage>('NoticePage').implement({
  description: 'One page of what somebody was told at a provider.',
  fields: (t) => ({
    items: t.field({ type: [NoticeRef], description: 'At most ten.', resolve: ({ items }) => items }),
    total: t.exposeInt('total', { description: 'On all pages.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
    unread: t.exposeInt('unread', { description: 'How many are unread, on all pages.' }),
  }),
});

const Asked = v.object({
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});
const providerId = { type: 'Id', required: true, description: 'At which provider.' } as const;

builder.queryFields((t) => ({
  getNotices: t.field({
    type: NoticePageRef,
    description: 'What who asks was told at a provider in the last 90 days, the latest first.',
    args: { providerId: t.arg(providerId), page: t.arg.int({ description: '1 for the first.' }) },
    resolve: (_root, { providerId: at, ...typed }, context) =>
      getNotices(context, { providerId: at, ...checked(Asked, typed) }),
  }),
  countUnreadNotices: t.int({
    description: 'How many of them are unread.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, { providerId: at }, context) => countUnreadNotices(context, at),
  }),
}));

builder.mutationField('readNotices', (t) =>
  t.int({
    description: 'Marks notices of one’s own as read. Answers how many are unread then.',
    args: {
      providerId: t.arg(providerId),
      upTo: t.arg({ type: 'Id', description: 'All up to this one.' }),
      ids: t.arg({
        type: ['Id'],
        description: 'In place of that: these, a hundred at most.',
      }),
    },
    resolve: async (_root, { providerId: at, ...which }, context) =>
      (await readNotices(context, at, which)).unread,
  }),
);
