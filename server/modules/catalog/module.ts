import type { ModuleManifest } from '#server/module-manifest.ts';

export const catalogModule: ModuleManifest = {
  name: 'catalog',
  level: 5,
  graphql: () => import('./graphql/index.ts'),
};
