import type { Viewer } from '#server/modules/authority/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectActs } from '../../policy.ts';
import type { Reservation } from '../../store/reservations.ts';
import { findReservation, lockReservations } from '../../store/reservations.ts';

type Status = Reservation & { orderId: number };

/**
 * A booking that the viewer may act on, locked: any of the provider's, or a collaborator's own, which is with the resource bound to their log-in.
 * @throws Refusal notFound; NotAuthorizedException for a collaborator whose owner forbids it
 */
export async function lockOwnBooking(tx: Work, viewer: Viewer, id: number): Promise<Status> {
  const [booking] = await lockOwnBookings(tx, viewer, [id]);
  if (!booking) throw new Refusal('notFound');
  return booking;
}

/**
 * Several such bookings, locked in the order of their ids.
 * @param affected which part of the input names a booking that is not there
 * @returns them in the order of `ids`
 * @throws Refusal as `lockOwnBooking`
 */
export async function lockOwnBookings(
  tx: Work,
  viewer: Viewer,
  ids: readonly number[],
  affected?: (index: number) => string,
): Promise<Status[]> {
  const found = await lockReservations(tx, viewer.providerId, ids);
  const own = await ownAmong(
    tx,
    viewer,
    [...found.values()].map(({ resourceId }) => resourceId),
  );
  const bookings = ids.map((id, index) => {
    const reservation = found.get(id);
    if (!reservation || reservation.orderId === null || !own.has(reservation.resourceId))
      throw new Refusal('notFound', affected && { affected: [affected(index)] });
    return { ...reservation, orderId: reservation.orderId };
  });
  await expectActs(tx, viewer);
  return bookings;
}

/** Those of some resources whose bookings are the viewer's to act on. */
export async function ownAmong(
  work: Work,
  { providerId, personId, extent }: Viewer,
  resourceIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (extent === 'all') return new Set(resourceIds);
  const resources = await resourcesOf(work, providerId, [...new Set(resourceIds)]);
  return new Set(resources.filter((one) => one.personId === personId).map(({ id }) => id));
}

/** Whether bookings with a resource are the viewer's to act on. */
export const isOwn = async (work: Work, viewer: Viewer, resourceId: number): Promise<boolean> =>
  (await ownAmong(work, viewer, [resourceId])).has(resourceId);

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
