import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const sellingModule: ModuleManifest = {
  name: 'selling',
  level: 7,
};
