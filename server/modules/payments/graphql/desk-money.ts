import { builder } from '#server/graphql/builder.ts';
import { getOrderMoney, refundPayment, returnPayment, takePayment } from '../index.ts';
import { OrderMoneyRef, TillMethodRef } from './refs.ts';

const TillOrderInput = builder.inputType('TillOrderInput', {
  description: 'Which part of it is for which order.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', required: true, description: 'The order.' }),
    amountCents: t.int({ required: true, description: 'In cents, more than nothing.' }),
  }),
});

const COMMANDS = [
  [
    'takePayment',
    takePayment,
    'Takes money at the desk, a part of what is owed or all of it, for one order or several at once.',
  ],
  [
    'returnPayment',
    returnPayment,
    'Gives money back at the desk: what goes back is not asked for again. A manager gives back what was taken the same day.',
  ],
] as const;

for (const [operation, run, description] of COMMANDS) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: [OrderMoneyRef],
      description,
      args: {
        providerId: t.arg({ type: 'Id', required: true, description: 'At which provider.' }),
        orders: t.arg({ type: [TillOrderInput], required: true, description: 'At least one, each once.' }),
        method: t.arg({ type: TillMethodRef, required: true, description: 'cash, terminal or bank.' }),
        receiptNumber: t.arg.string({ description: 'Of the documento commerciale; may be left out.' }),
        note: t.arg.string({ description: 'For whoever counts the till.' }),
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
      'Gives card money of an order back, a part or all, to the card it came from; what was ordered stands. A manager gives back what was paid the same day.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'At which provider.' }),
      orderId: t.arg({ type: 'Id', required: true, description: 'The order.' }),
      amountCents: t.arg.int({ required: true, description: 'In cents, more than nothing.' }),
    },
    resolve: async (_root, { providerId, ...input }, context) => {
      const { orderId } = await refundPayment(context, providerId, input);
      return getOrderMoney(context, { providerId, orderId });
    },
  }),
);
