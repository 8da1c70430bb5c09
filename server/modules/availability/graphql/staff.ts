import * as v from 'valibot';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { plainText } from '#contracts/validation/plain-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { actsArg, withActs } from '#server/modules/authority/graphql/refs.ts';
import { checked } from '#server/kernel/checked.ts';
import type { ServiceOfResource } from '#server/modules/catalog/index.ts';
import type { StaffMember, StaffPage } from '../use-cases/resources/list-staff.ts';
import { getStaffMember, listStaff } from '../use-cases/resources/list-staff.ts';
import {
  putBackInServiceCommand,
  takeOutOfServiceCommand,
} from '../use-cases/resources/out-of-service-commands.ts';
import { ProviderResourceRef } from './provider-resource-refs.ts';

/** What may be typed into the filters of the list. */
const Filters = v.object({
  kind: v.nullish(v.picklist(Object.values(RESOURCE_KINDS)), null),
  search: plainText(120),
  isArchived: v.nullish(v.boolean(), false),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});

const providerId = { type: 'Id', required: true, description: 'Whose they are.' } as const;
const id = { type: 'Id', required: true, description: 'Which one.' } as const;

const StaffPageRef = builder.objectRef<StaffPage>('StaffPage').implement({
  description: 'A page of the people and things of a provider.',
  fields: (t) => ({
    items: t.field({
      type: [ProviderResourceRef],
      description: 'Those on this page, in the provider’s order.',
      resolve: ({ items }) => items,
    }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
    mayAddPerson: t.exposeBoolean('mayAddPerson', {
      description: 'False where the package is for one person alone, and there is one.',
    }),
  }),
});

const ServiceOfResourceRef = builder.objectRef<ServiceOfResource>('ServiceOfResource').implement({
  description: 'A service that somebody does, or that needs a thing.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The service.', resolve: (service) => service.id }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Put away.' }),
  }),
});

const StaffMemberRef = builder.objectRef<StaffMember>('StaffMember').implement({
  description: 'A person or thing with what depends on it.',
  fields: (t) => ({
    resource: t.field({
      type: ProviderResourceRef,
      description: 'The person or thing.',
      resolve: ({ resource }) => resource,
    }),
    localNow: t.exposeString('localNow', {
      description: 'What time it is at the provider: `YYYY-MM-DD HH:mm`.',
    }),
    comingBookings: t.exposeInt('comingBookings', {
      description: 'How many reservations to come hold it.',
    }),
    services: t.field({
      type: [ServiceOfResourceRef],
      description: 'Which services they do, or which need it.',
      resolve: ({ services }) => services,
    }),
  }),
});

builder.queryField('getStaff', (t) =>
  t.field({
    type: StaffPageRef,
    description: 'A page of the people and things of a provider, for its owners, directors and managers.',
    args: {
      providerId: t.arg(providerId),
      kind: t.arg.int({ description: '1 human, 2 physical; both when left out.' }),
      search: t.arg.string({ description: 'Part of a name.' }),
      isArchived: t.arg.boolean({ description: 'Those out of use; those in use when left out.' }),
      page: t.arg.int({ description: '1 for the first.' }),
    },
    resolve: (_root, { providerId: at, ...typed }, context) =>
      listStaff(context, { providerId: at, ...checked(Filters, typed) }),
  }),
);

builder.queryField('getStaffMember', (t) =>
  t.field({
    type: StaffMemberRef,
    description: 'One of them.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: (_root, of, context) => getStaffMember(context, of),
  }),
);

const OutOfServiceInput = builder.inputType('OutOfServiceInput', {
  description: 'When a thing, or one unit of it, cannot be used; local times of the provider.',
  fields: (t) => ({
    unit: t.int({ description: 'Which one, from 1; all of them when left out.' }),
    fromDate: t.string({ required: true, description: 'The first date, `YYYY-MM-DD`.' }),
    fromMinute: t.int({ description: 'Minute of that day; its beginning when left out.' }),
    toDate: t.string({ description: 'The last date; until further notice when left out.' }),
    toMinute: t.int({ description: 'Minute of that day; its end when left out.' }),
    reason: t.string({ required: true, description: 'Why, at most 120 characters.' }),
  }),
});

builder.mutationField('takeOutOfService', (t) =>
  t.field({
    type: 'Id',
    description:
      'Takes a thing, or one unit of it, out of service. Answers the id by which it is put back into service.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      input: t.arg({ type: OutOfServiceInput, required: true, description: 'What, when and why.' }),
      acts: t.arg(actsArg),
    },
    resolve: async (_root, { providerId: at, id: resourceId, input, acts }, context) => {
      const of = { providerId: at, resourceId };
      return (await takeOutOfServiceCommand(withActs(context, acts), of, withoutNulls(input))).id;
    },
  }),
);

builder.mutationField('putBackInService', (t) =>
  t.boolean({
    description: 'Puts it back into service.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Of the time out of service.' }),
    },
    resolve: async (_root, of, context) => {
      await putBackInServiceCommand(context, of);
      return true;
    },
  }),
);
