import type { JobKind } from '#server/kernel/jobs.ts';
import { SEND_ACCOUNT_LINK_JOB, sendAccountLink } from './use-cases/confirm-user.ts';
import { sweepOldSteps } from './use-cases/sweep-old-steps.ts';

/** Links are made in a job, so that asking for one takes the same steps for every e-mail; old rows are swept daily. */
export const identityJobs = (): JobKind[] => [
  {
    name: SEND_ACCOUNT_LINK_JOB,
    run: async (work, { key, purpose }) => {
      if (typeof key === 'string' && (purpose === 'verify' || purpose === 'reset'))
        await sendAccountLink(work, key, purpose);
    },
  },
  { name: 'identity.sweep-old-steps', everySeconds: 24 * 3600, run: sweepOldSteps },
];
