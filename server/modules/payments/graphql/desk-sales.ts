import { builder } from '#server/graphql/builder.ts';
import type { DeskSale } from '../use-cases/desk-sales.ts';
import { getDeskSale, sellAtDesk } from '../use-cases/desk-sales.ts';
import { OrderMoneyRef, TillMethodRef } from './refs.ts';

const DeskSaleRef = builder.objectRef<DeskSale>('DeskSale').implement({
  description: 'Something that is no booking, sold at the desk.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'Its order.', resolve: ({ orderId }) => orderId }),
    name: t.exposeString('name', { description: 'What it is.' }),
    soldAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ soldAt }) => soldAt }),
    timeZone: t.exposeString('timeZone', { description: 'Of the center: all times are by its clock.' }),
    customerId: t.field({
      type: 'Id',
      nullable: true,
      description: 'To whom; null where nobody was named.',
      resolve: ({ customerId }) => customerId,
    }),
    customer: t.exposeString('customer', { description: 'Their name; empty where nobody said.' }),
    vatTreatment: t.exposeString('vatTreatment', { description: 'How it is taxed, as agreed.' }),
    vatRateBasisPoints: t.exposeInt('vatRateBasisPoints', {
      description: 'In hundredths of a percent: 2200 = 22 %.',
    }),
    money: t.field({ type: OrderMoneyRef, description: 'Its money.', resolve: ({ money }) => money }),
  }),
});

const at = { type: 'Id', required: true, description: 'At which provider.' } as const;

builder.queryField('getDeskSale', (t) =>
  t.field({
    type: DeskSaleRef,
    description: 'One sale at the desk, for who takes money.',
    args: {
      providerId: t.arg(at),
      orderId: t.arg({ type: 'Id', required: true, description: 'Its order.' }),
    },
    resolve: (_root, asked, context) => getDeskSale(context, asked),
  }),
);

const DeskSaleInput = builder.inputType('DeskSaleInput', {
  description: 'Something that is no booking, and what is paid of it now; cents.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is.' }),
    amountCents: t.int({ required: true, description: 'What it costs, tax included.' }),
    vatTreatment: t.string({ description: 'How it is taxed; as the center sells by default when left out.' }),
    customerId: t.field({ type: 'Id', description: 'To whom; may be left out.' }),
    paidCents: t.int({
      description:
        'What is paid now, all of it when left out. The rest is owed by the customer, who is named then.',
    }),
    method: t.field({ type: TillMethodRef, required: true, description: 'cash, terminal or bank.' }),
    receiptNumber: t.string({ description: 'Of the documento commerciale; may be left out.' }),
    note: t.string({ description: 'For whoever counts the till.' }),
  }),
});

builder.mutationField('sellAtDesk', (t) =>
  t.field({
    type: DeskSaleRef,
    description: 'Sells something that is no booking, paid at the desk.',
    args: {
      providerId: t.arg(at),
      input: t.arg({ type: DeskSaleInput, required: true, description: 'What is sold, and how it is paid.' }),
    },
    resolve: async (_root, { providerId, input }, context) => {
      const { orderId } = await sellAtDesk(context, providerId, input);
      return getDeskSale(context, { providerId, orderId });
    },
  }),
);
