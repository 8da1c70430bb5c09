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
  description: 'A field that a provider keeps of its customers.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the field.' }),
    version: t.exposeInt('version', { description: 'What a change must be based on.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    kind: t.expose('kind', { type: FieldKindRef, description: 'What its values are.' }),
    expires: t.exposeBoolean('expires', { description: 'Whether its values have a last day.' }),
    isAsked: t.exposeBoolean('isAsked', {
      description: 'Whether a booking at the desk warns where it is missing or over on that day.',
    }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Asked and shown nowhere; its values stay.' }),
  }),
});

const form = {
  name: { required: true, description: 'At most 40 characters, once per provider.' },
  expires: { required: true, description: 'Whether its values have a last day.' },
  isAsked: { required: true, description: 'Whether a booking at the desk warns of it.' },
} as const;

const FieldInput = builder.inputType('CustomerFieldInput', {
  description: 'A field as it shall be; its kind stays.',
  fields: (t) => ({
    name: t.string(form.name),
    expires: t.boolean(form.expires),
    isAsked: t.boolean(form.isAsked),
  }),
});

const NewFieldInput = builder.inputType('NewCustomerFieldInput', {
  description: 'A new field.',
  fields: (t) => ({
    name: t.string(form.name),
    kind: t.field({ type: FieldKindRef, required: true, description: 'What its values are, for good.' }),
    expires: t.boolean(form.expires),
    isAsked: t.boolean(form.isAsked),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose fields.' } as const;
const id = { type: 'Id', required: true, description: 'Which field.' } as const;

builder.queryField('getCustomerFields', (t) =>
  t.field({
    type: [FieldRef],
    description: 'What a provider keeps of its customers in fields of its own, in its order.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getCustomerFields(context, args.providerId),
  }),
);

builder.mutationField('createCustomerField', (t) =>
  t.field({
    type: 'Id',
    description: 'Adds a field at the end; 20 may be in use. Answers its id.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: NewFieldInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, args, context) =>
      (await createCustomerField(context, args.providerId, args.input)).id,
  }),
);

builder.mutationField('editCustomerField', (t) =>
  t.field({
    type: 'Id',
    description: 'Calls a field something else, or says whether it ends and is asked. Answers its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one that the form was filled from.' }),
      input: t.arg({ type: FieldInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await editCustomerField(context, of, typed)).id,
  }),
);

builder.mutationField('reorderCustomerFields', (t) =>
  t.field({
    type: 'Id',
    description: 'Puts one field before another, or at the end. Answers its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      beforeId: t.arg({ type: 'Id', description: 'Before which; left out: at the end.' }),
    },
    resolve: async (_root, { providerId: of, ...move }, context) =>
      (await reorderCustomerFields(context, of, { id: move.id, beforeId: move.beforeId ?? null })).id,
  }),
);

for (const [operation, isArchived, description] of [
  ['archiveCustomerField', true, 'Asks for a field and shows it no more; its values stay.'],
  ['restoreCustomerField', false, 'Takes an archived field in use again, with its values.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: 'Id',
      description: `${description} Answers its id.`,
      args: { providerId: t.arg(providerId), id: t.arg(id) },
      resolve: async (_root, of, context) => (await setCustomerFieldArchived(context, of, isArchived)).id,
    }),
  );
}
