import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { VatTreatmentRef } from '#server/modules/providers/graphql/refs.ts';
import { actsArg, withActs } from '#server/modules/authority/graphql/refs.ts';
import {
  changeSubServices,
  createServiceGroup,
  createSubService,
  deleteServiceGroup,
  deleteSubServices,
  editServiceGroup,
  editSubService,
  getOwnService,
  getOwnServices,
  listServiceGroups,
  reorderServiceGroups,
  reorderSubServices,
} from '../index.ts';
import { groupKind, OwnServiceRef, ServiceGroupRef } from './own-service-refs.ts';

const OfferNeedInput = builder.inputType('OfferNeedInput', {
  description: 'Rooms or equipment an offer needs: a number of units of any of these things.',
  fields: (t) => ({
    units: t.int({ description: 'Number of units, over all things; 1 by default.' }),
    resourceIds: t.field({ type: ['Id'], required: true, description: 'Ids of the things.' }),
  }),
});

const OfferInput = builder.inputType('OfferInput', {
  description: 'An offer of a service.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of an existing offer; null for a new one.' }),
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({ description: 'Plain text.' }),
    priceCents: t.int({ required: true, description: 'In cents.' }),
    durationMinutes: t.int({ required: true, description: '1 to 1440.' }),
    prepareMinutes: t.int({ description: 'Minutes before it in which person and rooms are held.' }),
    cleanupMinutes: t.int({ description: 'Minutes after it in which person and rooms are held.' }),
    capacity: t.int({ description: 'Number of people per start and person.' }),
    minimumCapacity: t.int({ description: 'Minimum number of people.' }),
    vatTreatment: t.field({
      type: VatTreatmentRef,
      description: 'VAT treatment; null for the provider’s, unchanged if omitted.',
    }),
    isActive: t.boolean({ description: 'Whether it is active; true by default.' }),
    people: t.field({ type: ['Id'], description: 'Ids of the people who can do it.' }),
    needs: t.field({ type: [OfferNeedInput], description: 'Rooms and equipment it needs.' }),
  }),
});

const SubServiceInput = builder.inputType('SubServiceInput', {
  description: 'A service with all its offers; an offer omitted from an edit is removed.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({ description: 'Plain text.' }),
    imageUrl: t.string({
      description:
        'A path of ours, such as `takeSubServiceImage` returns; null for a drawing. An existing external address may stay.',
    }),
    groupId: t.field({ type: 'Id', description: 'Its group.' }),
    isAlwaysAvailable: t.boolean({ description: 'False if it can be booked only during its period.' }),
    periodStartDate: t.string({ description: 'First day, `YYYY-MM-DD`.' }),
    periodEndDate: t.string({ description: 'Last day.' }),
    periodStartMinute: t.int({ description: 'Start minute of the day.' }),
    periodEndMinute: t.int({ description: 'End minute of the day.' }),
    locationType: t.int({ description: '1 to 4.' }),
    minCalendarSlot: t.int({ description: 'Minutes between starts; null for the provider’s step.' }),
    offers: t.field({ type: [OfferInput], required: true, description: 'One to twenty, in order.' }),
  }),
});

/** Nulls are what is left out, but for the treatment: there null is a choice. */
function inputOf(input: typeof SubServiceInput.$inferInput): object {
  const { offers, ...heading } = input;
  return {
    ...(withoutNulls(heading) as object),
    offers: offers.map(({ vatTreatment, ...offer }) => ({
      ...(withoutNulls(offer) as object),
      ...(vatTreatment !== undefined && { vatTreatment }),
    })),
  };
}

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the service or group.' } as const;
const ids = {
  type: ['Id'] as ['Id'],
  required: true as const,
  description: 'Ids; all or none are changed.',
};
const beforeId = { type: 'Id', description: 'Id to move before; to the end if omitted.' } as const;

builder.mutationField('createSubService', (t) =>
  t.field({
    type: OwnServiceRef,
    description: 'Adds a service with its offers, at the end of the list.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: SubServiceInput, required: true, description: 'The service.' }),
    },
    resolve: async (_root, args, context) => {
      const made = await createSubService(context, args.providerId, inputOf(args.input));
      return getOwnService(context, { providerId: args.providerId, serviceId: made.id });
    },
  }),
);

builder.mutationField('editSubService', (t) =>
  t.field({
    type: OwnServiceRef,
    description: 'Replaces a service and its offers; existing bookings keep their terms.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
      input: t.arg({ type: SubServiceInput, required: true, description: 'The new values.' }),
      acts: t.arg(actsArg),
    },
    resolve: async (_root, args, context) => {
      const of = { providerId: args.providerId, serviceId: args.id };
      await editSubService(
        withActs(context, args.acts),
        { ...of, version: args.version },
        inputOf(args.input),
      );
      return getOwnService(context, of);
    },
  }),
);

builder.mutationField('toggleSubServices', (t) =>
  t.field({
    type: [OwnServiceRef],
    description: 'Activates, deactivates, publishes or unpublishes services; omitted values stay.',
    args: {
      providerId: t.arg(providerId),
      ids: t.arg(ids),
      active: t.arg.boolean({ description: 'Whether they are active.' }),
      published: t.arg.boolean({ description: 'Whether visitors see them.' }),
    },
    resolve: async (_root, args, context) => {
      const { ids: of, active, published } = args;
      await changeSubServices(
        withActs(context, []),
        'toggleSubServices',
        args.providerId,
        withoutNulls({ ids: of, isActive: active, isPublished: published }),
      );
      return getOwnServices(context, args.providerId, args.ids);
    },
  }),
);

builder.mutationField('archiveSubServices', (t) =>
  t.field({
    type: [OwnServiceRef],
    description: 'Archives services: they are not sold and can be restored.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids), acts: t.arg(actsArg) },
    resolve: async (_root, args, context) => {
      const standing = { ids: args.ids, isArchived: true };
      const asking = withActs(context, args.acts);
      await changeSubServices(asking, 'archiveSubServices', args.providerId, standing);
      return getOwnServices(context, args.providerId, args.ids);
    },
  }),
);

builder.mutationField('restoreSubServices', (t) =>
  t.field({
    type: [OwnServiceRef],
    description: 'Restores archived services.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids) },
    resolve: async (_root, args, context) => {
      const standing = { ids: args.ids, isArchived: false };
      await changeSubServices(withActs(context, []), 'restoreSubServices', args.providerId, standing);
      return getOwnServices(context, args.providerId, args.ids);
    },
  }),
);

builder.mutationField('deleteSubServices', (t) =>
  t.boolean({
    description: 'Deletes services; those ever booked are hidden for good and keep their names.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids), acts: t.arg(actsArg) },
    resolve: async (_root, args, context) => {
      await deleteSubServices(withActs(context, args.acts), args.providerId, { ids: args.ids });
      return true;
    },
  }),
);

builder.mutationField('reorderSubServices', (t) =>
  t.boolean({
    description: 'Moves a service before another, or to the end.',
    args: { providerId: t.arg(providerId), id: t.arg(id), beforeId: t.arg(beforeId) },
    resolve: async (_root, args, context) => {
      await reorderSubServices(context, args.providerId, { id: args.id, beforeId: args.beforeId });
      return true;
    },
  }),
);

const ServiceGroupInput = builder.inputType('ServiceGroupInput', {
  description: 'A group of services, courses, events or video courses.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters, unique per provider and kind.' }),
    color: t.string({ required: true, description: '#rrggbb.' }),
  }),
});

builder.mutationField('createServiceGroup', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Adds a group. Returns all groups of its kind.',
    args: {
      providerId: t.arg(providerId),
      kind: t.arg(groupKind),
      input: t.arg({ type: ServiceGroupInput, required: true, description: 'The group.' }),
    },
    resolve: async (_root, args, context) => {
      await createServiceGroup(context, args, args.input);
      return listServiceGroups(context, args);
    },
  }),
);

builder.mutationField('editServiceGroup', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Changes a group’s name and colour. Returns all groups of its kind.',
    args: {
      providerId: t.arg(providerId),
      kind: t.arg(groupKind),
      id: t.arg(id),
      input: t.arg({ type: ServiceGroupInput, required: true, description: 'The new values.' }),
    },
    resolve: async (_root, args, context) => {
      await editServiceGroup(context, { ...args, groupId: args.id }, args.input);
      return listServiceGroups(context, args);
    },
  }),
);

builder.mutationField('deleteServiceGroup', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Deletes a group; what is in it stays. Returns the remaining groups of its kind.',
    args: { providerId: t.arg(providerId), kind: t.arg(groupKind), id: t.arg(id) },
    resolve: async (_root, args, context) => {
      await deleteServiceGroup(context, { ...args, groupId: args.id });
      return listServiceGroups(context, args);
    },
  }),
);

builder.mutationField('reorderServiceGroups', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Moves a group before another, or to the end. Returns all groups of their kind.',
    args: { providerId: t.arg(providerId), kind: t.arg(groupKind), id: t.arg(id), beforeId: t.arg(beforeId) },
    resolve: async (_root, args, context) => {
      await reorderServiceGroups(context, args, { id: args.id, beforeId: args.beforeId });
      return listServiceGroups(context, args);
    },
  }),
);
