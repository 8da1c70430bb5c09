import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const customersModule: ModuleManifest = {
  name: 'customers',
  level: 4,
  graphql: () => import('./graphql/index.ts'),
  invariants: async () => (await import('./audit.ts')).customerInvariants,
  customerRows: async () => (await import('./customer-rows.ts')).customersRows,
  personalData: async () => (await import('./use-cases/personal-data.ts')).customersPersonalData,
};
