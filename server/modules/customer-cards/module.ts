import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const customerCardsModule: ModuleManifest = {
  name: 'customer-cards',
  level: 9,
  graphql: () => import('./graphql/index.ts'),
};
