import type { Deps } from '#server/kernel/deps.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import { cancelSessionsJob } from './use-cases/cancel-sessions.ts';
import { expireEnrolments } from './use-cases/expire-enrolments.ts';

/** A place is free within a minute of its wait's end: the sweep runs every half minute. */
const SWEEP_SECONDS = 30;

export const classesJobs = (deps: Deps): JobKind[] => [
  {
    name: 'classes.expire-enrolments',
    everySeconds: SWEEP_SECONDS,
    run: (work) => expireEnrolments(work, deps),
  },
  cancelSessionsJob,
];
