import { operation } from '#web/lib/api.ts';

/** A guest's own booking behind a mailed link; times are ISO with offset. */
export type ReservationSeen = {
  id: number;
  providerId: number;
  providerName: string;
  providerAddress: string | null;
  providerPhone: string | null;
  providerEmail: string | null;
  timeZone: string;
  offerName: string;
  serviceName: string | null;
  resourceName: string | null;
  startsAt: string;
  endsAt: string;
  /** P waits for the mailed link, RSD for the payment, A stands, C is off, R is off and paid back. */
  status: string;
  cancelReason: string | null;
  amountCents: number;
  paymentState: string;
  canCancel: boolean;
  refundCentsIfCancelledNow: number;
  freeCancellationUntil: string;
  expiresAt: string | null;
  manageCode: string;
};

const RESERVATION = `{
  id providerId providerName providerAddress providerPhone providerEmail timeZone offerName serviceName resourceName
  startsAt endsAt status cancelReason amountCents paymentState canCancel refundCentsIfCancelledNow freeCancellationUntil
  expiresAt manageCode
}`;

export const RESERVATION_BY_LINK = operation<
  { reservationByLink: ReservationSeen | null },
  { code: string; purpose: 'confirm' | 'manage' }
>(`query ReservationByLink($code: String!, $purpose: LinkPurpose!) {
  reservationByLink(code: $code, purpose: $purpose) ${RESERVATION}
}`);

export const CONFIRM_RESERVATION = operation<
  { confirmReservationByLink: ReservationSeen | null },
  { code: string }
>(`mutation ConfirmReservation($code: String!) { confirmReservationByLink(code: $code) ${RESERVATION} }`);

export const CANCEL_RESERVATION = operation<
  { cancelReservationByLink: ReservationSeen | null },
  { code: string }
>(`mutation CancelReservation($code: String!) { cancelReservationByLink(code: $code) ${RESERVATION} }`);

export type ReservationState = 'waiting' | 'unpaid' | 'confirmed' | 'past' | 'cancelled' | 'refunded';

/** One word for where a booking stands. */
export function stateOf({
  status,
  canCancel,
}: Pick<ReservationSeen, 'status' | 'canCancel'>): ReservationState {
  if (status === 'R') return 'refunded';
  if (status === 'C') return 'cancelled';
  if (status === 'P') return 'waiting';
  if (status === 'RSD') return 'unpaid';
  return canCancel ? 'confirmed' : 'past';
}
