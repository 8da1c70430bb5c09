import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const textsModule: ModuleManifest = {
  name: 'texts',
  level: 3,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerTexts(server, app),
  personalData: async () => (await import('./use-cases/personal-data.ts')).textsPersonalData,
};
