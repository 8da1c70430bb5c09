import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const todayModule: ModuleManifest = {
  name: 'today',
  level: 9,
  graphql: () => import('./graphql/index.ts'),
};
