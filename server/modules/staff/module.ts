import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const staffModule: ModuleManifest = {
  name: 'staff',
  level: 4,
  invariants: async () => (await import('./audit.ts')).staffInvariants,
  personalData: async () => (await import('./use-cases/personal-data.ts')).staffPersonalData,
};
