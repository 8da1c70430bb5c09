import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const mediaModule: ModuleManifest = {
  name: 'media',
  level: 1,
  routes: async (server, app) => (await import('./http/index.ts')).registerMediaRoutes(server, app),
  jobs: async (deps) => (await import('./jobs.ts')).mediaJobs(deps),
  personalData: async () => (await import('./use-cases/personal-data.ts')).mediaPersonalData,
};
