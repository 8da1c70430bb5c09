import { OrderRef } from '#server/modules/payments/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import { bundleOfOrder, payingPass } from '../use-cases/paying-pass.ts';

builder.objectField(OrderRef, 'paidWithUserMembershipId', (t) =>
  t.field({
    description: 'Id of the pass that paid it, if one did.',
    type: 'Id',
    nullable: true,
    resolve: ({ order }, _args, { work }) => payingPass(work, order),
  }),
);

builder.objectField(OrderRef, 'bundleId', (t) =>
  t.field({
    description: 'Id of the bundle that it bought, or that paid it; null for every other order.',
    type: 'Id',
    nullable: true,
    resolve: ({ order }, _args, { work }) => bundleOfOrder(work, order),
  }),
);
