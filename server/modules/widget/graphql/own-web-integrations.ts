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
      'A provider’s settings of the widget for those who run it: the newest first, archived ones at the end.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }),
      page: t.arg.int({ description: '1 for the first.' }),
    },
    resolve: (_root, { providerId, page }, context) =>
      listOwnIntegrations(context, { providerId, ...checked(Asked, { page }) }),
  }),
);

builder.queryField('getOwnWebIntegration', (t) =>
  t.field({
    type: OwnWebIntegrationRef,
    description: 'One setting of the widget with all that its form shows, archived or not.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose it is.' }),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
    },
    resolve: (_root, of, context) => getOwnIntegration(context, of),
  }),
);
