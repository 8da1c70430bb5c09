import * as v from 'valibot';
import { NOTICE_KINDS } from '#contracts/notice-kinds.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { NoticedBooking, NoticedCustomer, NoticePage, SeenNotice } from '../use-cases/notices.ts';
import { countUnreadNotices, getNotices, readNotices } from '../use-cases/notices.ts';

const KindRef = builder.enumType('NoticeKind', {
  description: 'Kind of notice.',
  values: NOTICE_KINDS,
});

const BookingRef = builder.objectRef<NoticedBooking>('NoticedBooking').implement({
  description: 'The booking of a notice, in its current state.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The reservation.', resolve: ({ id }) => id }),
    serviceName: t.exposeString('serviceName', { description: 'Name of the service when it was booked.' }),
    customerName: t.exposeString('customerName', {
      description: 'Name of the attendee; empty if unknown or erased.',
    }),
    resourceName: t.exposeString('resourceName', { nullable: true, description: 'Name of the person.' }),
    startsAt: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ startsAt }) => startsAt }),
    timeZone: t.exposeString('timeZone', { description: 'IANA time zone of its time.' }),
  }),
});

const ColleagueRef = builder.objectRef<{ id: number; name: string }>('NoticedColleague').implement({
  description: 'A colleague at the provider.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of their place.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name, else e-mail.' }),
  }),
});

const CustomerRef = builder.objectRef<NoticedCustomer>('NoticedCustomer').implement({
  description: 'A customer who deleted their account while the provider keeps its own records.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the customer.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name as the provider recorded it; may be empty.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether a decision is still open.' }),
  }),
});

const ImportRef = builder.objectRef<NonNullable<SeenNotice['customerImport']>>('NoticedImport').implement({
  description: 'A finished customer import.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the import.', resolve: ({ id }) => id }),
    added: t.exposeInt('new', { description: 'Number of new customers.' }),
    changed: t.exposeInt('changed', { description: 'Number of customers with missing data filled.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Number of unchanged customers.' }),
    refused: t.exposeInt('refused', { description: 'Number of refused rows.' }),
  }),
});

const NoticeRef = builder.objectRef<SeenNotice>('Notice').implement({
  description: 'A notice for the viewer at a provider.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the notice.', resolve: ({ id }) => id }),
    kind: t.expose('kind', { type: KindRef, description: 'Kind of notice.' }),
    at: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      resolve: ({ createdAt }) => createdAt,
    }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether it is marked as read.' }),
    booking: t.field({
      type: BookingRef,
      nullable: true,
      description: 'The booking; null if there is none or the viewer may no longer see it.',
      resolve: ({ booking }) => booking,
    }),
    colleague: t.field({
      type: ColleagueRef,
      nullable: true,
      description: 'The colleague it is about.',
      resolve: ({ colleague }) => colleague,
    }),
    customer: t.field({
      type: CustomerRef,
      nullable: true,
      description: 'The customer whose account was deleted.',
      resolve: ({ customer }) => customer,
    }),
    customerImport: t.field({
      type: ImportRef,
      nullable: true,
      description: 'The finished customer import.',
      resolve: ({ customerImport }) => customerImport,
    }),
  }),
});

const NoticePageRef = builder.objectRef<NoticePage>('NoticePage').implement({
  description: 'One page of the viewer’s notices at a provider.',
  fields: (t) => ({
    items: t.field({ type: [NoticeRef], description: 'At most ten.', resolve: ({ items }) => items }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
    unread: t.exposeInt('unread', { description: 'Number of unread notices on all pages.' }),
  }),
});

const Asked = v.object({
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});
const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryFields((t) => ({
  getNotices: t.field({
    type: NoticePageRef,
    description: 'The viewer’s notices at a provider in the last 90 days, latest first.',
    args: { providerId: t.arg(providerId), page: t.arg.int({ description: 'Page number, from 1.' }) },
    resolve: (_root, { providerId: at, ...typed }, context) =>
      getNotices(context, { providerId: at, ...checked(Asked, typed) }),
  }),
  countUnreadNotices: t.int({
    description: 'Number of unread notices of the viewer.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, { providerId: at }, context) => countUnreadNotices(context, at),
  }),
}));

builder.mutationField('readNotices', (t) =>
  t.int({
    description: 'Marks the viewer’s notices as read. Returns the number still unread.',
    args: {
      providerId: t.arg(providerId),
      upTo: t.arg({ type: 'Id', description: 'Id of the last notice to mark.' }),
      ids: t.arg({
        type: ['Id'],
        description: 'Instead: these notices, at most a hundred ids.',
      }),
    },
    resolve: async (_root, { providerId: at, ...which }, context) =>
      (await readNotices(context, at, which)).unread,
  }),
);
