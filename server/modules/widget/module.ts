import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const widgetModule: ModuleManifest = {
  name: 'widget',
  level: 5,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server) => (await import('./http/index.ts')).registerWidgetRoutes(server),
  reactions: async () => (await import('./reactions.ts')).widgetReactions,
};
