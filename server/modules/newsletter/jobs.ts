import type { JobKind } from '#server/kernel/jobs.ts';
import { forgetUnconfirmed } from './use-cases/sign-up.ts';

export const newsletterJobs: JobKind[] = [
  { name: 'newsletter.forget-unconfirmed', everySeconds: 3600, run: forgetUnconfirmed },
];
