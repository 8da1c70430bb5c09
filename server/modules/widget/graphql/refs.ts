import { builder } from '#server/graphql/builder.ts';
import type { OwnWebIntegration, OwnWebIntegrations, WebIntegration } from '../index.ts';

export const WebIntegrationRef = builder.objectRef<WebIntegration>('WebIntegration');

export const OwnWebIntegrationRef = builder.objectRef<OwnWebIntegration>('OwnWebIntegration').implement({
  description: 'A widget configuration as staff see it.',
  fields: (t) => ({
    integration: t.field({
      type: WebIntegrationRef,
      description: 'The configuration.',
      resolve: ({ integration }) => integration,
    }),
    version: t.exposeInt('version', { description: 'Version; a form sends it back.' }),
    isArchived: t.exposeBoolean('isArchived', {
      description: 'Whether it is archived; its address then shows nothing.',
    }),
  }),
});

export const OwnWebIntegrationPageRef = builder
  .objectRef<OwnWebIntegrations>('OwnWebIntegrationPage')
  .implement({
    description: 'One page of a provider’s widget configurations.',
    fields: (t) => ({
      items: t.field({
        type: [OwnWebIntegrationRef],
        description: 'At most ten.',
        resolve: ({ items }) => items,
      }),
      total: t.exposeInt('total', { description: 'Number on all pages.' }),
      page: t.exposeInt('page', { description: 'Page number, from 1.' }),
      pages: t.exposeInt('pages', { description: 'Number of pages.' }),
      isOpened: t.exposeBoolean('isOpened', {
        description: 'False if the package does not include widgets.',
      }),
      isShown: t.exposeBoolean('isShown', {
        description: 'Whether visitors can see the provider and its widgets.',
      }),
    }),
  });
