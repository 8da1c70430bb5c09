import type { JobKind } from '#server/kernel/jobs.ts';
import type { Tools } from '#server/kernel/tools.ts';
import { REMOVE_FILES } from './use-cases/remove-files-later.ts';
import { sweepUploads } from './use-cases/sweep-uploads.ts';

export const mediaJobs = (tools: Tools): JobKind[] => [
  {
    name: 'media.sweep-uploads',
    everySeconds: 600,
    run: (work) => sweepUploads(work, tools),
  },
  {
    name: REMOVE_FILES,
    async run(_work, { keys }) {
      // Only `removeFilesLater` writes these jobs, with a list of keys.
      for (const key of keys as string[]) await tools.storage.delete(key);
    },
  },
];
