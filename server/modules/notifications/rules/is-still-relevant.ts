import type { ReservationMailKind } from './mail-kinds.ts';
import type { ReservationForMail } from './reservation-for-mail.ts';

/**
 * Whether a mail still tells the truth at the moment it goes out: things move on while a mail server is down.
 * @param toldSequence the change of the booking the mail tells of
 */
export function isStillRelevant(
  kind: ReservationMailKind,
  reservation: Pick<ReservationForMail, 'status' | 'expiresAt' | 'order' | 'sequence'>,
  now: Date,
  toldSequence: number = reservation.sequence,
): boolean {
  const { status, expiresAt, order } = reservation;
  // Of several changes only the last is told: each mail tells how things stand now.
  const isOfToday = toldSequence === reservation.sequence;
  switch (kind) {
    case 'reservation-to-confirm':
      return status === 'P' && expiresAt !== null && now < expiresAt;
    case 'reservation-confirmed':
    case 'owner-new-booking':
      return status === 'A';
    case 'payment-done':
      return order.paymentState === 'fullyPaid' || order.paymentState === 'partiallyPaid';
    case 'reservation-moved':
    case 'owner-move':
      return status === 'A' && isOfToday;
    case 'reservation-cancelled':
    case 'owner-cancellation':
      return (status === 'C' || status === 'R') && isOfToday;
    case 'refund-done':
      return order.refundProgress !== 'failed';
    case 'owner-refund-delayed':
      return order.refundProgress !== 'failed' && order.refundProgress !== 'refunded';
    case 'owner-refund-failed':
      return true;
  }
}
