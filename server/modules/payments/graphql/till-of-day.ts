import * as v from 'valibot';
import { isLocalDate } from '#contracts/time.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { checked } from '#server/kernel/checked.ts';
import type { TillOfDay } from '../use-cases/till-of-day.ts';
import { countTill, getTillOfDay } from '../use-cases/till-of-day.ts';
import { nameOfTopUp } from './name-of-order.ts';

const TillSumRef = builder.objectRef<TillOfDay['sums'][number]>('TillSum').implement({
  description: 'Till totals of one method, in cents.',
  fields: (t) => ({
    method: t.exposeString('method', { description: '`cash`, `terminal` or `bank`.' }),
    takenCents: t.exposeInt('takenCents', { description: 'Taken.' }),
    returnedCents: t.exposeInt('returnedCents', { description: 'Refunded.' }),
  }),
});

const TillPaymentRef = builder.objectRef<TillOfDay['payments']['rows'][number]>('TillPayment').implement({
  description: 'A payment or refund at the till.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the payment.', resolve: ({ id }) => id }),
    kind: t.exposeString('kind', { description: '`taken` or `returned`.' }),
    method: t.exposeString('method', { description: '`cash`, `terminal` or `bank`.' }),
    amountCents: t.exposeInt('amountCents', { description: 'Amount, in cents.' }),
    takenAt: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ takenAt }) => takenAt }),
    by: t.exposeString('by', { description: 'Who recorded it.' }),
    what: t.string({
      description: 'Names of what was paid.',
      resolve: ({ what, isTopUp }, _args, { locale }) => (isTopUp ? nameOfTopUp(locale) : what),
    }),
    customer: t.exposeString('customer', { description: 'Name of the customer; empty if none.' }),
    note: t.exposeString('note', { description: 'Note, as written at the time.' }),
    receiptNumber: t.exposeString('receiptNumber', {
      nullable: true,
      description: 'Number of the documento commerciale.',
    }),
    saleId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Order id of the desk sale; null for other payments.',
      resolve: ({ saleId }) => saleId,
    }),
    reservationIds: t.field({
      type: ['Id'],
      description: 'Ids of the paid reservations.',
      resolve: ({ reservationIds }) => reservationIds,
    }),
    customerId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Id of the customer; null if none.',
      resolve: ({ customerId }) => customerId,
    }),
  }),
});

const TillCountRef = builder.objectRef<TillOfDay['counts'][number]>('TillCount').implement({
  description: 'A count of the drawer, in cents.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the count.', resolve: ({ id }) => id }),
    expectedCents: t.exposeInt('expectedCents', { description: 'Expected amount.' }),
    countedCents: t.exposeInt('countedCents', { description: 'Counted amount.' }),
    leftCents: t.exposeInt('leftCents', { description: 'Amount left in the drawer.' }),
    note: t.exposeString('note', { description: 'Note, as written at the time.' }),
    by: t.exposeString('by', { description: 'Name of the person who counted.' }),
    countedAt: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ countedAt }) => countedAt }),
  }),
});

const TillOfDayRef = builder.objectRef<TillOfDay>('TillOfDay').implement({
  description: 'The till of one day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Date, `YYYY-MM-DD`.' }),
    today: t.exposeString('today', { description: 'Today’s date at the center.' }),
    timeZone: t.exposeString('timeZone', {
      description: 'Time zone of the center, in which all times are given.',
    }),
    sums: t.field({ type: [TillSumRef], description: 'Sums by method.', resolve: ({ sums }) => sums }),
    paymentsTotal: t.int({
      description: 'Number of payments and refunds.',
      resolve: ({ payments }) => payments.total,
    }),
    pages: t.int({
      description: 'Number of pages of ten payments.',
      resolve: ({ payments }) => payments.pages,
    }),
    payments: t.field({
      type: [TillPaymentRef],
      description: 'One page of payments, latest first.',
      resolve: ({ payments }) => payments.rows,
    }),
    counts: t.field({
      type: [TillCountRef],
      description: 'Counts of that day, earliest first.',
      resolve: ({ counts }) => counts,
    }),
    expectedCents: t.exposeInt('expectedCents', { description: 'Expected cash now, in cents.' }),
    lastCountedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the drawer was last counted.',
      resolve: ({ lastCountedAt }) => lastCountedAt,
    }),
    lastLeftCents: t.exposeInt('lastLeftCents', { description: 'Amount left at the last count, in cents.' }),
  }),
});

const Question = v.object({
  date: v.nullish(
    v.pipe(
      v.string(),
      v.check((date) => isLocalDate(date)),
    ),
    null,
  ),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getTillOfDay', (t) =>
  t.field({
    type: TillOfDayRef,
    description: 'The till of a day: today’s, and any day’s for owner and director.',
    args: {
      providerId: t.arg(providerId),
      date: t.arg.string({ description: '`YYYY-MM-DD`; today if omitted.' }),
      page: t.arg.int({ description: 'Page of the payments, from 1.' }),
    },
    resolve: (_root, { providerId: of, ...asked }, context) =>
      getTillOfDay(context, { providerId: of, ...checked(Question, asked) }),
  }),
);

const TillCountInput = builder.inputType('TillCountInput', {
  description: 'A count of the drawer, in cents.',
  fields: (t) => ({
    countedCents: t.int({ required: true, description: 'Counted amount.' }),
    leftCents: t.int({ required: true, description: 'Amount left in the drawer.' }),
    expectedCents: t.int({ required: true, description: 'Expected amount, as it was shown.' }),
    note: t.string({ description: 'Reason for a difference.' }),
  }),
});

builder.mutationField('countTill', (t) =>
  t.field({
    type: 'Id',
    description: 'Records the counted cash of the drawer.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: TillCountInput, required: true, description: 'The count.' }),
    },
    resolve: async (_root, { providerId: of, input }, context) =>
      (await countTill(context, of, withoutNulls(input))).id,
  }),
);
