import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { addCustomerNote, markCustomerNote, removeCustomerNote } from '../index.ts';

const CustomerNoteInput = builder.inputType('CustomerNoteInput', {
  description: 'A note of a customer.',
  fields: (t) => ({
    text: t.string({ required: true, description: 'At most 4000 characters; the customer may read it.' }),
    isHealth: t.boolean({
      description: 'About their health: read by owner, director and who treats them alone.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose customer.' } as const;
const id = { type: 'Id', required: true, description: 'Which note.' } as const;

builder.mutationField('addCustomerNote', (t) =>
  t.field({
    type: 'Id',
    description: 'Notes something of a customer. Answers the id of the note.',
    args: {
      providerId: t.arg(providerId),
      customerId: t.arg({ type: 'Id', required: true, description: 'Of whom.' }),
      input: t.arg({ type: CustomerNoteInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, { input, ...of }, context) =>
      (await addCustomerNote(context, of, withoutNulls(input))).id,
  }),
);

const isHealth = { required: true, description: 'Which kind of note it is.' } as const;

builder.mutationField('removeCustomerNote', (t) =>
  t.field({
    type: 'Id',
    description: 'Removes a note: one’s own, or any for who sees all customers. Answers its id.',
    args: { providerId: t.arg(providerId), id: t.arg(id), isHealth: t.arg.boolean(isHealth) },
    resolve: async (_root, { isHealth: is, ...of }, context) =>
      (await removeCustomerNote(context, of, { isHealth: is })).id,
  }),
);

builder.mutationField('markCustomerNote', (t) =>
  t.field({
    type: 'Id',
    description: 'Says whether a note is about health. Answers its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      isHealth: t.arg.boolean({ required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, { isHealth: is, ...of }, context) =>
      (await markCustomerNote(context, of, { isHealth: is })).id,
  }),
);
