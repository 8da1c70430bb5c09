import type { JobKind } from '#server/kernel/jobs.ts';
import { ERASE_AGAIN_JOB, eraseAgain } from './use-cases/erase-again.ts';

export const privacyJobs = (): JobKind[] => [
  {
    name: ERASE_AGAIN_JOB,
    async run(work, { personId }) {
      if (typeof personId === 'number') await eraseAgain(work, personId);
    },
  },
];
