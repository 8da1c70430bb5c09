import * as v from 'valibot';
import { plainText } from '#contracts/validation/plain-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Page } from '#server/kernel/page.ts';
import type { OwnService } from '../index.ts';
import {
  getOwnService,
  listOwnServices,
  listServiceGroups,
  listServiceOrder,
  listServiceResources,
} from '../index.ts';
import {
  groupKind,
  OwnServiceRef,
  PlacedServiceRef,
  ServiceGroupRef,
  ServiceResourceRef,
} from './own-service-refs.ts';

const OwnServicePageRef = builder.objectRef<Page<OwnService>>('OwnServicePage').implement({
  description: 'One page of services.',
  fields: (t) => ({
    items: t.field({ type: [OwnServiceRef], description: 'At most ten.', resolve: ({ items }) => items }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
  }),
});

/** What may be typed into the filters of the list. */
const Filters = v.object({
  search: plainText(120),
  standing: v.nullish(v.picklist(['current', 'active', 'inactive', 'unpublished', 'archived']), 'current'),
  time: v.nullish(v.picklist(['any', 'current', 'future', 'past']), 'any'),
  sort: v.nullish(v.picklist(['position', 'name', 'price', 'duration']), 'position'),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});

builder.queryField('getSubServices', (t) =>
  t.field({
    type: OwnServicePageRef,
    description: 'A provider’s services for its staff. Collaborators: their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      search: t.arg.string({ description: 'Part of the name of a service or offer.' }),
      standing: t.arg.string({
        description: 'current (not archived), active, inactive, unpublished or archived.',
      }),
      time: t.arg.string({ description: 'any, current, future or past, by the days it can be booked for.' }),
      groupId: t.arg({ type: 'Id', description: 'Id of a group to filter by.' }),
      sort: t.arg.string({ description: 'position, name, price or duration.' }),
      isDescending: t.arg.boolean({ description: 'Whether to reverse the order.' }),
      page: t.arg.int({ description: 'Page number, from 1.' }),
    },
    resolve: (_root, { providerId, groupId, isDescending, ...typed }, context) =>
      listOwnServices(context, {
        providerId,
        groupId: groupId ?? null,
        isDescending: isDescending ?? false,
        ...checked(Filters, typed),
      }),
  }),
);

builder.queryField('getSubService', (t) =>
  t.field({
    type: OwnServiceRef,
    description: 'One service with all fields of its form.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the service.' }),
    },
    resolve: (_root, { providerId, id }, context) => getOwnService(context, { providerId, serviceId: id }),
  }),
);

builder.queryField('getServiceOrder', (t) =>
  t.field({
    type: [PlacedServiceRef],
    description:
      'All services that are not archived, in the order of the price list: by group, then those without one.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }) },
    resolve: (_root, { providerId }, context) => listServiceOrder(context, providerId),
  }),
);

builder.queryField('getServiceGroups', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'Groups of one kind of a provider, in its order.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      kind: t.arg(groupKind),
    },
    resolve: (_root, of, context) => listServiceGroups(context, of),
  }),
);

builder.queryField('getServiceResources', (t) =>
  t.field({
    type: [ServiceResourceRef],
    description: 'Active people and things an offer can use.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }) },
    resolve: (_root, { providerId }, context) => listServiceResources(context, providerId),
  }),
);
