import type { JobKind } from '#server/kernel/jobs.ts';
import { sweepPhotos } from './use-cases/gallery/sweep-photos.ts';

export const providerJobs = (): JobKind[] => [
  { name: 'providers.sweep-photos', everySeconds: 3600, run: sweepPhotos },
];
