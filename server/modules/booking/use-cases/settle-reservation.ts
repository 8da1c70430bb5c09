import { refundOrder } from '#server/modules/payments/index.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';
import { callOff } from './call-off.ts';
import { makeItStand } from './confirm-reservation.ts';

/**
 * The money for a reservation is there. It stands if its place is still to be had, even when the hold had run out; if
 * not, the money goes back by itself. Runs inside the transaction of the reaction, once per payment.
 */
export async function settleReservation(work: Work, paid: { providerId: number; orderId: number; reservationId: number }): Promise<void> {
  const { providerId, orderId, reservationId } = paid;
  const reservation = await findReservation(work, providerId, reservationId, { forChange: true });
  if (!reservation || reservation.status === 'A' || reservation.status === 'R') return;
  const wasCancelledByHand = reservation.cancelReason === 'byCustomer' || reservation.cancelReason === 'byProvider';
  if (!wasCancelledByHand && (await hasPlace(work, reservation))) return;
  const refundCents = await refundOrder(work, { providerId, orderId, reason: 'placeLost', actor: 'system:settle' });
  await callOff(work, reservation, { reason: 'placeLost', refundCents, isPaidBack: true, actor: 'system:settle' });
}

async function hasPlace(work: Work, reservation: Reservation): Promise<boolean> {
  try {
    await makeItStand(work, reservation, 'processor');
    return true;
  } catch (error) {
    // Every refusal here means that the place is lost; whatever was half taken goes with the calling off.
    if (isRefusal(error)) return false;
    throw error;
  }
}
