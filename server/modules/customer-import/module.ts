import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const customerImportModule: ModuleManifest = {
  name: 'customer-import',
  level: 5,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerCustomerImportRoutes(server, app),
  jobs: async (deps) => (await import('./jobs.ts')).customerImportJobs(deps),
  invariants: async () => (await import('./audit.ts')).customerImportInvariants,
  customerRows: async () => (await import('./customer-rows.ts')).customerImportRows,
  personalData: async () => (await import('./use-cases/personal-data.ts')).customerImportPersonalData,
};
