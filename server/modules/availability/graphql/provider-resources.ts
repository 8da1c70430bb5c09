import { builder } from '#server/graphql/builder.ts';
import { actsArg, withActs } from '#server/modules/authority/graphql/refs.ts';
import {
  archiveResourceAt,
  createResource,
  orderResources,
  restoreResource,
  updateResource,
} from '../use-cases/resources/commands.ts';
import { providerResources, resourcesForAnybody } from '../use-cases/resources/provider-resources.ts';
import { ProviderResourceRef } from './provider-resource-refs.ts';

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the person or thing.' } as const;

builder.queryField('getAllProviderResources', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description:
      'All people and things of a provider, in its order; to collaborators their own, to visitors and customers names and roles of the people one can book.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => resourcesForAnybody(context, args.providerId),
  }),
);

builder.queryField('getOwnResources', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'All people and things of one’s own provider, in its order. Collaborators: their own.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => providerResources(context, args.providerId),
  }),
);

const fields = {
  name: { required: true, description: 'At most 120 characters.' },
  gender: { description: 'M or F.' },
  type: {
    description:
      'Position of a person at the center: owner, director, manager or collaborator; unchanged, or collaborator, if omitted.',
  },
  role: { description: 'Job title of a person, at most 60 characters.' },
  color: { description: '#rrggbb.' },
  quantity: { description: 'Number of units of a thing, 1 to 500; 1 by default and for a person.' },
  capacity: { description: 'Number of people per unit; no limit if omitted.' },
} as const;
const unitNames = {
  description: 'Unit names in order, each unique; empty for none.',
};

const ResourceInput = builder.inputType('ResourceInput', {
  description: 'A person or thing, complete.',
  fields: (t) => ({
    name: t.string(fields.name),
    gender: t.string(fields.gender),
    type: t.string(fields.type),
    role: t.string(fields.role),
    color: t.string(fields.color),
    quantity: t.int(fields.quantity),
    capacity: t.int(fields.capacity),
    unitNames: t.stringList(unitNames),
  }),
});

const NewResourceInput = builder.inputType('NewResourceInput', {
  description: 'A new person or thing.',
  fields: (t) => ({
    kind: t.int({ required: true, description: '1 human, 2 physical; cannot be changed.' }),
    name: t.string(fields.name),
    gender: t.string(fields.gender),
    type: t.string(fields.type),
    role: t.string(fields.role),
    color: t.string(fields.color),
    quantity: t.int(fields.quantity),
    capacity: t.int(fields.capacity),
    unitNames: t.stringList(unitNames),
  }),
});

/** GraphQL says null for what is left out, where the contract says undefined. */
const given = <T extends { quantity?: number | null; unitNames?: readonly string[] | null }>(input: T) => ({
  ...input,
  quantity: input.quantity ?? undefined,
  unitNames: input.unitNames ?? undefined,
});

builder.mutationField('createResource', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'Adds a person or thing at the end. Returns all.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: NewResourceInput, required: true, description: 'The person or thing.' }),
    },
    resolve: async (_root, args, context) => {
      await createResource(context, args.providerId, given(args.input));
      return providerResources(context, args.providerId);
    },
  }),
);

builder.mutationField('updateResource', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'Replaces a person or thing. Returns all.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
      input: t.arg({ type: ResourceInput, required: true, description: 'The new values.' }),
      acts: t.arg(actsArg),
    },
    resolve: async (_root, args, context) => {
      const of = { providerId: args.providerId, resourceId: args.id, version: args.version };
      await updateResource(withActs(context, args.acts), of, given(args.input));
      return providerResources(context, args.providerId);
    },
  }),
);

builder.mutationField('archiveResource', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'Archives a person or thing. Returns all.',
    args: { providerId: t.arg(providerId), id: t.arg(id), acts: t.arg(actsArg) },
    resolve: async (_root, args, context) => {
      const of = { providerId: args.providerId, resourceId: args.id };
      await archiveResourceAt(withActs(context, args.acts), of);
      return providerResources(context, args.providerId);
    },
  }),
);

builder.mutationField('restoreResource', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description: 'Restores a person or thing. Returns all.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, args, context) => {
      await restoreResource(context, { providerId: args.providerId, resourceId: args.id });
      return providerResources(context, args.providerId);
    },
  }),
);

builder.mutationField('orderResources', (t) =>
  t.field({
    type: [ProviderResourceRef],
    description:
      'Moves a person or thing before another, or to the end; also the order in which rooms are chosen. Returns all.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      beforeId: t.arg({ type: 'Id', description: 'Id to move before; to the end if omitted.' }),
    },
    resolve: async (_root, args, context) => {
      await orderResources(context, args.providerId, { id: args.id, beforeId: args.beforeId });
      return providerResources(context, args.providerId);
    },
  }),
);
