import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const taxesModule: ModuleManifest = {
  name: 'taxes',
  level: 1,
  invariants: async () => (await import('./audit.ts')).taxInvariants,
};
