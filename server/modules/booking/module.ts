import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const bookingModule: ModuleManifest = {
  name: 'booking',
  level: 8,
  graphql: () => import('./graphql/index.ts'),
  reactions: async () => (await import('./reactions.ts')).bookingReactions,
  jobs: async (deps) => (await import('./jobs.ts')).bookingJobs(deps),
  invariants: async () => (await import('./audit.ts')).bookingInvariants,
  customerRows: async () => (await import('./customer-rows.ts')).bookingCustomerRows,
  personalData: async () => (await import('./use-cases/personal-data.ts')).bookingPersonalData,
};
