import { OrderRef } from '#server/modules/payments/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import { payingPass } from '../use-cases/paying-pass.ts';

builder.objectField(OrderRef, 'paidWithUserMembershipId', (t) =>
  t.field({
    description: 'Id of the pass that paid it, if one did.',
    type: 'Id',
    nullable: true,
    resolve: ({ order }, _args, { work }) => payingPass(work, order),
  }),
);
