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
import { OwnServiceRef, ServiceGroupRef } from './own-service-refs.ts';

const OfferNeedInput = builder.inputType('OfferNeedInput', {
  description: 'Rooms or pieces of equipment that an offer needs: so many, of any of these.',
  fields: (t) => ({
    units: t.int({ description: 'How many, all things together; 1 when left out.' }),
    resourceIds: t.field({ type: ['Id'], required: true, description: 'Of which things.' }),
  }),
});

const OfferInput = builder.inputType('OfferInput', {
  description: 'An offer under a heading.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Of one that stands already; none for a new one.' }),
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({ description: 'Plain text.' }),
    priceCents: t.int({ required: true, description: 'In cents.' }),
    durationMinutes: t.int({ required: true, description: '1 to 1440.' }),
    prepareMinutes: t.int({ description: 'Minutes before it in which person and rooms are taken.' }),
    cleanupMinutes: t.int({ description: 'The same after it.' }),
    capacity: t.int({ description: 'How many can come to the same start and person.' }),
    minimumCapacity: t.int({ description: 'How many must come.' }),
    vatTreatment: t.field({
      type: VatTreatmentRef,
      description: 'How it is taxed; null: as the provider says; as it is when left out.',
    }),
    isActive: t.boolean({ description: 'Switched on; true when left out.' }),
    people: t.field({ type: ['Id'], description: 'The resources that can do it.' }),
    needs: t.field({ type: [OfferNeedInput], description: 'What must be free too.' }),
  }),
});

const SubServiceInput = builder.inputType('SubServiceInput', {
  description: 'A heading with all its offers; one that is left out of an edit is removed.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({ description: 'Plain text.' }),
    imageUrl: t.string({
      description:
        'A path of ours, such as `takeSubServiceImage` answers; none for a drawn landscape. An address elsewhere may only stay.',
    }),
    groupId: t.field({ type: 'Id', description: 'The group it stands in.' }),
    isAlwaysAvailable: t.boolean({ description: 'False when it can be booked in its period only.' }),
    periodStartDate: t.string({ description: 'First day, yyyy-mm-dd.' }),
    periodEndDate: t.string({ description: 'Last day.' }),
    periodStartMinute: t.int({ description: 'From this minute of the day.' }),
    periodEndMinute: t.int({ description: 'Until this minute of the day.' }),
    locationType: t.int({ description: '1 to 4.' }),
    minCalendarSlot: t.int({ description: 'Minutes between starts; none: the provider’s step.' }),
    offers: t.field({ type: [OfferInput], required: true, description: 'One to twenty, in their order.' }),
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

const providerId = { type: 'Id', required: true, description: 'Whose it is.' } as const;
const id = { type: 'Id', required: true, description: 'Which one.' } as const;
const ids = {
  type: ['Id'] as ['Id'],
  required: true as const,
  description: 'Which ones; all or none are changed.',
};
const beforeId = { type: 'Id', description: 'Before this one; at the end when left out.' } as const;

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
    description: 'Writes a service and its offers over; bookings that exist keep what they were made with.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: SubServiceInput, required: true, description: 'The service as it shall be.' }),
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
    description: 'Switches services on or off, publishes or hides them; what is left out stays.',
    args: {
      providerId: t.arg(providerId),
      ids: t.arg(ids),
      active: t.arg.boolean({ description: 'On or off.' }),
      published: t.arg.boolean({ description: 'For visitors or for the provider alone.' }),
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
    description: 'Puts services away: they are not sold and can be restored.',
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
    description: 'Takes services out of the archive.',
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
    description: 'Removes services: what was booked once is hidden for good, and bookings keep its names.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids), acts: t.arg(actsArg) },
    resolve: async (_root, args, context) => {
      await deleteSubServices(withActs(context, args.acts), args.providerId, { ids: args.ids });
      return true;
    },
  }),
);

builder.mutationField('reorderSubServices', (t) =>
  t.boolean({
    description: 'Puts one service before another, or at the end.',
    args: { providerId: t.arg(providerId), id: t.arg(id), beforeId: t.arg(beforeId) },
    resolve: async (_root, args, context) => {
      await reorderSubServices(context, args.providerId, { id: args.id, beforeId: args.beforeId });
      return true;
    },
  }),
);

const ServiceGroupInput = builder.inputType('ServiceGroupInput', {
  description: 'A group of services.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters, once per provider.' }),
    color: t.string({ required: true, description: '#rrggbb.' }),
  }),
});

builder.mutationField('createServiceGroup', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Adds a group. Answers all groups.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: ServiceGroupInput, required: true, description: 'The group.' }),
    },
    resolve: async (_root, args, context) => {
      await createServiceGroup(context, args.providerId, args.input);
      return listServiceGroups(context, args.providerId);
    },
  }),
);

builder.mutationField('editServiceGroup', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Changes a group’s name and colour. Answers all groups.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      input: t.arg({ type: ServiceGroupInput, required: true, description: 'The group as it shall be.' }),
    },
    resolve: async (_root, args, context) => {
      await editServiceGroup(context, { providerId: args.providerId, groupId: args.id }, args.input);
      return listServiceGroups(context, args.providerId);
    },
  }),
);

builder.mutationField('deleteServiceGroup', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Removes a group; its services stay. Answers the groups that are left.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, args, context) => {
      await deleteServiceGroup(context, { providerId: args.providerId, groupId: args.id });
      return listServiceGroups(context, args.providerId);
    },
  }),
);

builder.mutationField('reorderServiceGroups', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Puts one group before another, or at the end. Answers all groups.',
    args: { providerId: t.arg(providerId), id: t.arg(id), beforeId: t.arg(beforeId) },
    resolve: async (_root, args, context) => {
      await reorderServiceGroups(context, args.providerId, { id: args.id, beforeId: args.beforeId });
      return listServiceGroups(context, args.providerId);
    },
  }),
);
