import type { Deps } from '#server/kernel/deps.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import { ERASE_AGAIN_JOB, eraseAgain } from './use-cases/erase-again.ts';

export const privacyJobs = (deps: Deps): JobKind[] => [
  {
    name: ERASE_AGAIN_JOB,
    async run(work, { personId }) {
      if (typeof personId === 'number') await eraseAgain(work, deps, personId);
    },
  },
];
