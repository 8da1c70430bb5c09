import { builder } from '#server/graphql/builder.ts';
import { getLatestWebIntegration, getWebIntegration } from '../index.ts';
import { WebIntegrationRef } from './refs.ts';

builder.queryField('getWebIntegration', (t) =>
  t.field({
    description: 'One widget configuration; null if it is unknown or visitors may not see its provider.',
    type: WebIntegrationRef,
    nullable: true,
    args: { id: t.arg({ description: 'Id of the widget configuration.', type: 'Id', required: true }) },
    resolve: (_root, { id }, { work }) => getWebIntegration(work, id),
  }),
);

builder.queryField('getLatestWebIntegrationWithProviderId', (t) =>
  t.field({
    description: 'The provider’s latest widget configuration; null if visitors may not see the provider.',
    type: WebIntegrationRef,
    nullable: true,
    args: { id: t.arg({ description: 'Id of the provider.', type: 'Id', required: true }) },
    resolve: (_root, { id }, { work }) => getLatestWebIntegration(work, id),
  }),
);
