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
import { OwnServiceRef, PlacedServiceRef, ServiceGroupRef, ServiceResourceRef } from './own-service-refs.ts';

const OwnServicePageRef = builder.objectRef<Page<OwnService>>('OwnServicePage').implement({
  description: 'One page of services.',
  fields: (t) => ({
    items: t.field({ type: [OwnServiceRef], description: 'At most ten.', resolve: ({ items }) => items }),
    total: t.exposeInt('total', { description: 'On all pages.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
  }),
});

/** What may be typed into the filters of the list. */
const Filters = v.object({
  search: plainText(120),
  standing: v.nullish(v.picklist(['current', 'active', 'inactive', 'unpublished', 'archived']), 'current'),
  sort: v.nullish(v.picklist(['position', 'name', 'price', 'duration']), 'position'),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});

builder.queryField('getSubServices', (t) =>
  t.field({
    type: OwnServicePageRef,
    description: 'A provider’s services for those who work there; a collaborator’s own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose services.' }),
      search: t.arg.string({ description: 'Part of a name, of the heading or of an offer.' }),
      standing: t.arg.string({
        description: 'current (all that are not archived), active, inactive, unpublished or archived.',
      }),
      groupId: t.arg({ type: 'Id', description: 'Only of this group.' }),
      sort: t.arg.string({ description: 'position, name, price or duration.' }),
      isDescending: t.arg.boolean({ description: 'The other way round.' }),
      page: t.arg.int({ description: '1 for the first.' }),
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
    description: 'One service with all that its form shows.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose it is.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The heading.' }),
    },
    resolve: (_root, { providerId, id }, context) => getOwnService(context, { providerId, serviceId: id }),
  }),
);

builder.queryField('getServiceOrder', (t) =>
  t.field({
    type: [PlacedServiceRef],
    description:
      'All services that are not archived, in the order of the price list: groups first, then what stands in none.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Whose services.' }) },
    resolve: (_root, { providerId }, context) => listServiceOrder(context, providerId),
  }),
);

builder.queryField('getServiceGroups', (t) =>
  t.field({
    type: [ServiceGroupRef],
    description: 'The groups of a provider’s services, in its order.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Whose groups.' }) },
    resolve: (_root, { providerId }, context) => listServiceGroups(context, providerId),
  }),
);

builder.queryField('getServiceResources', (t) =>
  t.field({
    type: [ServiceResourceRef],
    description: 'The people and things in use that an offer can be bound to.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }) },
    resolve: (_root, { providerId }, context) => listServiceResources(context, providerId),
  }),
);
