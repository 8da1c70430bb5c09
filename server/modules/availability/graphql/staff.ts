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

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the person or thing.' } as const;

const StaffPageRef = builder.objectRef<StaffPage>('StaffPage').implement({
  description: 'One page of a provider’s people and things.',
  fields: (t) => ({
    items: t.field({
      type: [ProviderResourceRef],
      description: 'In the provider’s order.',
      resolve: ({ items }) => items,
    }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
    mayAddPerson: t.exposeBoolean('mayAddPerson', {
      description: 'False if the package allows one person and there is one.',
    }),
  }),
});

const ServiceOfResourceRef = builder.objectRef<ServiceOfResource>('ServiceOfResource').implement({
  description: 'A service a person does, or that needs a thing.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The service.', resolve: (service) => service.id }),
    name: t.exposeString('name', { description: 'Name.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Whether it is archived.' }),
  }),
});

const StaffMemberRef = builder.objectRef<StaffMember>('StaffMember').implement({
  description: 'A person or thing with dependent services and bookings.',
  fields: (t) => ({
    resource: t.field({
      type: ProviderResourceRef,
      description: 'The person or thing.',
      resolve: ({ resource }) => resource,
    }),
    localNow: t.exposeString('localNow', {
      description: 'Current local time of the provider, `YYYY-MM-DD HH:mm`.',
    }),
    comingBookings: t.exposeInt('comingBookings', {
      description: 'Number of upcoming reservations that hold it.',
    }),
    services: t.field({
      type: [ServiceOfResourceRef],
      description: 'Services the person does, or that need the thing.',
      resolve: ({ services }) => services,
    }),
  }),
});

builder.queryField('getStaff', (t) =>
  t.field({
    type: StaffPageRef,
    description: 'One page of a provider’s people and things, for owners, directors and managers.',
    args: {
      providerId: t.arg(providerId),
      kind: t.arg.int({ description: '1 human, 2 physical; both if omitted.' }),
      search: t.arg.string({ description: 'Part of a name.' }),
      isArchived: t.arg.boolean({ description: 'True for archived ones; active ones by default.' }),
      page: t.arg.int({ description: 'Page number, from 1.' }),
    },
    resolve: (_root, { providerId: at, ...typed }, context) =>
      listStaff(context, { providerId: at, ...checked(Filters, typed) }),
  }),
);

builder.queryField('getStaffMember', (t) =>
  t.field({
    type: StaffMemberRef,
    description: 'One person or thing of a provider.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: (_root, of, context) => getStaffMember(context, of),
  }),
);

const OutOfServiceInput = builder.inputType('OutOfServiceInput', {
  description: 'A period in which a thing or one unit cannot be used, in the provider’s local time.',
  fields: (t) => ({
    unit: t.int({ description: 'Number of the unit, from 1; all if omitted.' }),
    fromDate: t.string({ required: true, description: 'The first date, `YYYY-MM-DD`.' }),
    fromMinute: t.int({ description: 'Minute of that day; its start if omitted.' }),
    toDate: t.string({ description: 'Last date; until further notice if omitted.' }),
    toMinute: t.int({ description: 'Minute of that day; its end if omitted.' }),
    reason: t.string({ required: true, description: 'Reason, at most 120 characters.' }),
  }),
});

builder.mutationField('takeOutOfService', (t) =>
  t.field({
    type: 'Id',
    description: 'Takes a thing or one unit out of service. Returns the id for putting it back.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      input: t.arg({ type: OutOfServiceInput, required: true, description: 'The thing, period and reason.' }),
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
    description: 'Ends a time out of service.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the time out of service.' }),
    },
    resolve: async (_root, of, context) => {
      await putBackInServiceCommand(context, of);
      return true;
    },
  }),
);
