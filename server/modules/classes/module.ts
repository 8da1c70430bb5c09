import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const classesModule: ModuleManifest = {
  name: 'classes',
  level: 8,
  graphql: () => import('./graphql/index.ts'),
  reactions: async () => (await import('./reactions.ts')).classesReactions,
  jobs: async (deps) => (await import('./jobs.ts')).classesJobs(deps),
  invariants: async () => (await import('./audit.ts')).classesInvariants,
  customerRows: async () => (await import('./customer-rows.ts')).classesCustomerRows,
  personalData: async () => (await import('./use-cases/personal-data.ts')).classesPersonalData,
};
