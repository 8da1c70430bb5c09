import * as v from 'valibot';
import { isLocalDate } from '#contracts/time.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { checked } from '#server/kernel/checked.ts';
import type { TillOfDay } from '../use-cases/till-of-day.ts';
import { countTill, getTillOfDay } from '../use-cases/till-of-day.ts';

const TillSumRef = builder.objectRef<TillOfDay['sums'][number]>('TillSum').implement({
  description: 'What went through the till by one way; cents.',
  fields: (t) => ({
    method: t.exposeString('method', { description: '`cash`, `terminal` or `bank`.' }),
    takenCents: t.exposeInt('takenCents', { description: 'Taken.' }),
    returnedCents: t.exposeInt('returnedCents', { description: 'Given back.' }),
  }),
});

const TillPaymentRef = builder.objectRef<TillOfDay['payments']['rows'][number]>('TillPayment').implement({
  description: 'Money that changed hands at the till.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The payment.', resolve: ({ id }) => id }),
    kind: t.exposeString('kind', { description: '`taken` or `returned`.' }),
    method: t.exposeString('method', { description: '`cash`, `terminal` or `bank`.' }),
    amountCents: t.exposeInt('amountCents', { description: 'How much.' }),
    takenAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ takenAt }) => takenAt }),
    by: t.exposeString('by', { description: 'Who took or gave it.' }),
    what: t.exposeString('what', { description: 'What was paid.' }),
    customer: t.exposeString('customer', { description: 'Whose; empty where nobody said.' }),
    note: t.exposeString('note', { description: 'As written then.' }),
    receiptNumber: t.exposeString('receiptNumber', {
      nullable: true,
      description: 'Of the documento commerciale.',
    }),
    saleId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The order of the sale at the desk that it was for; null: for something else.',
      resolve: ({ saleId }) => saleId,
    }),
    reservationIds: t.field({
      type: ['Id'],
      description: 'The reservations that it was for.',
      resolve: ({ reservationIds }) => reservationIds,
    }),
    customerId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Whose; null where nobody was named.',
      resolve: ({ customerId }) => customerId,
    }),
  }),
});

const TillCountRef = builder.objectRef<TillOfDay['counts'][number]>('TillCount').implement({
  description: 'The drawer, counted by hand; cents.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The count.', resolve: ({ id }) => id }),
    expectedCents: t.exposeInt('expectedCents', { description: 'What should have lain in it.' }),
    countedCents: t.exposeInt('countedCents', { description: 'What did.' }),
    leftCents: t.exposeInt('leftCents', { description: 'What stayed in it.' }),
    note: t.exposeString('note', { description: 'As written then.' }),
    by: t.exposeString('by', { description: 'Who counted.' }),
    countedAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ countedAt }) => countedAt }),
  }),
});

const TillOfDayRef = builder.objectRef<TillOfDay>('TillOfDay').implement({
  description: 'A day at the till.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Which, `YYYY-MM-DD`.' }),
    today: t.exposeString('today', { description: 'The date at the center now.' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the center: all times are by its clock.' }),
    sums: t.field({ type: [TillSumRef], description: 'By method.', resolve: ({ sums }) => sums }),
    paymentsTotal: t.int({
      description: 'How often money changed hands.',
      resolve: ({ payments }) => payments.total,
    }),
    pages: t.int({ description: 'Of ten payments each.', resolve: ({ payments }) => payments.pages }),
    payments: t.field({
      type: [TillPaymentRef],
      description: 'One page, the last payment first.',
      resolve: ({ payments }) => payments.rows,
    }),
    counts: t.field({
      type: [TillCountRef],
      description: 'Of that day, the first one first.',
      resolve: ({ counts }) => counts,
    }),
    expectedCents: t.exposeInt('expectedCents', { description: 'What should lie in the drawer now, cents.' }),
    lastCountedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the drawer was counted last.',
      resolve: ({ lastCountedAt }) => lastCountedAt,
    }),
    lastLeftCents: t.exposeInt('lastLeftCents', { description: 'What was left in it then, cents.' }),
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

const providerId = { type: 'Id', required: true, description: 'Whose till.' } as const;

builder.queryField('getTillOfDay', (t) =>
  t.field({
    type: TillOfDayRef,
    description: 'What went through the till on a day: today’s, and any day’s for who runs the place.',
    args: {
      providerId: t.arg(providerId),
      date: t.arg.string({ description: '`YYYY-MM-DD`; today when left out.' }),
      page: t.arg.int({ description: 'Of the payments, from 1.' }),
    },
    resolve: (_root, { providerId: of, ...asked }, context) =>
      getTillOfDay(context, { providerId: of, ...checked(Question, asked) }),
  }),
);

const TillCountInput = builder.inputType('TillCountInput', {
  description: 'The drawer, counted by hand; cents.',
  fields: (t) => ({
    countedCents: t.int({ required: true, description: 'What lay in it.' }),
    leftCents: t.int({ required: true, description: 'What stays in it.' }),
    expectedCents: t.int({ required: true, description: 'What should lie in it, as it was shown.' }),
    note: t.string({ description: 'What a difference comes from.' }),
  }),
});

builder.mutationField('countTill', (t) =>
  t.field({
    type: 'Id',
    description: 'Writes down what was counted in the drawer.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: TillCountInput, required: true, description: 'What was counted.' }),
    },
    resolve: async (_root, { providerId: of, input }, context) =>
      (await countTill(context, of, withoutNulls(input))).id,
  }),
);
