import type { ModuleManifest } from '#server/module-manifest.ts';

export const customerCardsModule: ModuleManifest = {
  name: 'customer-cards',
  level: 8,
  graphql: () => import('./graphql/index.ts'),
};
