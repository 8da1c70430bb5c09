import type { Deps } from '#server/kernel/deps.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import { checkFilm } from './use-cases/check-film.ts';
import { DROP_PARTS } from './use-cases/drop-films.ts';
import { followUploads } from './use-cases/follow-uploads.ts';
import { CHECK_FILM } from './use-cases/send-film.ts';

export const filmsJobs = (deps: Deps): JobKind[] => [
  {
    name: CHECK_FILM,
    // Only `completeFilm` writes these jobs
    run: (work, key) => checkFilm(work, deps, key as { providerId: number; id: number }),
  },
  {
    name: DROP_PARTS,
    // Only `dropFilms` writes these jobs
    run: (_work, upload) => deps.storage.parts.drop(upload as { key: string; ref: string }),
  },
  { name: 'films.follow-uploads', everySeconds: 60, run: (work) => followUploads(work, deps) },
];
