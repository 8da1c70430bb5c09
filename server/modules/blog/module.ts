import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const blogModule: ModuleManifest = {
  name: 'blog',
  level: 3,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerBlogRoutes(server, app),
  invariants: async () => (await import('./audit.ts')).blogInvariants,
  personalData: async () => (await import('./use-cases/personal-data.ts')).blogPersonalData,
};
