import type { Work } from '#server/kernel/work.ts';
import { deleteOldSteps } from '../store/sweep.ts';

/** Forgets what nobody can use any more: who logged in at a shared computer after half a day, dead sessions and codes after a month, addresses after a year without a visit. */
export async function sweepOldSteps(work: Work): Promise<void> {
  await deleteOldSteps(work);
}
