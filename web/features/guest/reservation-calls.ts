import { RESERVATION_FIELDS } from '#web/booking/own/own-reservation.ts';
import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import { operation } from '#web/lib/api.ts';

export const RESERVATION_BY_LINK = operation<
  { reservationByLink: ReservationSeen | null },
  { code: string; purpose: 'confirm' | 'manage' }
>(`query ReservationByLink($code: String!, $purpose: LinkPurpose!) {
  reservationByLink(code: $code, purpose: $purpose) ${RESERVATION_FIELDS}
}`);

/** The booking this browser has just made, paid or confirmed; no address names it. */
export const RESERVATION_JUST_MADE = operation<{ reservationJustMade: ReservationSeen | null }>(
  `query ReservationJustMade { reservationJustMade ${RESERVATION_FIELDS} }`,
);

export const CONFIRM_RESERVATION = operation<{ confirmReservationByLink: { id: number } }, { code: string }>(
  'mutation ConfirmReservation($code: String!) { confirmReservationByLink(code: $code) { id } }',
);

export const CANCEL_RESERVATION = operation<{ cancelReservationByLink: { id: number } }, { code: string }>(
  'mutation CancelReservation($code: String!) { cancelReservationByLink(code: $code) { id } }',
);

export const MOVE_RESERVATION = operation<
  { moveReservationByLink: { id: number } },
  { code: string; dateTimeFrom: string; resourceId: number | null }
>(`mutation MoveReservation($code: String!, $dateTimeFrom: String!, $resourceId: Id) {
  moveReservationByLink(code: $code, dateTimeFrom: $dateTimeFrom, resourceId: $resourceId) { id }
}`);
