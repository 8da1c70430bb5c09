import type { Deps } from '#server/kernel/deps.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { listFilmsOnTheirWay, updateFilm } from '../store/films.ts';
import { checkFilm } from './check-film.ts';
import { DAYS_TO_SEND } from './reserve-film.ts';
import { completeFilm } from './send-film.ts';

const AT_ONCE = 200;
const MINUTES_OF_PATIENCE = 2;

/**
 * Goes on where somebody left: a file that is there and nobody said so, a look that a crash broke off. What did not come in time has failed.
 */
export async function followUploads(work: Work, deps: Pick<Deps, 'storage'>): Promise<void> {
  const now = work.now().getTime();
  for (const { providerId, id, state, createdAt } of await listFilmsOnTheirWay(work, AT_ONCE)) {
    const age = now - createdAt.getTime();
    if (age < MINUTES_OF_PATIENCE * 60_000) continue;
    if (state === 'checking') await checkFilm(work, deps, { providerId, id });
    else if (age > DAYS_TO_SEND * 86_400_000)
      await updateFilm(work, { providerId, id }, { state: 'failed', failure: 'notSent', uploadId: null });
    else await completeFilm(work, deps, { providerId, id }).catch(ifRefused);
  }
}

/** What is still on its way is refused. */
function ifRefused(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
