import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const searchModule: ModuleManifest = {
  name: 'search',
  level: 9,
  graphql: () => import('./graphql/index.ts'),
  reactionsOfToday: async () => (await import('./reactions.ts')).searchReactions,
};
