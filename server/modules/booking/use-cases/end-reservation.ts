import { releaseHold } from '#server/modules/availability/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CancelReason } from '../facts.ts';
import { reservationCancelled } from '../facts.ts';
import { canChange } from '../rules/reservation-status.ts';
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
  },
): Promise<void> {
  const { providerId, id } = reservation;
  const { reason, refundCents, actor, waiver = null, letters } = ending;
  const status = ending.isPaidBack ? 'R' : 'C';
  if (!canChange(reservation.status, status))
    throw new Error(`Reservation ${id} cannot go from ${reservation.status} to ${status}`);
  await releaseHold(work, providerId, { kind: 'reservation', id });
  await markCancelled(work, { providerId, id }, { status, reason, waiver });
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
