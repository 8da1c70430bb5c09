import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const exportsModule: ModuleManifest = {
  name: 'exports',
  level: 10,
  routes: async (server, app) => (await import('./http/index.ts')).registerExportRoutes(server, app),
  graphql: () => import('./graphql/index.ts'),
};
