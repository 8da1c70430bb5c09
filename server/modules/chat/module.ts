import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const chatModule: ModuleManifest = {
  name: 'chat',
  level: 8,
  graphql: () => import('./graphql/index.ts'),
  jobs: async () => (await import('./jobs.ts')).chatJobs,
  invariants: async () => (await import('./audit.ts')).chatInvariants,
  personalData: async () => (await import('./use-cases/personal-data.ts')).chatPersonalData,
};
