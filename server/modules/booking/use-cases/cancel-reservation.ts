import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { refundableCents, refundOrder } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CancellationTerms } from '../rules/cancellation.ts';
import { cancellationTerms } from '../rules/cancellation.ts';
import { holdsPlace } from '../rules/reservation-status.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';
import { callOff } from './call-off.ts';

/** What cancelling now would mean: told before the tap. */
export async function termsOfCancellation(work: Work, reservation: Reservation): Promise<CancellationTerms> {
  const provider = await getProviderForBooking(work, reservation.providerId);
  if (!provider) throw new Refusal('notFound');
  return cancellationTerms({
    now: work.now(),
    startsAt: reservation.startsAt,
    freeCancellationHours: provider.freeCancellationHours,
    refundableCents: reservation.orderId === null ? 0 : await refundableCents(work, reservation.providerId, reservation.orderId),
  });
}

/**
 * A customer cancels: in time with all money back, later without (ledger SVC-24). Twice has one effect.
 * @throws Refusal notFound; alreadyCanceled; invalidPastDate once it has begun
 */
export async function cancelReservation(
  work: Work,
  cancelling: { providerId: number; reservationId: number; actor: string },
): Promise<{ refundCents: number }> {
  const { providerId, reservationId, actor } = cancelling;
  return work.transaction(async (tx) => {
    const reservation = await findReservation(tx, providerId, reservationId, { forChange: true });
    if (!reservation) throw new Refusal('notFound');
    if (!holdsPlace(reservation.status)) throw new Refusal('alreadyCanceled');
    const { isPossible, refundCents } = await termsOfCancellation(tx, reservation);
    if (!isPossible) throw new Refusal('invalidPastDate');
    if (refundCents > 0 && reservation.orderId !== null) {
      await refundOrder(tx, { providerId, orderId: reservation.orderId, reason: 'cancelledInTime', actor });
    }
    await callOff(tx, reservation, { reason: 'byCustomer', refundCents, isPaidBack: refundCents > 0, actor });
    return { refundCents };
  });
}
