import { RESERVATION_SEEN } from '#web/booking/own/own-reservation.ts';
import { operation } from '#web/lib/api.ts';

export const RESERVATION_BY_LINK =
  operation(`query ReservationByLink($code: String!, $purpose: LinkPurpose!) {
  reservationByLink(code: $code, purpose: $purpose) { ...ReservationSeen }
} ${RESERVATION_SEEN}`);

/** The booking this browser has just made, paid or confirmed; no address names it. */
export const RESERVATION_JUST_MADE = operation(
  `query ReservationJustMade { reservationJustMade { ...ReservationSeen } } ${RESERVATION_SEEN}`,
);

export const CONFIRM_RESERVATION = operation(
  'mutation ConfirmReservation($code: String!) { confirmReservationByLink(code: $code) { id } }',
);

export const CANCEL_RESERVATION = operation(
  'mutation CancelReservation($code: String!) { cancelReservationByLink(code: $code) { id } }',
);

export const MOVE_RESERVATION =
  operation(`mutation MoveReservation($code: String!, $dateTimeFrom: String!, $resourceId: Id) {
  moveReservationByLink(code: $code, dateTimeFrom: $dateTimeFrom, resourceId: $resourceId) { id }
}`);
