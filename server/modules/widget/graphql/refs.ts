import { builder } from '#server/graphql/builder.ts';
import type { OwnWebIntegration, OwnWebIntegrations, WebIntegration } from '../index.ts';

export const WebIntegrationRef = builder.objectRef<WebIntegration>('WebIntegration');

export const OwnWebIntegrationRef = builder.objectRef<OwnWebIntegration>('OwnWebIntegration').implement({
  description: 'A setting of the widget as those who work at its provider see it.',
  fields: (t) => ({
    integration: t.field({
      type: WebIntegrationRef,
      description: 'The setting.',
      resolve: ({ integration }) => integration,
    }),
    version: t.exposeInt('version', { description: 'Counts the changes; a form sends it back.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Its address shows nothing any more.' }),
  }),
});

export const OwnWebIntegrationPageRef = builder
  .objectRef<OwnWebIntegrations>('OwnWebIntegrationPage')
  .implement({
    description: 'One page of a provider’s settings of the widget.',
    fields: (t) => ({
      items: t.field({
        type: [OwnWebIntegrationRef],
        description: 'At most ten.',
        resolve: ({ items }) => items,
      }),
      total: t.exposeInt('total', { description: 'On all pages.' }),
      page: t.exposeInt('page', { description: '1 for the first.' }),
      pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
      isOpened: t.exposeBoolean('isOpened', {
        description: 'False for who may change widgets while the provider’s package does not include them.',
      }),
      isShown: t.exposeBoolean('isShown', {
        description: 'Whether visitors may see the provider, and so its widgets.',
      }),
    }),
  });
