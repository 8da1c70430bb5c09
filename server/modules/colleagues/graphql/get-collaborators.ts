import * as v from 'valibot';
import { BUSINESS_ROLES } from '#contracts/roles.ts';
import { plainText } from '#contracts/validation/plain-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import { getCollaborator, listCollaborators, listUnassignedStaff } from '../index.ts';
import { CollaboratorPageRef, CollaboratorRef, StaffPersonRef } from './refs.ts';

/** What may be typed into the filters of the list. */
const Filters = v.object({
  search: plainText(120),
  role: v.nullish(v.picklist(BUSINESS_ROLES), null),
  standing: v.nullish(v.picklist(['active', 'inactive', 'invited']), null),
  isAllocated: v.nullish(v.boolean(), null),
  sort: v.nullish(v.picklist(['name', 'role', 'since', 'signedIn']), 'name'),
  isDescending: v.nullish(v.boolean(), false),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getCollaborators', (t) =>
  t.field({
    type: CollaboratorPageRef,
    description: 'Current, former and invited colleagues of a provider, for its owners and directors.',
    args: {
      providerId: t.arg(providerId),
      search: t.arg.string({ description: 'Part of a name or e-mail.' }),
      role: t.arg.string({ description: 'Role to filter by.' }),
      standing: t.arg.string({ description: 'active, inactive or invited; all if omitted.' }),
      isAllocated: t.arg.boolean({
        description: 'True for linked to a staff person only, false for not linked only.',
      }),
      sort: t.arg.string({ description: 'name, role, since or signedIn.' }),
      isDescending: t.arg.boolean({ description: 'Whether to reverse the order.' }),
      page: t.arg.int({ description: 'Page number, from 1.' }),
    },
    resolve: async (_root, { providerId: at, ...typed }, context) => {
      const page = await listCollaborators(context, { providerId: at, ...checked(Filters, typed) });
      return { ...page, providerId: at };
    },
  }),
);

builder.queryField('getCollaborator', (t) =>
  t.field({
    type: CollaboratorRef,
    description: 'One colleague of a provider.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the place.' }),
    },
    resolve: (_root, args, context) => getCollaborator(context, args),
  }),
);

builder.queryField('getUnassignedStaff', (t) =>
  t.field({
    type: [StaffPersonRef],
    description: 'Staff persons not linked to a log-in.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => listUnassignedStaff(context, args.providerId),
  }),
);
