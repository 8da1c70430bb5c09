import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const availabilityModule: ModuleManifest = {
  name: 'availability',
  level: 6,
  graphql: () => import('./graphql/index.ts'),
  invariants: async () => (await import('./audit.ts')).availabilityInvariants,
};
