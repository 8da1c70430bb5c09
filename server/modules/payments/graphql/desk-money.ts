import { builder } from '#server/graphql/builder.ts';
import { getOrderMoney, refundPayment, returnPayment, takePayment } from '../index.ts';
import { takeGiftBack } from '../use-cases/take-gift-back.ts';
import { OrderMoneyRef, TillMethodRef } from './refs.ts';

const TillOrderInput = builder.inputType('TillOrderInput', {
  description: 'Part of a payment for one order.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', required: true, description: 'Id of the order.' }),
    amountCents: t.int({ required: true, description: 'In cents, above zero.' }),
  }),
});

const COMMANDS = [
  ['takePayment', takePayment, 'Takes a payment at the desk, in part or whole, for one or several orders.'],
  [
    'returnPayment',
    returnPayment,
    'Records a refund at the desk; the amount is no longer due. A manager refunds payments of the same day.',
  ],
] as const;

for (const [operation, run, description] of COMMANDS) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: [OrderMoneyRef],
      description,
      args: {
        providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
        orders: t.arg({ type: [TillOrderInput], required: true, description: 'At least one, each once.' }),
        method: t.arg({ type: TillMethodRef, required: true, description: 'cash, terminal or bank.' }),
        receiptNumber: t.arg.string({ description: 'Number of the documento commerciale; optional.' }),
        note: t.arg.string({ description: 'Note for the till.' }),
      },
      resolve: async (_root, { providerId, ...input }, context) => {
        await run(context, providerId, input);
        return Promise.all(
          input.orders.map(({ orderId }) => getOrderMoney(context, { providerId, orderId })),
        );
      },
    }),
  );
}

builder.mutationField('refundPayment', (t) =>
  t.field({
    type: OrderMoneyRef,
    description:
      'Refunds card money of an order, in part or whole, to its card; the booking stays. A manager refunds payments of the same day.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      orderId: t.arg({ type: 'Id', required: true, description: 'Id of the order.' }),
      amountCents: t.arg.int({ required: true, description: 'In cents, above zero.' }),
    },
    resolve: async (_root, { providerId, ...input }, context) => {
      const { orderId } = await refundPayment(context, providerId, input);
      return getOrderMoney(context, { providerId, orderId });
    },
  }),
);

builder.mutationField('returnGift', (t) =>
  t.field({
    type: OrderMoneyRef,
    description:
      'Undoes that given credit paid an order: it goes back to the wallet, and the order asks for it again.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      orderId: t.arg({ type: 'Id', required: true, description: 'Id of the order.' }),
    },
    resolve: async (_root, { providerId, ...input }, context) => {
      const { orderId } = await takeGiftBack(context, providerId, input);
      return getOrderMoney(context, { providerId, orderId });
    },
  }),
);
