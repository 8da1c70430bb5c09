import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const planningModule: ModuleManifest = {
  name: 'planning',
  level: 9,
  consequences: async (deps) => (await import('./use-cases/settle.ts')).planningConsequences(deps),
};
