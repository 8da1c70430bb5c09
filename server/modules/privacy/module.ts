import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const privacyModule: ModuleManifest = {
  name: 'privacy',
  level: 10,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerPrivacyRoutes(server, app),
  jobs: async (deps) => (await import('./jobs.ts')).privacyJobs(deps),
  invariants: async (sources) => (await import('./audit.ts')).invariantsOf(sources),
};
