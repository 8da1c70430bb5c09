import type { ModuleManifest } from '#server/module-manifest.ts';

export const staffModule: ModuleManifest = {
  name: 'staff',
  level: 4,
  personalData: async () => (await import('./use-cases/personal-data.ts')).staffPersonalData,
};
