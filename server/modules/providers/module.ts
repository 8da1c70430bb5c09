import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const providersModule: ModuleManifest = {
  name: 'providers',
  level: 3,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerProviderRoutes(server, app),
  jobs: async () => (await import('./jobs.ts')).providerJobs(),
  personalData: async () => (await import('./use-cases/personal-data.ts')).providersPersonalData,
};
