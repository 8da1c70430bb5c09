import { builder } from '#server/graphql/builder.ts';
import { PaymentProgressRef } from '#server/modules/payments/graphql/refs.ts';
import { canKeepLonger } from '#server/modules/selling/index.ts';
import { keepPlaceLonger } from '../use-cases/keep-place-longer.ts';

builder.objectField(PaymentProgressRef, 'canKeepLonger', (t) =>
  t.boolean({
    description: 'Whether `keepPlaceLonger` has an effect.',
    resolve: ({ order: { createdAt, payableUntil }, secondsLeft }, _args, { work }) =>
      secondsLeft !== null && canKeepLonger({ since: createdAt, until: payableUntil }, work.now()),
  }),
);

builder.mutationField('keepPlaceLonger', (t) =>
  t.field({
    description:
      'Extends an unpaid booking’s hold by five minutes, once, with the client secret. Otherwise it changes nothing.',
    type: PaymentProgressRef,
    args: {
      orderId: t.arg({ description: 'Id of the order.', type: 'Id', required: true }),
      clientSecret: t.arg.string({
        description: 'Client secret from the creation result.',
        required: true,
      }),
    },
    resolve: (_root, { orderId, clientSecret }, { work, deps, address }) =>
      keepPlaceLonger(work, deps, { orderId, clientSecret, address }),
  }),
);
