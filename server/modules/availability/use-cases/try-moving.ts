import type { SoftRule } from '#contracts/soft-rules.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Holder } from '../rules/holder.ts';
import { buffersToComeBack } from '../store/buffers.ts';
import type { TimeWanted } from './hold-time.ts';
import { lookAtTime } from './hold-time.ts';

/**
 * What speaks against giving a holder another time now: decided as `moveHold` decides it, without a lock and without a change. Somebody else may take the
 * place a moment later.
 * @returns the rules that may be overruled; empty for a place that is simply free
 * @throws Refusal as `holdTime`, never rulesAgainst
 */
export async function tryMoving(
  work: Work,
  wanted: Omit<TimeWanted, 'expiresAt' | 'desk'> & { holder: Holder; keepsStart: boolean },
): Promise<readonly SoftRule[]> {
  const { offer, at, resourceId, holder, keepsStart } = wanted;
  const givenBack = await buffersToComeBack(work, offer.providerId, holder);
  try {
    await lookAtTime(
      work,
      { offer, at, resourceId, desk: { overruling: null, keepsStart } },
      { holder, givenBack },
    );
    return [];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rulesAgainst') return error.details.against ?? [];
    throw error;
  }
}
