import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const identityModule: ModuleManifest = {
  name: 'identity',
  level: 1,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerIdentityRoutes(server, app),
  jobs: async () => (await import('./jobs.ts')).identityJobs(),
  invariants: async () => (await import('./audit.ts')).identityInvariants,
  personalData: async () => (await import('./use-cases/personal-data.ts')).identityPersonalData,
};
