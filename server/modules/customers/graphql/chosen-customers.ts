import { builder } from '#server/graphql/builder.ts';
import type { ChosenCustomer, TagOfSome } from '../index.ts';
import { changeTagsOfCustomers, getChosenCustomers } from '../index.ts';
import { CustomerTagRef } from './refs.ts';

const ChosenCustomerRef = builder.objectRef<ChosenCustomer>('ChosenCustomer').implement({
  description: 'A customer selected in the list.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Last name.' }),
    email: t.exposeString('email', { nullable: true, description: 'Main e-mail.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Main phone.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Whether they are archived.' }),
    tags: t.expose('tags', { type: [CustomerTagRef], description: 'Sorted by name.' }),
  }),
});

const TagOfSomeRef = builder.objectRef<TagOfSome>('TagOfSomeCustomers').implement({
  description: 'A tag and the customers it was added to or removed from.',
  fields: (t) => ({
    tagId: t.expose('tagId', { type: 'Id', description: 'Id of the tag.' }),
    customerIds: t.expose('customerIds', { type: ['Id'], description: 'Ids of the changed customers.' }),
  }),
});

const TagsChangedRef = builder
  .objectRef<{ added: TagOfSome[]; removed: TagOfSome[] }>('CustomerTagsChanged')
  .implement({
    description: 'What changed; the reverse call undoes it.',
    fields: (t) => ({
      added: t.expose('added', {
        type: [TagOfSomeRef],
        description: 'Customers who newly have the tag.',
      }),
      removed: t.expose('removed', {
        type: [TagOfSomeRef],
        description: 'Customers who no longer have the tag.',
      }),
    }),
  });

const TagOfSomeInput = builder.inputType('TagOfSomeCustomersInput', {
  description: 'A tag and the customers to change.',
  fields: (t) => ({
    tagId: t.field({ type: 'Id', required: true, description: 'Id of the tag.' }),
    customerIds: t.field({
      type: ['Id'],
      required: true,
      description: 'Customer ids, at most a hundred in total.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getChosenCustomers', (t) =>
  t.field({
    type: [ChosenCustomerRef],
    description: 'Customers selected for a bulk change, in the order of the ids; missing ones are omitted.',
    args: {
      providerId: t.arg(providerId),
      ids: t.arg({ type: ['Id'], required: true, description: 'At most 100 bookings.' }),
    },
    resolve: (_root, of, context) => getChosenCustomers(context, of),
  }),
);

builder.mutationField('changeTagsOfCustomers', (t) =>
  t.field({
    type: TagsChangedRef,
    description: 'Adds tags to several customers and removes others, all or none. Returns the differences.',
    args: {
      providerId: t.arg(providerId),
      add: t.arg({
        type: [TagOfSomeInput],
        description: 'Tags to add, with their customers; existing tags stay.',
      }),
      remove: t.arg({ type: [TagOfSomeInput], description: 'Tags to remove, with their customers.' }),
    },
    resolve: (_root, { providerId: of, add, remove }, context) =>
      changeTagsOfCustomers(context, of, { add: add ?? [], remove: remove ?? [] }),
  }),
);
