import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const todayModule: ModuleManifest = {
  name: 'today',
  level: 8,
  graphql: () => import('./graphql/index.ts'),
};
