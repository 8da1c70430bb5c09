import { builder } from '#server/graphql/builder.ts';
import type { ChosenCustomer, TagOfSome } from '../index.ts';
import { changeTagsOfCustomers, getChosenCustomers } from '../index.ts';
import { CustomerTagRef } from './refs.ts';

const ChosenCustomerRef = builder.objectRef<ChosenCustomer>('ChosenCustomer').implement({
  description: 'A customer who was chosen in the list.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Who.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Family name.' }),
    email: t.exposeString('email', { nullable: true, description: 'The main address.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The main number.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Left out of lists and searches.' }),
    tags: t.expose('tags', { type: [CustomerTagRef], description: 'In the order of their names.' }),
  }),
});

const TagOfSomeRef = builder.objectRef<TagOfSome>('TagOfSomeCustomers').implement({
  description: 'A tag, and whom it was given to or taken from.',
  fields: (t) => ({
    tagId: t.expose('tagId', { type: 'Id', description: 'Which tag.' }),
    customerIds: t.expose('customerIds', { type: ['Id'], description: 'Of whom it is different now.' }),
  }),
});

const TagsChangedRef = builder
  .objectRef<{ added: TagOfSome[]; removed: TagOfSome[] }>('CustomerTagsChanged')
  .implement({
    description: 'What is different now; sent the other way around it is the way back.',
    fields: (t) => ({
      added: t.expose('added', {
        type: [TagOfSomeRef],
        description: 'Who had it already is not among them.',
      }),
      removed: t.expose('removed', {
        type: [TagOfSomeRef],
        description: 'Who had it not is not among them.',
      }),
    }),
  });

const TagOfSomeInput = builder.inputType('TagOfSomeCustomersInput', {
  description: 'A tag, and whom it is about.',
  fields: (t) => ({
    tagId: t.field({ type: 'Id', required: true, description: 'Which tag.' }),
    customerIds: t.field({ type: ['Id'], required: true, description: 'A hundred at most in all.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose customers.' } as const;

builder.queryField('getChosenCustomers', (t) =>
  t.field({
    type: [ChosenCustomerRef],
    description:
      'Customers chosen to be changed at once, in the order of the ids; who is not there any more is left out.',
    args: {
      providerId: t.arg(providerId),
      ids: t.arg({ type: ['Id'], required: true, description: 'Which ones, at most 100.' }),
    },
    resolve: (_root, of, context) => getChosenCustomers(context, of),
  }),
);

builder.mutationField('changeTagsOfCustomers', (t) =>
  t.field({
    type: TagsChangedRef,
    description:
      'Gives tags to several customers and takes tags from them, all or none. Answers what is different now.',
    args: {
      providerId: t.arg(providerId),
      add: t.arg({ type: [TagOfSomeInput], description: 'Given; who has one already keeps it.' }),
      remove: t.arg({ type: [TagOfSomeInput], description: 'Taken away; who has it not stays without.' }),
    },
    resolve: (_root, { providerId: of, add, remove }, context) =>
      changeTagsOfCustomers(context, of, { add: add ?? [], remove: remove ?? [] }),
  }),
);
