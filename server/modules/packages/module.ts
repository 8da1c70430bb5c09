import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const packagesModule: ModuleManifest = {
  name: 'packages',
  level: 1,
};
