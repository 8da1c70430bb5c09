import type { ReservationForMail } from './reservation-for-mail.ts';

/** How a booking stands at the moment a mail about it would go out. */
interface Now extends Pick<ReservationForMail, 'status' | 'expiresAt' | 'order' | 'startsAt'> {
  now: Date;
  /** Of several changes only the last is told: each mail tells how things stand now. */
  isLastChange: boolean;
  /** It starts when the mail says. */
  isAtToldStart: boolean;
}

const stands = ({ status }: Now): boolean => status === 'A';
const standsMoved = ({ status, isLastChange }: Now): boolean => status === 'A' && isLastChange;
const isOff = ({ status, isLastChange }: Now): boolean => (status === 'C' || status === 'R') && isLastChange;

/** Every kind of mail about a reservation (specification section 4), and when it still tells the truth. */
const KINDS = {
  'reservation-to-confirm': ({ status, expiresAt, now }: Now) =>
    status === 'P' && expiresAt !== null && now < expiresAt,
  'reservation-confirmed': stands,
  'payment-done': ({ order: { paymentState } }: Now) =>
    paymentState === 'fullyPaid' || paymentState === 'partiallyPaid',
  'reservation-moved': standsMoved,
  'reservation-reminder': ({ status, isAtToldStart, startsAt, now }: Now) =>
    status === 'A' && isAtToldStart && now < startsAt,
  'reservation-cancelled': isOff,
  'refund-done': ({ order: { refundProgress } }: Now) => refundProgress !== 'failed',
  'owner-new-booking': stands,
  'owner-move': standsMoved,
  'owner-cancellation': isOff,
  'owner-refund-delayed': ({ order: { refundProgress } }: Now) =>
    refundProgress !== 'failed' && refundProgress !== 'refunded',
  'owner-refund-failed': () => true,
  // Also of one that is somebody else's now: whose it is, is asked beside
  'colleague-cancellation': () => true,
  'colleague-new-booking': stands,
  'colleague-move': standsMoved,
};
export type ReservationMailKind = keyof typeof KINDS;

export function isReservationMailKind(kind: string): kind is ReservationMailKind {
  return Object.hasOwn(KINDS, kind);
}

export const RESERVATION_MAIL_KINDS = Object.keys(KINDS).filter(isReservationMailKind);

/**
 * Whether a mail still tells the truth at the moment it goes out: things move on while a mail server is down.
 * @param told the change of the booking the mail tells of, and the start (ISO) of one that tells of a start whatever else has changed; left out: as it is now
 */
export function isStillRelevant(
  kind: ReservationMailKind,
  reservation: Pick<ReservationForMail, 'status' | 'expiresAt' | 'order' | 'sequence' | 'startsAt'>,
  now: Date,
  told: { sequence?: number; startsAt?: string } = {},
): boolean {
  const isLastChange = (told.sequence ?? reservation.sequence) === reservation.sequence;
  const isAtToldStart =
    told.startsAt === undefined ? isLastChange : told.startsAt === reservation.startsAt.toISOString();
  return KINDS[kind]({ ...reservation, now, isLastChange, isAtToldStart });
}
