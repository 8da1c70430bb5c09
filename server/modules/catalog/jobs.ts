import type { JobKind } from '#server/kernel/jobs.ts';
import { sweepPictures } from './use-cases/services/sweep-pictures.ts';

export const catalogJobs = (): JobKind[] => [
  { name: 'catalog.sweep-pictures', everySeconds: 3600, run: sweepPictures },
];
