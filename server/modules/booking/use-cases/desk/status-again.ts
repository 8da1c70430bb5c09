import type { Order } from '#server/modules/payments/index.ts';
import { getOrder, isAskedBackSince, isGiftBack, owedCents } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Waiting } from '../../rules/reservation-status.ts';
import { canChange } from '../../rules/reservation-status.ts';
import type { Reservation } from '../../store/reservations.ts';
import { isInUndoTime } from '../give-back.ts';

/**
 * As what a cancelled booking comes back, if its place is still to be had: it waits as it did while its time for that lasts, else it stands. Null: not at all,
 * since it should have been paid online and never was, its money has gone back or is about to, or it is undone and would not wait any more.
 */
export async function statusAgain(work: Work, reservation: Reservation): Promise<Waiting | 'A' | null> {
  if (reservation.status !== 'C') return null;
  const { providerId, orderId, onlyBook } = reservation;
  const order = orderId === null || onlyBook ? null : await getOrder(work, providerId, orderId);
  // Money refunded before the desk cancelled is not owed again after an undo; an expired hold was never confirmed
  const isUndone = reservation.cancelReason !== 'expired' && isInUndoTime(work, reservation);
  const isUnpaid = order?.paymentState === 'notPaid' && !isUndone;
  const isOwed = order !== null && (isUnpaid || owedCents(order) > 0);
  const facts = {
    isPlaceHeld: true,
    isPaid: !isOwed,
    isPaidBack: await isGoingBack(work, reservation),
    wouldWait: wouldWait(work, reservation, order),
  };
  // An undo restores an unconfirmed booking as it was, without confirming it.
  const isRunOut = reservation.statusBefore === 'P' && facts.wouldWait === null;
  if (isRunOut && isAsItWas(work, reservation)) return null;
  return (['P', 'RSD', 'A'] as const).find((to) => canChange(reservation.status, to, facts)) ?? null;
}

/** So long after an act it is undone: nobody asks again about rules that the booking had overruled before. Longer than undoing is offered. */
export const AS_IT_WAS_MS = 60_000;

export const isAsItWas = (work: Work, { cancelledAt }: Reservation): boolean =>
  cancelledAt !== null && work.now().getTime() - cancelledAt.getTime() <= AS_IT_WAS_MS;

/** A payment is stopped once the time of undoing is over: then its page is dead, and its order has another end. */
function wouldWait(
  work: Work,
  { statusBefore, expiresBefore, cancelledAt }: Reservation,
  order: Order | null,
): Waiting | null {
  if (expiresBefore === null || expiresBefore <= work.now()) return null;
  const isPayable =
    isInUndoTime(work, { cancelledAt }) && order?.payableUntil?.getTime() === expiresBefore.getTime();
  return statusBefore === 'RSD' && !isPayable ? null : statusBefore;
}

/** Since it is off, not what the desk had given back before. */
async function isGoingBack(work: Work, { providerId, orderId, cancelledAt }: Reservation): Promise<boolean> {
  if (orderId === null || cancelledAt === null) return false;
  const order = { providerId, orderId };
  return (await isAskedBackSince(work, order, cancelledAt)) || isGiftBack(work, order);
}
