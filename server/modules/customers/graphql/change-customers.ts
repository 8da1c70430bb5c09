import { eachDetail } from '#contracts/customer-details.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import {
  answerErasure,
  archiveCustomers,
  createCustomer,
  editCustomer,
  setCustomerBlacklisted,
  setCustomerContentBlocked,
} from '../index.ts';

const ContactKindRef = builder.enumType('CustomerContactKind', {
  description: 'E-mail or phone.',
  values: ['email', 'phone'] as const,
});

const FurtherContactInput = builder.inputType('FurtherContactInput', {
  description: 'A further e-mail or phone, in addition to the main one.',
  fields: (t) => ({
    kind: t.field({ type: ContactKindRef, required: true, description: 'email or phone.' }),
    value: t.string({ required: true, description: 'The e-mail or phone number.' }),
    label: t.string({ description: 'Label, such as “work”.' }),
  }),
});

const FieldValueInput = builder.inputType('CustomerFieldValueInput', {
  description: 'A value for a custom field.',
  fields: (t) => ({
    fieldId: t.field({ type: 'Id', required: true, description: 'Id of the field.' }),
    value: t.string({
      description: 'By the field’s type: a line of text, `YYYY-MM-DD`, yes or no; null to clear.',
    }),
    validUntil: t.string({ description: 'Last valid day, `YYYY-MM-DD`; null for none.' }),
  }),
});

const CustomerInput = builder.inputType('CustomerInput', {
  description: 'A customer as the provider records them: at least a name or a contact.',
  fields: (t) => ({
    firstname: t.string({ description: 'First name.' }),
    lastname: t.string({ description: 'Last name.' }),
    email: t.string({ description: 'E-mail for messages; binds the customer to its person.' }),
    phone: t.string({ description: 'With the usual separators between the digits.' }),
    further: t.field({ type: [FurtherContactInput], description: 'At most nine of each kind.' }),
    ...eachDetail(({ description }) => t.string({ description })),
    fields: t.field({
      type: [FieldValueInput],
      description: 'Values of custom fields; fields not listed stay unchanged.',
    }),
  }),
});

const BlacklistingInput = builder.inputType('BlacklistingInput', {
  description: 'Whether a customer is blocked.',
  fields: (t) => ({
    isBlacklisted: t.boolean({ required: true, description: 'True to block the customer.' }),
    reason: t.string({
      description: 'Reason, at most 300 characters; visible to everybody who sees the customer.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the customer.' } as const;
const input = { required: true, description: 'The new value.' } as const;

builder.mutationField('createCustomer', (t) =>
  t.field({
    type: 'Id',
    description: 'Adds a customer. Returns their id.',
    args: { providerId: t.arg(providerId), input: t.arg({ type: CustomerInput, ...input }) },
    resolve: async (_root, args, context) =>
      (await createCustomer(context, args.providerId, withoutNulls(args.input))).id,
  }),
);

builder.mutationField('editCustomer', (t) =>
  t.field({
    type: 'Id',
    description: 'Changes a customer. Returns their id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: CustomerInput, ...input }),
    },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await editCustomer(context, of, withoutNulls(typed))).id,
  }),
);

builder.mutationField('setCustomerBlacklisted', (t) =>
  t.field({
    type: 'Id',
    description: 'Blocks or unblocks a customer: blocked ones cannot book online, and the desk is warned.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      input: t.arg({ type: BlacklistingInput, ...input }),
    },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await setCustomerBlacklisted(context, of, withoutNulls(typed))).id,
  }),
);

builder.mutationField('setCustomerContentBlocked', (t) =>
  t.field({
    type: 'Id',
    description: 'Withholds the video courses that a customer has from them, or gives them back.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      isContentBlocked: t.arg.boolean({ required: true, description: 'True to withhold them.' }),
    },
    resolve: async (_root, { isContentBlocked, ...of }, context) =>
      (await setCustomerContentBlocked(context, of, { isContentBlocked })).id,
  }),
);

for (const [operation, isArchived, description] of [
  ['archiveCustomers', true, 'Archives customers; their bookings stay.'],
  ['restoreCustomers', false, 'Restores archived customers.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: 'Int',
      description: `${description} Returns the number changed.`,
      args: {
        providerId: t.arg(providerId),
        ids: t.arg({ type: ['Id'], required: true, description: 'At most a hundred ids.' }),
      },
      resolve: async (_root, { providerId: of, ids }, context) =>
        (await archiveCustomers(context, of, { ids, isArchived })).count,
    }),
  );
}

for (const [operation, answer, description] of [
  ['eraseCustomer', 'erased', 'Erases the data on the card and archives it; visits and payments stay.'],
  ['keepCustomer', 'kept', 'Keeps the provider’s own records.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: 'Id',
      description: `For a customer whose account was deleted. ${description} Returns their id.`,
      args: { providerId: t.arg(providerId), id: t.arg(id) },
      resolve: async (_root, of, context) => (await answerErasure(context, of, answer)).id,
    }),
  );
}
