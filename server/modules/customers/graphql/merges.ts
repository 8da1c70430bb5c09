import { builder } from '#server/graphql/builder.ts';
import { mergeCustomers, undoCustomerMerge } from '../index.ts';

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.mutationField('mergeCustomers', (t) =>
  t.field({
    type: 'Id',
    description:
      'Merges a customer into another; can be undone for thirty days. Needs a fresh proof. Returns the id of the merge.',
    args: {
      providerId: t.arg(providerId),
      keptId: t.arg({ type: 'Id', required: true, description: 'Id of the kept customer.' }),
      mergedId: t.arg({ type: 'Id', required: true, description: 'Id of the merged customer.' }),
    },
    resolve: async (_root, { providerId: of, ...input }, context) =>
      (await mergeCustomers(context, of, input)).id,
  }),
);

builder.mutationField('undoCustomerMerge', (t) =>
  t.field({
    type: 'Id',
    description: 'Undoes a merge, the customer’s latest first. Returns its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the merge.' }),
    },
    resolve: async (_root, of, context) => (await undoCustomerMerge(context, of)).id,
  }),
);
