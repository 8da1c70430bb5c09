import { CARE_RELATIONS } from '#contracts/validation/customer.ts';
import { builder } from '#server/graphql/builder.ts';
import { endCustomerCare, setCustomerCare } from '../index.ts';

const RelationRef = builder.enumType('CareRelation', {
  description: 'Relation of a carer to the customer.',
  values: CARE_RELATIONS,
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the customer in care.' } as const;

builder.mutationField('setCustomerCare', (t) =>
  t.field({
    type: 'Id',
    description:
      'Sets a customer’s carer, who receives their mails while they have no address. Returns the customer’s id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({
        required: true,
        description: 'Version of the customer in care that the form was filled from.',
      }),
      carerId: t.arg({ type: 'Id', required: true, description: 'Id of the carer.' }),
      relation: t.arg({
        type: RelationRef,
        required: true,
        description: 'Relation of the carer to the customer.',
      }),
    },
    resolve: async (_root, { relation, ...of }, context) =>
      (await setCustomerCare(context, of, { relation })).id,
  }),
);

builder.mutationField('endCustomerCare', (t) =>
  t.field({
    type: 'Id',
    description: 'Removes a customer’s carer. Returns their id.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => (await endCustomerCare(context, of)).id,
  }),
);
