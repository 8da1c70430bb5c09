import type { JobKind } from '#server/kernel/jobs.ts';

export const videosJobs = (): JobKind[] => [];
