import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const newsletterModule: ModuleManifest = {
  name: 'newsletter',
  level: 4,
  graphql: () => import('./graphql/index.ts'),
  jobs: async () => (await import('./jobs.ts')).newsletterJobs,
  personalData: async () => (await import('./use-cases/personal-data.ts')).newsletterPersonalData,
};
