import type { JobKind } from '#server/kernel/jobs.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { REMOVE_FILES } from './use-cases/remove-files-later.ts';
import { sweepUploads } from './use-cases/sweep-uploads.ts';

export const mediaJobs = (deps: Deps): JobKind[] => [
  {
    name: 'media.sweep-uploads',
    everySeconds: 600,
    run: (work) => sweepUploads(work, deps),
  },
  {
    name: REMOVE_FILES,
    async run(_work, { keys }) {
      // Only `removeFilesLater` writes these jobs, with a list of keys.
      for (const key of keys as string[]) await deps.storage.delete(key);
    },
  },
];
