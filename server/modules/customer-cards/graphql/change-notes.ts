import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { addCustomerNote, markCustomerNote, removeCustomerNote } from '../index.ts';

const CustomerNoteInput = builder.inputType('CustomerNoteInput', {
  description: 'A note about a customer.',
  fields: (t) => ({
    text: t.string({
      required: true,
      description: 'At most 4000 characters; included in the customer’s personal export.',
    }),
    isHealth: t.boolean({
      description: 'Whether it is a health note, readable by owner, director and the treating person only.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the note.' } as const;

builder.mutationField('addCustomerNote', (t) =>
  t.field({
    type: 'Id',
    description: 'Adds a note to a customer. Returns its id.',
    args: {
      providerId: t.arg(providerId),
      customerId: t.arg({ type: 'Id', required: true, description: 'Id of the customer.' }),
      input: t.arg({ type: CustomerNoteInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, { input, ...of }, context) =>
      (await addCustomerNote(context, of, withoutNulls(input))).id,
  }),
);

const isHealth = { required: true, description: 'Whether it is a health note.' } as const;

builder.mutationField('removeCustomerNote', (t) =>
  t.field({
    type: 'Id',
    description: 'Deletes a note: the author’s own, or any for roles that see all customers. Returns its id.',
    args: { providerId: t.arg(providerId), id: t.arg(id), isHealth: t.arg.boolean(isHealth) },
    resolve: async (_root, { isHealth: is, ...of }, context) =>
      (await removeCustomerNote(context, of, { isHealth: is })).id,
  }),
);

builder.mutationField('markCustomerNote', (t) =>
  t.field({
    type: 'Id',
    description: 'Marks or unmarks a note as health note. Returns its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      isHealth: t.arg.boolean({ required: true, description: 'The new value.' }),
    },
    resolve: async (_root, { isHealth: is, ...of }, context) =>
      (await markCustomerNote(context, of, { isHealth: is })).id,
  }),
);
