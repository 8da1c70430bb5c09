import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const authorityModule: ModuleManifest = {
  name: 'authority',
  level: 2,
};
