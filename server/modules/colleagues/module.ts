import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const colleaguesModule: ModuleManifest = {
  name: 'colleagues',
  level: 7,
  graphql: () => import('./graphql/index.ts'),
  reactions: async () => (await import('./reactions.ts')).colleaguesReactions,
  invariants: async () => (await import('./audit.ts')).colleaguesInvariants,
};
