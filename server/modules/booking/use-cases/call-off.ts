import {
  getOrder,
  isAllGivenBack,
  owedCents,
  refundOrder,
  stopCardPayment,
} from '#server/modules/payments/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { holdsPlace } from '../rules/reservation-status.ts';
import { findReservation } from '../store/reservations.ts';
import { endReservation } from './end-reservation.ts';
import { reservationDetails } from './reservation-details.ts';

export const STOP_PAYMENT = 'booking.stop-payment';

/**
 * The provider cancels: all that was paid by card goes back, whatever the terms say, and the customer is told. Joins the caller's
 * transaction; a payment that is under way is stopped after its commit.
 * @throws Refusal notFound; alreadyCanceled; invalidPastDate once it has begun
 */
export async function callOffReservation(
  work: Work,
  { providerId, reservationId, actor }: { providerId: number; reservationId: number; actor: string },
): Promise<void> {
  await work.transaction(async (tx) => {
    const reservation = await findReservation(tx, providerId, reservationId, { forChange: true });
    if (!reservation) throw new Refusal('notFound');
    if (!holdsPlace(reservation.status)) throw new Refusal('alreadyCanceled');
    if (reservation.startsAt <= tx.now()) throw new Refusal('invalidPastDate');
    const { order } = await reservationDetails(tx, providerId, reservationId);
    const of = { providerId, orderId: order.id };
    const refundCents = await refundOrder(tx, { ...of, reason: 'providerDecision', actor });
    const isPaidBack = await isAllGivenBack(tx, of);
    await endReservation(tx, reservation, { reason: 'byProvider', refundCents, isPaidBack, actor });
    if (owedCents(order) > 0) await tx.enqueue(STOP_PAYMENT, of);
  });
}

/** A payment page that is still open must not take money for what is off; what stands again meanwhile is paid as before. */
export const stopPaymentJob = (deps: Deps): JobKind => ({
  name: STOP_PAYMENT,
  async run(work, { providerId, orderId }) {
    const key = { providerId: Number(providerId), orderId: Number(orderId) };
    await stopCardPayment(work, deps, { ...key, isWanted: (tx) => isOff(tx, key) });
  },
});

/** Locks the booking: it does not begin to stand again before the caller has ended. */
async function isOff(tx: Work, { providerId, orderId }: { providerId: number; orderId: number }) {
  const order = await getOrder(tx, providerId, orderId);
  if (order?.subject !== 'reservation') return true;
  const reservation = await findReservation(tx, providerId, order.subjectId, { forChange: true });
  return reservation === null || !holdsPlace(reservation.status);
}
