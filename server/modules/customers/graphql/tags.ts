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
    description: 'A tag with how many customers have it.',
    fields: (t) => ({
      id: t.expose('id', { type: 'Id', description: 'Of the tag.' }),
      name: t.exposeString('name', { description: 'What it is called.' }),
      color: t.exposeString('color', { description: '`#rrggbb`.' }),
      customers: t.exposeInt('customers', { description: 'Who is not archived; 0 for a collaborator.' }),
    }),
  });

const CustomerTagInput = builder.inputType('CustomerTagInput', {
  description: 'A tag.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 30 characters.' }),
    color: t.string({ required: true, description: '`#rrggbb`.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose tags.' } as const;
const id = { type: 'Id', required: true, description: 'Which tag.' } as const;
const input = { type: CustomerTagInput, required: true, description: 'As it shall be.' } as const;

builder.queryField('getCustomerTags', (t) =>
  t.field({
    type: [CountedTagRef],
    description: 'What a provider sorts its customers by, in the order of their names.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getCustomerTags(context, args.providerId),
  }),
);

builder.mutationField('createCustomerTag', (t) =>
  t.field({
    type: 'Id',
    description: 'Adds a tag; a provider has 50 at most. Answers its id.',
    args: { providerId: t.arg(providerId), input: t.arg(input) },
    resolve: async (_root, args, context) =>
      (await createCustomerTag(context, args.providerId, args.input)).id,
  }),
);

builder.mutationField('editCustomerTag', (t) =>
  t.field({
    type: 'Id',
    description: 'Calls a tag something else. Answers its id.',
    args: { providerId: t.arg(providerId), id: t.arg(id), input: t.arg(input) },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await editCustomerTag(context, of, typed)).id,
  }),
);

builder.mutationField('deleteCustomerTag', (t) =>
  t.field({
    type: 'Id',
    description: 'Removes a tag, from all customers. Answers its id.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => (await deleteCustomerTag(context, of)).id,
  }),
);

builder.mutationField('setCustomerTags', (t) =>
  t.field({
    type: 'Id',
    description: 'Writes a customer’s tags over. Answers the customer’s id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which customer.' }),
      tagIds: t.arg({ type: ['Id'], required: true, description: 'Twenty at most.' }),
    },
    resolve: async (_root, { tagIds, ...of }, context) => (await setCustomerTags(context, of, { tagIds })).id,
  }),
);
