import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const teamModule: ModuleManifest = {
  name: 'team',
  level: 3,
  graphql: () => import('./graphql/index.ts'),
  invariants: async () => (await import('./audit.ts')).teamInvariants,
};
