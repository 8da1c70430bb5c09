import { RESERVATION_SEEN } from '#web/booking/own/own-reservation.ts';
import type { MyReservationsData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type ReservationPage = MyReservationsData['getMyReservations'];
/** A booking as the list shows it; times are ISO with offset. */
export type ReservationListed = ReservationPage['items'][number];

export const MY_RESERVATIONS =
  operation(`query MyReservations($status: ReservationTime, $type: ReservationType, $page: Int) {
  getMyReservations(status: $status, type: $type, page: $page) {
    total page pages
    items {
      id providerId providerName timeZone offerName resourceName startsAt endsAt status canCancel amountCents paymentState refundState
      money { dueCents paidCents paidAtCenterCents backByCardCents backAtCenterCents }
      provider { language images { small } }
    }
  }
}`);

export const MY_RESERVATION = operation(
  `query MyReservation($providerId: Id!, $id: Id!) { getMyReservation(providerId: $providerId, id: $id) { ...ReservationSeen } } ${RESERVATION_SEEN}`,
);

export const CANCEL_MY_RESERVATION = operation(
  'mutation CancelMyReservation($providerId: Id!, $id: Id!) { cancelMyReservation(providerId: $providerId, id: $id) { id } }',
);

export const MOVE_MY_RESERVATION = operation(
  `mutation MoveMyReservation($providerId: Id!, $id: Id!, $dateTimeFrom: String!, $resourceId: Id, $overlaps: Boolean) {
  moveMyReservation(
    providerId: $providerId, id: $id, dateTimeFrom: $dateTimeFrom, resourceId: $resourceId, overlaps: $overlaps
  ) { id }
}`,
);
