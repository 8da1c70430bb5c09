import { builder } from '#server/graphql/builder.ts';
import { mergeCustomers, undoCustomerMerge } from '../index.ts';

const providerId = { type: 'Id', required: true, description: 'Whose customers.' } as const;

builder.mutationField('mergeCustomers', (t) =>
  t.field({
    type: 'Id',
    description:
      'Merges a customer into another, after a fresh proof; for thirty days it can be undone. Answers the id of the merge.',
    args: {
      providerId: t.arg(providerId),
      keptId: t.arg({ type: 'Id', required: true, description: 'Who stays.' }),
      mergedId: t.arg({ type: 'Id', required: true, description: 'Who becomes the other.' }),
    },
    resolve: async (_root, { providerId: of, ...input }, context) =>
      (await mergeCustomers(context, of, input)).id,
  }),
);

builder.mutationField('undoCustomerMerge', (t) =>
  t.field({
    type: 'Id',
    description: 'Undoes a merge, the last one of a customer first. Answers its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'The merge.' }),
    },
    resolve: async (_root, of, context) => (await undoCustomerMerge(context, of)).id,
  }),
);
