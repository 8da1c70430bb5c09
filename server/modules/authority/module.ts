import type { ModuleManifest } from '#server/module-manifest.ts';

export const authorityModule: ModuleManifest = {
  name: 'authority',
  level: 2,
};
