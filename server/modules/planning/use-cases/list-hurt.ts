import type { HurtBooking, HurtReason } from '#contracts/consequences.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationDetails } from '#server/modules/booking/index.ts';
import { bookingsOfProvider } from '#server/modules/booking/index.ts';
import { actsFor } from '../rules/hurt.ts';

/** The hurt bookings as who decides sees them, soonest first. */
export async function listHurt(
  work: Work,
  providerId: number,
  hurt: ReadonlyMap<number, readonly HurtReason[]>,
): Promise<HurtBooking[]> {
  const details = await bookingsOfProvider(work, { providerId, ids: [...hurt.keys()] });
  return details
    .toSorted(
      ({ reservation: one }, { reservation: other }) =>
        one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id,
    )
    .map((booking) => asShown(booking, hurt.get(booking.reservation.id) ?? []));
}

function asShown(
  { reservation, customer, order }: ReservationDetails,
  reasons: readonly HurtReason[],
): HurtBooking {
  return {
    reservationId: reservation.id,
    startsAt: reservation.startsAt.toISOString(),
    endsAt: reservation.endsAt.toISOString(),
    localStart: reservation.localStart.slice(0, 16).replace(' ', 'T'),
    service: order.snapshot.name,
    customer: [customer.firstname, customer.lastname].filter(Boolean).join(' '),
    resourceId: reservation.resourceId,
    resourceName: order.snapshot.resourceName ?? '',
    reasons,
    acts: actsFor({ reasons, isConfirmed: reservation.status === 'A' }),
  };
}
