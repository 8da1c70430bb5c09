import type { Viewer } from '#server/modules/authority/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectActs } from '../../policy.ts';
import type { Reservation } from '../../store/reservations.ts';
import { findReservation } from '../../store/reservations.ts';

/**
 * A booking that the viewer may act on, locked: any of the provider's, or a collaborator's own, which is with the resource bound to their log-in.
 * @throws Refusal notFound; NotAuthorizedException for a collaborator whose owner forbids it
 */
export async function lockOwnBooking(
  tx: Work,
  viewer: Viewer,
  id: number,
): Promise<Reservation & { orderId: number }> {
  const reservation = await findReservation(tx, viewer.providerId, id, { forChange: true });
  if (!reservation || reservation.orderId === null || !(await isOwn(tx, viewer, reservation.resourceId)))
    throw new Refusal('notFound');
  await expectActs(tx, viewer);
  return { ...reservation, orderId: reservation.orderId };
}

/** Whether bookings with a resource are the viewer's to act on. */
export async function isOwn(
  work: Work,
  { providerId, personId, extent }: Viewer,
  resourceId: number,
): Promise<boolean> {
  if (extent === 'all') return true;
  const [resource] = await resourcesOf(work, providerId, [resourceId]);
  return resource?.personId === personId;
}

/** The version of a booking that a form was filled from: raised by every move, stretch and reactivation. */
export const versionOf = ({
  providerId,
  id,
  sequence,
}: {
  providerId: number;
  id: number;
  sequence: number;
}) => ({
  expected: sequence,
  async lockCurrent(tx: Work): Promise<number | null> {
    return (await findReservation(tx, providerId, id, { forChange: true }))?.sequence ?? null;
  },
});
