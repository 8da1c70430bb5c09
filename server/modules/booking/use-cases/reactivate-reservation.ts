import { epochMinutesOf } from '#contracts/time.ts';
import { holdTimeAgain } from '#server/modules/availability/index.ts';
import type { Order } from '#server/modules/payments/index.ts';
import { getOrder, isAskedBackSince, owedCents, setPayableUntil } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationReactivated } from '../facts.ts';
import type { Waiting } from '../rules/reservation-status.ts';
import { canChange } from '../rules/reservation-status.ts';
import { markReactivated, markWaitingAgain } from '../store/changed-reservations.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';
import { replaceThings } from '../store/reservation-things.ts';
import { isInUndoTime } from './give-back.ts';
import { offerAsBooked, offerAtDesk } from './offer-as-booked.ts';

/**
 * The provider makes a cancelled booking stand again, if its place is still free under all the rules of a booking (specification
 * section 4), with what it keeps and whatever its offer and the provider's plan have become since. One that
 * was paid back does not come back, nor one that should have been paid online and never was; what waited waits again (`statusAgain`). Twice has one effect.
 *
 * @throws Refusal notFound; reservationInvalidReschedule for what cannot come back; invalidPastDate once it would have
 *   begun; the reason when the place is lost, reservationInvalidResources also when its person is gone; alreadyBooked
 */
export async function reactivateReservation(
  work: Work,
  reactivating: { providerId: number; reservationId: number; actor: string },
): Promise<void> {
  const { providerId, reservationId, actor } = reactivating;
  await work.transaction(async (tx) => {
    const reservation = await findReservation(tx, providerId, reservationId, { forChange: true });
    if (!reservation) throw new Refusal('notFound');
    if (reservation.status === 'A') return;
    const status = await statusAgain(tx, reservation);
    if (status === null) throw new Refusal('reservationInvalidReschedule');
    if (reservation.startsAt <= tx.now()) throw new Refusal('invalidPastDate');
    const offer = await offerAtDesk(tx, reservation);
    const { resourceId, startsAt } = reservation;
    const { things } = await holdTimeAgain(tx, {
      offer: await offerAsBooked(tx, offer, reservation),
      at: epochMinutesOf(startsAt),
      resourceId,
      holder: { kind: 'reservation', id: reservationId },
      expiresAt: status === 'A' ? null : reservation.expiresBefore,
    });
    await replaceThings(tx, reservation, things);
    const { sequence } = await bringBack(tx, reservation, status);
    await audit(tx, {
      providerId,
      actor,
      action: 'reactivateReservation',
      subject: 'reservation',
      subjectId: reservationId,
      before: { status: 'C', cancelReason: reservation.cancelReason },
      after: { status },
    });
    const data = { providerId, reservationId, sequence, ...(status !== 'A' && { waits: status }) };
    await tx.announce(reservationReactivated(data));
  });
}

/**
 * As what a cancelled booking comes back, if its place is still to be had: it waits as it did while its time for that lasts, else it stands. Null: not at all,
 * since it should have been paid online and never was, its money has gone back or is about to, or it is undone and would not wait any more.
 */
export async function statusAgain(work: Work, reservation: Reservation): Promise<Waiting | 'A' | null> {
  if (reservation.status !== 'C') return null;
  const { providerId, orderId, onlyBook } = reservation;
  const order = orderId === null || onlyBook ? null : await getOrder(work, providerId, orderId);
  // What had gone back before it was cancelled was not asked for again, and it stood
  const isUnpaid = order?.paymentState === 'notPaid' && !isInUndoTime(work, reservation);
  const isOwed = order !== null && (isUnpaid || owedCents(order) > 0);
  const facts = {
    isPlaceHeld: true,
    isPaid: !isOwed,
    isPaidBack: await isGoingBack(work, reservation),
    wouldWait: wouldWait(work, reservation, order),
  };
  // Who undoes wants back what was, and nobody has confirmed that.
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

/**
 * Gives a cancelled booking, whose time was taken again, the status it comes back with (`statusAgain`). What is paid at the center may be paid again: the cancelling
 * has ended that. Joins the caller's transaction, which has locked the row.
 * @throws the constraint that stands for alreadyBooked
 */
export async function bringBack(
  tx: Work,
  { providerId, id, orderId, onlyBook }: Reservation,
  status: Waiting | 'A',
): Promise<{ sequence: number }> {
  if (onlyBook && orderId !== null) await setPayableUntil(tx, { providerId, id: orderId }, null);
  return status === 'A' ? markReactivated(tx, providerId, id) : markWaitingAgain(tx, providerId, id);
}

/** Since it is off, not what the desk had given back before. */
async function isGoingBack(work: Work, { providerId, orderId, cancelledAt }: Reservation): Promise<boolean> {
  if (orderId === null || cancelledAt === null) return false;
  return isAskedBackSince(work, { providerId, orderId }, cancelledAt);
}
