import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const calendarModule: ModuleManifest = {
  name: 'calendar',
  level: 9,
  graphql: () => import('./graphql/index.ts'),
};
