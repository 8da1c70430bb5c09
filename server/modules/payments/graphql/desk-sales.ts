import { builder } from '#server/graphql/builder.ts';
import type { DeskSale } from '../use-cases/desk-sales.ts';
import { getDeskSale, sellAtDesk } from '../use-cases/desk-sales.ts';
import { OrderMoneyRef, TillMethodRef } from './refs.ts';
import { nameOfTopUp } from './name-of-order.ts';

const DeskSaleRef = builder.objectRef<DeskSale>('DeskSale').implement({
  description: 'A desk sale without a booking.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'Id of its order.', resolve: ({ orderId }) => orderId }),
    name: t.string({
      description: 'Description.',
      resolve: ({ name, subject }, _args, { locale }) =>
        subject === 'walletTopUp' ? nameOfTopUp(locale) : name,
    }),
    soldAt: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ soldAt }) => soldAt }),
    timeZone: t.exposeString('timeZone', {
      description: 'Time zone of the center, in which all times are given.',
    }),
    customerId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Id of the customer; null if none.',
      resolve: ({ customerId }) => customerId,
    }),
    customer: t.exposeString('customer', { description: 'Name of the customer; empty if none.' }),
    vatTreatment: t.exposeString('vatTreatment', { description: 'VAT treatment.' }),
    vatRateBasisPoints: t.exposeInt('vatRateBasisPoints', {
      description: 'In hundredths of a percent: 2200 = 22 %.',
    }),
    money: t.field({
      type: OrderMoneyRef,
      description: 'Payments of the sale.',
      resolve: ({ money }) => money,
    }),
  }),
});

const at = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getDeskSale', (t) =>
  t.field({
    type: DeskSaleRef,
    description: 'One desk sale, for roles that take payments.',
    args: {
      providerId: t.arg(at),
      orderId: t.arg({ type: 'Id', required: true, description: 'Id of its order.' }),
    },
    resolve: (_root, asked, context) => getDeskSale(context, asked),
  }),
);

const DeskSaleInput = builder.inputType('DeskSaleInput', {
  description: 'A desk sale and its payment, in cents.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Description.' }),
    amountCents: t.int({ required: true, description: 'Price, tax included.' }),
    vatTreatment: t.string({ description: 'VAT treatment; the center’s default if omitted.' }),
    customerId: t.field({ type: 'Id', description: 'Id of the customer; optional.' }),
    paidCents: t.int({
      description: 'Amount paid now; all by default. A rest needs a customer.',
    }),
    method: t.field({ type: TillMethodRef, required: true, description: 'cash, terminal or bank.' }),
    receiptNumber: t.string({ description: 'Number of the documento commerciale; optional.' }),
    note: t.string({ description: 'Note for the till.' }),
  }),
});

builder.mutationField('sellAtDesk', (t) =>
  t.field({
    type: DeskSaleRef,
    description: 'Records a sale without a booking, paid at the desk.',
    args: {
      providerId: t.arg(at),
      input: t.arg({ type: DeskSaleInput, required: true, description: 'The sale and its payment.' }),
    },
    resolve: async (_root, { providerId, input }, context) => {
      const { orderId } = await sellAtDesk(context, providerId, input);
      return getDeskSale(context, { providerId, orderId });
    },
  }),
);
