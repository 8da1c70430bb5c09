import { eachDetail } from '#contracts/customer-details.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import {
  answerErasure,
  archiveCustomers,
  createCustomer,
  editCustomer,
  setCustomerBlacklisted,
} from '../index.ts';

const ContactKindRef = builder.enumType('CustomerContactKind', {
  description: 'An address or a phone.',
  values: ['email', 'phone'] as const,
});

const FurtherContactInput = builder.inputType('FurtherContactInput', {
  description: 'A further address or phone, beside the main one.',
  fields: (t) => ({
    kind: t.field({ type: ContactKindRef, required: true, description: 'Which of both.' }),
    value: t.string({ required: true, description: 'The address or number.' }),
    label: t.string({ description: 'What it is called, such as “work”.' }),
  }),
});

const FieldValueInput = builder.inputType('CustomerFieldValueInput', {
  description: 'What shall stand in one of the provider’s own fields.',
  fields: (t) => ({
    fieldId: t.field({ type: 'Id', required: true, description: 'Which field.' }),
    value: t.string({ description: 'By its kind: a line of text, yyyy-mm-dd, yes or no; null for nothing.' }),
    validUntil: t.string({ description: 'yyyy-mm-dd, the last day it counts; null: without an end.' }),
  }),
});

const CustomerInput = builder.inputType('CustomerInput', {
  description: 'A customer as the provider writes them down: at least a name or a contact.',
  fields: (t) => ({
    firstname: t.string({ description: 'First name.' }),
    lastname: t.string({ description: 'Family name.' }),
    email: t.string({ description: 'Where mails go; binds them to its person.' }),
    phone: t.string({ description: 'With the signs people write between the digits.' }),
    further: t.field({ type: [FurtherContactInput], description: 'Nine of each kind at most.' }),
    ...eachDetail(({ description }) => t.string({ description })),
    fields: t.field({
      type: [FieldValueInput],
      description: 'Of the provider’s own fields, each once; those not named stay.',
    }),
  }),
});

const BlacklistingInput = builder.inputType('BlacklistingInput', {
  description: 'Whether a customer is received.',
  fields: (t) => ({
    isBlacklisted: t.boolean({ required: true, description: 'True: they are not received any more.' }),
    reason: t.string({ description: 'Why, at most 300 characters; read by whoever sees the customer.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose customer.' } as const;
const id = { type: 'Id', required: true, description: 'Which one.' } as const;
const input = { required: true, description: 'As it shall be.' } as const;

builder.mutationField('createCustomer', (t) =>
  t.field({
    type: 'Id',
    description: 'Writes a customer down. Answers their id.',
    args: { providerId: t.arg(providerId), input: t.arg({ type: CustomerInput, ...input }) },
    resolve: async (_root, args, context) =>
      (await createCustomer(context, args.providerId, withoutNulls(args.input))).id,
  }),
);

builder.mutationField('editCustomer', (t) =>
  t.field({
    type: 'Id',
    description: 'Writes a customer over. Answers their id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one that the form was filled from.' }),
      input: t.arg({ type: CustomerInput, ...input }),
    },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await editCustomer(context, of, withoutNulls(typed))).id,
  }),
);

builder.mutationField('setCustomerBlacklisted', (t) =>
  t.field({
    type: 'Id',
    description: 'Says whether a customer is still received: online they cannot book, at the desk it warns.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      input: t.arg({ type: BlacklistingInput, ...input }),
    },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await setCustomerBlacklisted(context, of, withoutNulls(typed))).id,
  }),
);

for (const [operation, isArchived, description] of [
  ['archiveCustomers', true, 'Leaves customers out of lists and searches; what was booked stays.'],
  ['restoreCustomers', false, 'Takes archived customers back into lists and searches.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: 'Int',
      description: `${description} Answers how many it changed.`,
      args: {
        providerId: t.arg(providerId),
        ids: t.arg({ type: ['Id'], required: true, description: 'A hundred at most.' }),
      },
      resolve: async (_root, { providerId: of, ids }, context) =>
        (await archiveCustomers(context, of, { ids, isArchived })).count,
    }),
  );
}

for (const [operation, answer, description] of [
  [
    'eraseCustomer',
    'erased',
    'Erases all that stands on the card and archives it; visits and payments stay.',
  ],
  ['keepCustomer', 'kept', 'Keeps what the provider wrote down.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: 'Id',
      description: `Of a customer whose account was deleted. ${description} Answers their id.`,
      args: { providerId: t.arg(providerId), id: t.arg(id) },
      resolve: async (_root, of, context) => (await answerErasure(context, of, answer)).id,
    }),
  );
}
