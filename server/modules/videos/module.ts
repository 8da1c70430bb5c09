import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const videosModule: ModuleManifest = {
  name: 'videos',
  level: 8,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerVideoRoutes(server, app),
  jobs: async () => (await import('./jobs.ts')).videosJobs(),
  invariants: async () => (await import('./audit.ts')).videosInvariants,
};
