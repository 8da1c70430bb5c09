import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const filmsModule: ModuleManifest = {
  name: 'films',
  level: 2,
  jobs: async (deps) => (await import('./jobs.ts')).filmsJobs(deps),
  invariants: async () => (await import('./audit.ts')).filmsInvariants,
};
