import { RESERVATION_FIELDS } from '#web/booking/own/own-reservation.ts';
import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import type { MoveRequest } from '#web/booking/own/change-own-reservation.ts';
import { operation } from '#web/lib/api.ts';
import type { ReservationStatus, ReservationType } from './reservation-filters.ts';

/** A booking as the list shows it; times are ISO with offset. */
export type ReservationListed = Pick<
  ReservationSeen,
  | 'id'
  | 'providerId'
  | 'providerName'
  | 'timeZone'
  | 'offerName'
  | 'resourceName'
  | 'startsAt'
  | 'endsAt'
  | 'status'
  | 'canCancel'
  | 'amountCents'
  | 'paymentState'
  | 'refundState'
> & { provider: { language: string; images: { small: string | null } } | null };

export type ReservationPage = {
  items: readonly ReservationListed[];
  total: number;
  page: number;
  pages: number;
};

export const MY_RESERVATIONS = operation<
  { getMyReservations: ReservationPage },
  { status: ReservationStatus; type: ReservationType; page: number }
>(`query MyReservations($status: ReservationTime, $type: ReservationType, $page: Int) {
  getMyReservations(status: $status, type: $type, page: $page) {
    total page pages
    items {
      id providerId providerName timeZone offerName resourceName startsAt endsAt status canCancel amountCents paymentState refundState
      provider { language images { small } }
    }
  }
}`);

type Key = { providerId: number; id: number };

export const MY_RESERVATION = operation<{ getMyReservation: ReservationSeen }, Key>(
  `query MyReservation($providerId: Id!, $id: Id!) { getMyReservation(providerId: $providerId, id: $id) ${RESERVATION_FIELDS} }`,
);

export const CANCEL_MY_RESERVATION = operation<{ cancelMyReservation: { id: number } }, Key>(
  'mutation CancelMyReservation($providerId: Id!, $id: Id!) { cancelMyReservation(providerId: $providerId, id: $id) { id } }',
);

export const MOVE_MY_RESERVATION = operation<{ moveMyReservation: { id: number } }, Key & MoveRequest>(
  `mutation MoveMyReservation($providerId: Id!, $id: Id!, $dateTimeFrom: String!, $resourceId: Id, $overlaps: Boolean) {
  moveMyReservation(
    providerId: $providerId, id: $id, dateTimeFrom: $dateTimeFrom, resourceId: $resourceId, overlaps: $overlaps
  ) { id }
}`,
);
