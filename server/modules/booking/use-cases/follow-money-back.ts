import { moneyBackOfMany, nothingIsKept, releasePromoUse } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import { canChange } from '../rules/reservation-status.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation, markPaidBack } from '../store/reservations.ts';

/**
 * A refund has arrived or failed, or money was given back at the till: a booking that is off is called paid back (R) only while all of its
 * money has gone back or is on its way.
 * Runs inside the transaction of the reaction; what counts is how things stand by then.
 */
export async function followMoneyBack(
  work: Work,
  { providerId, reservationId }: { providerId: number; reservationId: number },
): Promise<void> {
  const reservation = await findReservation(work, providerId, reservationId, { forChange: true });
  if (!reservation || reservation.orderId === null) return;
  const money = (await moneyBackOfMany(work, [{ providerId, id: reservation.orderId }])).get(
    reservation.orderId,
  );
  const isOff = reservation.status === 'C' || reservation.status === 'R';
  if (!isOff || money === undefined) return;
  if (nothingIsKept(money)) {
    await markAsPaidBack(work, reservation, true, 'system:refund');
    await releasePromoUse(work, { providerId, orderId: reservation.orderId });
  } else if (money.progress === 'failed') await markAsPaidBack(work, reservation, false, 'system:refund');
}

/** What is off is called paid back (R), or after all is not (C); what is so already stays. Joins the caller's transaction, which has locked the row. */
export async function markAsPaidBack(
  work: Work,
  { providerId, id, status: before }: Reservation,
  isPaidBack: boolean,
  actor: string,
): Promise<void> {
  const status = isPaidBack ? 'R' : 'C';
  if (!canChange(before, status, { isPaidBack })) return;
  await markPaidBack(work, providerId, id, status);
  await audit(work, {
    providerId,
    actor,
    action: 'markPaidBack',
    subject: 'reservation',
    subjectId: id,
    before: { status: before },
    after: { status },
  });
}
