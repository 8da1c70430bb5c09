import type { Deps } from '#server/kernel/deps.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import { expirePasses } from './use-cases/expire-passes.ts';

const SWEEP_SECONDS = 30;

export const membershipsJobs = (deps: Deps): JobKind[] => [
  { name: 'memberships.expire-passes', everySeconds: SWEEP_SECONDS, run: (work) => expirePasses(work, deps) },
];
