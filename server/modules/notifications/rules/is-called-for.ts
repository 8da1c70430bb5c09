import type { ReservationMailKind } from './mail-kinds.ts';
import type { ReservationLetter } from './reservation-letter.ts';

/** Whether a mail still tells the truth at the moment it goes out: things move on while a mail server is down. */
export function isCalledFor(
  kind: ReservationMailKind,
  { status, expiresAt, order }: Pick<ReservationLetter, 'status' | 'expiresAt' | 'order'>,
  now: Date,
): boolean {
  switch (kind) {
    case 'reservation-to-confirm':
      return status === 'P' && expiresAt !== null && now < expiresAt;
    case 'reservation-confirmed':
    case 'owner-new-booking':
      return status === 'A';
    case 'payment-done':
      return order.paymentState === 'fullyPaid' || order.paymentState === 'partiallyPaid';
    case 'reservation-cancelled':
    case 'owner-cancellation':
      return status === 'C' || status === 'R';
    case 'refund-done':
      return true;
  }
}
