import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const videosModule: ModuleManifest = {
  name: 'videos',
  level: 8,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerVideoRoutes(server, app),
  reactions: async () => (await import('./reactions.ts')).videosReactions,
  jobs: async (deps) => (await import('./jobs.ts')).videosJobs(deps),
  customerRows: async () => (await import('./customer-rows.ts')).videosCustomerRows,
  personalData: async () => (await import('./use-cases/personal-data.ts')).videosPersonalData,
  invariants: async () => (await import('./audit.ts')).videosInvariants,
};
