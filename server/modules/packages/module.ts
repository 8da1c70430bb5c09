import type { ModuleManifest } from '#server/module-manifest.ts';

export const packagesModule: ModuleManifest = {
  name: 'packages',
  level: 1,
};
