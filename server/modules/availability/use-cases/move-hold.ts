import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Holder } from '../rules/holder.ts';
import { giveBuffersBack, shortenedBeside } from '../store/buffers.ts';
import { deleteHolds } from '../store/holds.ts';
import { isWholeOccasion, readHeldResources } from '../store/held-resources.ts';
import { calendarScope } from './calendar-scope.ts';
import type { TimeTaken, TimeWanted } from './hold-time.ts';
import { lockKey, locksFor, holdTime } from './hold-time.ts';

/**
 * Gives a holder another time: the locks of the old and of the new place are taken together, sorted; then the old
 * time is given back and the new one taken as any other, so that the holder is not in their own way; neighbours have their buffers again. Joins the
 * caller's transaction, which has locked the holder's row: when the new place is lost everything is as before.
 *
 * @returns who and what was chosen
 * @throws Refusal as `holdTime`
 */
export async function moveHold(work: Work, wanted: TimeWanted): Promise<TimeTaken> {
  await leave(work, [wanted]);
  return holdTime(work, wanted);
}

/**
 * Gives several holders of one provider another time, all or none: all locks are taken together and all old time is given back before the first new one is
 * taken, so that none is in another's way and those who share an occasion share one again.
 * @param isWholeGroup whether they must be all who share an occasion: who has joined it by then is not left behind
 * @returns who and what was chosen, in their order
 * @throws Refusal as `holdTime`; changedMeanwhile where they are not the whole group
 */
export async function moveHolds(
  work: Work,
  wanted: readonly TimeWanted[],
  { isWholeGroup }: { isWholeGroup: boolean },
): Promise<TimeTaken[]> {
  await leave(work, wanted, async (providerId, holders) => {
    if (isWholeGroup && !(await isWholeOccasion(work, providerId, holders)))
      throw new Refusal('changedMeanwhile');
  });
  const taken: TimeTaken[] = [];
  for (const one of wanted) {
    taken.push(await holdTime(work, one));
    // The next one looks at what this one has.
    await work.flush();
  }
  return taken;
}

/** @param expect decides under the locks, before anything is given back */
async function leave(
  work: Work,
  wanted: readonly TimeWanted[],
  expect?: (providerId: number, holders: readonly Holder[]) => Promise<void>,
): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  const { providerId } = first.offer;
  const holders = wanted.map(({ holder }) => holder);
  const held = await readHeldResources(work, providerId, holders);
  await work.lock([...wanted.flatMap(locksFor), ...held.map((one) => lockKey(providerId, one))]);
  await expect?.(providerId, holders);
  const short = await shortenedBeside(work, providerId, holders);
  for (const holder of holders) await deleteHolds(work, providerId, holder);
  await giveBuffersBack(work, providerId, short);
  work.invalidate(calendarScope(providerId));
}
