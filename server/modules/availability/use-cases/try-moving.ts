import type { SoftRule } from '#contracts/soft-rules.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Holder } from '../rules/holder.ts';
import { buffersToComeBack } from '../store/buffers.ts';
import { isWholeOccasion } from '../store/held-resources.ts';
import type { TimeWanted } from './hold-time.ts';
import { lookAtTime } from './hold-time.ts';

/**
 * What speaks against giving some holders another time together now: decided as `moveHold` and `moveHolds` decide it, without a lock and without a change.
 * Somebody else may take the place a moment later.
 * @returns the rules that may be overruled; empty for a place that is simply free
 * @throws Refusal as `holdTime`, never rulesAgainst; changedMeanwhile where they are not the whole group
 */
export async function tryMoving(
  work: Work,
  wanted: Pick<TimeWanted, 'offer' | 'at' | 'resourceId'> & {
    /** Each takes a seat. */
    holders: readonly Holder[];
    keepsStart: boolean;
    /** Whether they must be all who share an occasion. */
    isWholeGroup?: boolean;
  },
): Promise<readonly SoftRule[]> {
  const { offer, at, resourceId, holders, keepsStart } = wanted;
  if (wanted.isWholeGroup && !(await isWholeOccasion(work, offer.providerId, holders)))
    throw new Refusal('changedMeanwhile');
  const givenBack = await buffersToComeBack(work, offer.providerId, holders);
  try {
    await lookAtTime(
      work,
      { offer, at, resourceId, desk: { overruling: null, keepsStart, seats: holders.length } },
      { holders, givenBack },
    );
    return [];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rulesAgainst') return error.details.against ?? [];
    throw error;
  }
}
