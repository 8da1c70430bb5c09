import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const paymentsModule: ModuleManifest = {
  name: 'payments',
  level: 6,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerPaymentsRoutes(server, app),
  jobs: async (deps) => (await import('./jobs.ts')).paymentsJobs(deps),
  invariants: async () => (await import('./audit.ts')).paymentInvariants,
  customerRows: async () => (await import('./customer-rows.ts')).paymentsCustomerRows,
  personalData: async () => (await import('./use-cases/personal-data.ts')).paymentsPersonalData,
};
