import { builder } from '#server/graphql/builder.ts';
import { getLatestWebIntegration, getWebIntegration } from '../index.ts';
import { WebIntegrationRef } from './refs.ts';

builder.queryField('getWebIntegration', (t) =>
  t.field({
    description: 'One setting of the widget; null when it is unknown or visitors may not see its provider.',
    type: WebIntegrationRef,
    nullable: true,
    args: { id: t.arg({ description: 'The integration’s id.', type: 'Id', required: true }) },
    resolve: (_root, { id }, { work }) => getWebIntegration(work, id),
  }),
);

builder.queryField('getLatestWebIntegrationWithProviderId', (t) =>
  t.field({
    description: 'The provider’s latest setting of the widget; null when visitors may not see the provider.',
    type: WebIntegrationRef,
    nullable: true,
    args: { id: t.arg({ description: 'The provider’s id.', type: 'Id', required: true }) },
    resolve: (_root, { id }, { work }) => getLatestWebIntegration(work, id),
  }),
);
