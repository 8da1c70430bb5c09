import type { Work } from '#server/kernel/work.ts';
import { giveBuffersBack, shortenedBeside } from '../store/buffers.ts';
import { deleteHolds } from '../store/holds.ts';
import { readHeldResources } from '../store/held-resources.ts';
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
  const { offer, holder } = wanted;
  const { providerId } = offer;
  const held = await readHeldResources(work, providerId, holder);
  await work.lock([...locksFor(wanted), ...held.map((one) => lockKey(providerId, one))]);
  const short = await shortenedBeside(work, providerId, holder);
  await deleteHolds(work, providerId, holder);
  await giveBuffersBack(work, providerId, short);
  work.invalidate(calendarScope(providerId));
  return holdTime(work, wanted);
}
