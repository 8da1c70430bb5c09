import * as v from 'valibot';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import { getOwnIntegration, listOwnIntegrations } from '../index.ts';
import { OwnWebIntegrationPageRef, OwnWebIntegrationRef } from './refs.ts';

const Asked = v.object({
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});

builder.queryField('getWebIntegrations', (t) =>
  t.field({
    type: OwnWebIntegrationPageRef,
    description:
      'A provider’s widget configurations for roles that run it: newest first, archived ones last.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      page: t.arg.int({ description: 'Page number, from 1.' }),
    },
    resolve: (_root, { providerId, page }, context) =>
      listOwnIntegrations(context, { providerId, ...checked(Asked, { page }) }),
  }),
);

builder.queryField('getOwnWebIntegration', (t) =>
  t.field({
    type: OwnWebIntegrationRef,
    description: 'One widget configuration with all fields of its form, archived or not.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the widget configuration.' }),
    },
    resolve: (_root, of, context) => getOwnIntegration(context, of),
  }),
);
