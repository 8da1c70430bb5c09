import { isAllGivenBack, refundOrder } from '#server/modules/payments/index.ts';
import { wasGivenUpTooLate } from '#server/modules/selling/index.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';
import { endReservation } from './end-reservation.ts';
import { confirmReservation } from './confirm-reservation.ts';
import { markAsPaidBack } from './follow-money-back.ts';
import { giveBackAfterUndo, isInUndoTime } from './give-back.ts';

interface Paid {
  providerId: number;
  orderId: number;
  reservationId: number;
  /** When the money came, however late it is heard of. */
  paidAt: Date;
}

/**
 * The money for a reservation is there. It stands if its place is still to be had, even when the hold had run out; if
 * not, the money goes back by itself, and also where it was cancelled by hand, unless the customer had paid before and cancelled too
 * late. While the desk may undo a cancelling the money waits, since the booking stands then. Runs inside the transaction of the reaction, once per payment.
 */
export async function settleReservation(
  work: Work,
  { providerId, orderId, reservationId, paidAt }: Paid,
): Promise<void> {
  const reservation = await findReservation(work, providerId, reservationId, { forChange: true });
  if (!reservation || reservation.status === 'A' || reservation.status === 'R') return;
  const { cancelReason } = reservation;
  if (cancelReason === 'byCustomer' || cancelReason === 'byProvider') {
    if (wasCancelledTooLate(reservation, paidAt)) return;
    if (reservation.statusBefore !== null && isInUndoTime(work, reservation)) {
      await giveBackAfterUndo(work, reservation, 'system:settle');
      return;
    }
    const reason = cancelReason === 'byCustomer' ? 'cancelledInTime' : 'providerDecision';
    await refundOrder(work, { providerId, orderId, reason, actor: 'system:settle' });
    if (await isAllGivenBack(work, { providerId, orderId }))
      await markAsPaidBack(work, reservation, true, 'system:settle');
    return;
  }
  if (await hasPlace(work, reservation)) return;
  const refundCents = await refundOrder(work, {
    providerId,
    orderId,
    reason: 'placeLost',
    actor: 'system:settle',
  });
  await endReservation(work, reservation, {
    reason: 'placeLost',
    refundCents,
    isPaidBack: await isAllGivenBack(work, { providerId, orderId }),
    actor: 'system:settle',
  });
}

/** The processor tells when to the second: in doubt the money came after. */
const CLOCK_MS = 1000;

/** As if the money had been heard of at once. Money that came after the cancelling goes back whenever that was. */
function wasCancelledTooLate(reservation: Reservation, paidAt: Date): boolean {
  const { cancelledAt } = reservation;
  if (cancelledAt === null || paidAt.getTime() + CLOCK_MS > cancelledAt.getTime()) return false;
  return wasGivenUpTooLate(reservation);
}

async function hasPlace(work: Work, reservation: Reservation): Promise<boolean> {
  try {
    await confirmReservation(work, reservation, { actor: 'processor', isPaid: true, isVouched: false });
    return true;
  } catch (error) {
    // Every refusal here means that the place is lost; whatever was half taken goes with the calling off.
    if (isRefusal(error)) return false;
    throw error;
  }
}
