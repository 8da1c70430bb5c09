import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const emailTemplatesModule: ModuleManifest = {
  name: 'email-templates',
  level: 5,
  graphql: () => import('./graphql/index.ts'),
};
