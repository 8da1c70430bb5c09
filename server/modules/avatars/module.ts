import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const avatarsModule: ModuleManifest = {
  name: 'avatars',
  level: 2,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerAvatarRoutes(server, app),
  personalData: async () => (await import('./use-cases/personal-data.ts')).avatarsPersonalData,
};
