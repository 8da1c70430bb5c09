import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const catalogModule: ModuleManifest = {
  name: 'catalog',
  level: 5,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerCatalogRoutes(server, app),
  invariants: async () => (await import('./audit.ts')).catalogInvariants,
  jobs: async () => (await import('./jobs.ts')).catalogJobs(),
};
