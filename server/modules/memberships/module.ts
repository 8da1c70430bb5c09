import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const membershipsModule: ModuleManifest = {
  name: 'memberships',
  level: 9,
  graphql: () => import('./graphql/index.ts'),
  reactions: async () => (await import('./reactions.ts')).membershipsReactions,
  jobs: async (deps) => (await import('./jobs.ts')).membershipsJobs(deps),
  invariants: async () => (await import('./audit.ts')).membershipsInvariants,
  customerRows: async () => (await import('./customer-rows.ts')).membershipsCustomerRows,
  personalData: async () => (await import('./use-cases/personal-data.ts')).membershipsPersonalData,
};
