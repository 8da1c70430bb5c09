import { builder } from '#server/graphql/builder.ts';
import { User } from '#server/modules/identity/graphql/refs.ts';
import { myOrdersNumber } from '../use-cases/my-orders.ts';

builder.objectField(User, 'ordersNumber', (t) =>
  t.int({
    description: 'Number of orders with all providers; 0 until the e-mail is proved.',
    resolve: ({ id }, _args, { work }) => myOrdersNumber(work, id),
  }),
);
