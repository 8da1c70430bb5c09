import type { Work } from '#server/kernel/work.ts';
import { deleteHolds } from '../store/holds.ts';
import { readHeldResources } from '../store/holds-of-reservation.ts';
import { calendarScope } from './calendar-scope.ts';
import type { TimeWanted } from './hold-time.ts';
import { lockKey, locksFor, holdTime } from './hold-time.ts';

/**
 * Gives a reservation another time: the locks of the old and of the new place are taken together, sorted; then the old
 * time is given back and the new one taken as any other, so that the reservation is not in its own way. Joins the
 * caller's transaction, which has locked the reservation: when the new place is lost everything is as before.
 *
 * @returns the resource that was chosen
 * @throws Refusal as `holdTime`
 */
export async function moveHold(work: Work, wanted: TimeWanted): Promise<{ resourceId: number }> {
  const { offer, reservationId } = wanted;
  const { providerId } = offer;
  const held = await readHeldResources(work, providerId, reservationId);
  await work.lock([...locksFor(wanted), ...held.map((one) => lockKey(providerId, one))]);
  await deleteHolds(work, providerId, [reservationId]);
  work.invalidate(calendarScope(providerId));
  return holdTime(work, wanted);
}
