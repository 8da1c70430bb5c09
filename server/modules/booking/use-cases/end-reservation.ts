import { releaseHold } from '#server/modules/availability/index.ts';
import { releasePromoUse } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CancelReason } from '../facts.ts';
import { reservationCancelled } from '../facts.ts';
import { expectChange } from '../rules/reservation-status.ts';
import type { Letters } from './desk/letters.ts';
import type { Reservation } from '../store/reservations.ts';
import { markCancelled } from '../store/reservations.ts';

/**
 * Ends a reservation for whatever reason: its time is free at once, and whoever must know is told. Joins the caller's
 * transaction, which has locked the row, decided what goes back and asked payments for it.
 */
export async function endReservation(
  work: Work,
  reservation: Reservation,
  ending: {
    reason: CancelReason;
    refundCents: number;
    isPaidBack: boolean;
    actor: string;
    /** Why all goes back although the customer cancelled too late. */
    waiver?: string | null;
    letters?: Letters;
    /** It can be undone: what waited is to wait again then. */
    canUndo?: boolean;
  },
): Promise<void> {
  const { providerId, id } = reservation;
  const { reason, refundCents, actor, waiver = null, letters, canUndo = false } = ending;
  const status = ending.isPaidBack ? 'R' : 'C';
  expectChange(reservation, status, { isPaidBack: ending.isPaidBack });
  await releaseHold(work, providerId, { kind: 'reservation', id });
  if (reservation.orderId !== null && reservation.discountCents > 0)
    await releasePromoUse(work, { providerId, orderId: reservation.orderId });
  await markCancelled(work, { providerId, id }, { status, reason, waiver, canUndo });
  await audit(work, {
    providerId,
    actor,
    action: 'callOffReservation',
    subject: 'reservation',
    subjectId: id,
    before: { status: reservation.status },
    after: { status, reason, refundCents, ...(waiver !== null && { waiver }) },
  });
  const { sequence } = reservation;
  const hasStood = reservation.status === 'A';
  const data = {
    providerId,
    reservationId: id,
    sequence,
    reason,
    refundCents,
    hasStood,
    ...letters,
  };
  await work.announce(reservationCancelled(data));
}
