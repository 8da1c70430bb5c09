import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const emailTemplatesModule: ModuleManifest = {
  name: 'email-templates',
  level: 5,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerEmailLogoRoute(server, app),
};
