import { builder } from '#server/graphql/builder.ts';
import type { OwnFieldToChange } from '../index.ts';
import {
  createCustomerField,
  editCustomerField,
  getCustomerFields,
  reorderCustomerFields,
  setCustomerFieldArchived,
} from '../index.ts';
import { FieldKindRef } from './field-kind.ts';

const FieldRef = builder.objectRef<OwnFieldToChange>('CustomerField').implement({
  description: 'A custom field of a provider’s customers.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the field.' }),
    version: t.exposeInt('version', { description: 'Version to send with a change.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    kind: t.expose('kind', { type: FieldKindRef, description: 'Type of its values.' }),
    expires: t.exposeBoolean('expires', { description: 'Whether its values have an expiry date.' }),
    isAsked: t.exposeBoolean('isAsked', {
      description: 'Whether the desk is warned if it is missing or expired on the booking’s day.',
    }),
    isArchived: t.exposeBoolean('isArchived', {
      description: 'Archived: hidden and no longer required; values are kept.',
    }),
  }),
});

const form = {
  name: { required: true, description: 'At most 40 characters, unique per provider.' },
  expires: { required: true, description: 'Whether its values have an expiry date.' },
  isAsked: { required: true, description: 'Whether the desk is warned.' },
} as const;

const FieldInput = builder.inputType('CustomerFieldInput', {
  description: 'Changes of a field; its type is fixed.',
  fields: (t) => ({
    name: t.string(form.name),
    expires: t.boolean(form.expires),
    isAsked: t.boolean(form.isAsked),
  }),
});

const NewFieldInput = builder.inputType('NewCustomerFieldInput', {
  description: 'A new custom field.',
  fields: (t) => ({
    name: t.string(form.name),
    kind: t.field({
      type: FieldKindRef,
      required: true,
      description: 'Type of its values; cannot be changed later.',
    }),
    expires: t.boolean(form.expires),
    isAsked: t.boolean(form.isAsked),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the field.' } as const;

builder.queryField('getCustomerFields', (t) =>
  t.field({
    type: [FieldRef],
    description: 'Custom fields of a provider’s customers, in its order.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getCustomerFields(context, args.providerId),
  }),
);

builder.mutationField('createCustomerField', (t) =>
  t.field({
    type: 'Id',
    description: 'Adds a custom field at the end; at most 20 active. Returns its id.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: NewFieldInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, args, context) =>
      (await createCustomerField(context, args.providerId, args.input)).id,
  }),
);

builder.mutationField('editCustomerField', (t) =>
  t.field({
    type: 'Id',
    description: 'Changes a field’s name, expiry or warning. Returns its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: FieldInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await editCustomerField(context, of, typed)).id,
  }),
);

builder.mutationField('reorderCustomerFields', (t) =>
  t.field({
    type: 'Id',
    description: 'Moves a field before another, or to the end. Returns its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      beforeId: t.arg({ type: 'Id', description: 'Id to move before; to the end if omitted.' }),
    },
    resolve: async (_root, { providerId: of, ...move }, context) =>
      (await reorderCustomerFields(context, of, { id: move.id, beforeId: move.beforeId ?? null })).id,
  }),
);

for (const [operation, isArchived, description] of [
  [
    'archiveCustomerField',
    true,
    'Archives a field: it is hidden and no longer required, its values are kept.',
  ],
  ['restoreCustomerField', false, 'Restores an archived field with its values.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: 'Id',
      description: `${description} Returns its id.`,
      args: { providerId: t.arg(providerId), id: t.arg(id) },
      resolve: async (_root, of, context) => (await setCustomerFieldArchived(context, of, isArchived)).id,
    }),
  );
}
