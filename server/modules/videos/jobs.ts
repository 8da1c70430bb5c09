import type { Deps } from '#server/kernel/deps.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import { expireAccesses } from './use-cases/expire-accesses.ts';
import { notifyOfOpenings } from './use-cases/notify-of-openings.ts';

const SWEEP_SECONDS = 30;
const TELL_SECONDS = 60;

export const videosJobs = (deps: Deps): JobKind[] => [
  { name: 'videos.expire-accesses', everySeconds: SWEEP_SECONDS, run: (work) => expireAccesses(work, deps) },
  { name: 'videos.tell-openings', everySeconds: TELL_SECONDS, run: notifyOfOpenings },
];
