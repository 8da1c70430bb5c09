import { CARE_RELATIONS } from '#contracts/validation/customer.ts';
import { builder } from '#server/graphql/builder.ts';
import { endCustomerCare, setCustomerCare } from '../index.ts';

const RelationRef = builder.enumType('CareRelation', {
  description: 'What whoever cares for a customer is to them.',
  values: CARE_RELATIONS,
});

const providerId = { type: 'Id', required: true, description: 'Whose customers.' } as const;
const id = { type: 'Id', required: true, description: 'Who is in care.' } as const;

builder.mutationField('setCustomerCare', (t) =>
  t.field({
    type: 'Id',
    description:
      'Puts a customer into another one’s care, who gets their mails as long as they have no address. Answers the customer’s id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'Of who is in care, as the form was filled from.' }),
      carerId: t.arg({ type: 'Id', required: true, description: 'Who cares.' }),
      relation: t.arg({ type: RelationRef, required: true, description: 'What who cares is to the other.' }),
    },
    resolve: async (_root, { relation, ...of }, context) =>
      (await setCustomerCare(context, of, { relation })).id,
  }),
);

builder.mutationField('endCustomerCare', (t) =>
  t.field({
    type: 'Id',
    description: 'Lets a customer look after themselves again. Answers their id.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => (await endCustomerCare(context, of)).id,
  }),
);
