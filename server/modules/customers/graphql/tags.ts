import { builder } from '#server/graphql/builder.ts';
import type { TagOfCustomers } from '../index.ts';
import {
  createCustomerTag,
  deleteCustomerTag,
  editCustomerTag,
  getCustomerTags,
  setCustomerTags,
} from '../index.ts';

const CountedTagRef = builder
  .objectRef<TagOfCustomers & { customers: number }>('CountedCustomerTag')
  .implement({
    description: 'A tag with its number of customers.',
    fields: (t) => ({
      id: t.expose('id', { type: 'Id', description: 'Id of the tag.' }),
      name: t.exposeString('name', { description: 'Name.' }),
      color: t.exposeString('color', { description: '`#rrggbb`.' }),
      customers: t.exposeInt('customers', {
        description: 'Number of customers who are not archived; 0 for a collaborator.',
      }),
    }),
  });

const CustomerTagInput = builder.inputType('CustomerTagInput', {
  description: 'A tag.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 30 characters.' }),
    color: t.string({ required: true, description: '`#rrggbb`.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the tag.' } as const;
const input = { type: CustomerTagInput, required: true, description: 'The new value.' } as const;

builder.queryField('getCustomerTags', (t) =>
  t.field({
    type: [CountedTagRef],
    description: 'A provider’s customer tags, sorted by name.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getCustomerTags(context, args.providerId),
  }),
);

builder.mutationField('createCustomerTag', (t) =>
  t.field({
    type: 'Id',
    description: 'Adds a tag; at most 50 per provider. Returns its id.',
    args: { providerId: t.arg(providerId), input: t.arg(input) },
    resolve: async (_root, args, context) =>
      (await createCustomerTag(context, args.providerId, args.input)).id,
  }),
);

builder.mutationField('editCustomerTag', (t) =>
  t.field({
    type: 'Id',
    description: 'Changes a tag. Returns its id.',
    args: { providerId: t.arg(providerId), id: t.arg(id), input: t.arg(input) },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await editCustomerTag(context, of, typed)).id,
  }),
);

builder.mutationField('deleteCustomerTag', (t) =>
  t.field({
    type: 'Id',
    description: 'Deletes a tag from all customers. Returns its id.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => (await deleteCustomerTag(context, of)).id,
  }),
);

builder.mutationField('setCustomerTags', (t) =>
  t.field({
    type: 'Id',
    description: 'Replaces a customer’s tags. Returns the customer’s id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the customer.' }),
      tagIds: t.arg({ type: ['Id'], required: true, description: 'At most twenty ids.' }),
    },
    resolve: async (_root, { tagIds, ...of }, context) => (await setCustomerTags(context, of, { tagIds })).id,
  }),
);
