import { RESERVATION_SEEN } from '#web/booking/own/own-reservation.ts';
import type { MyBookingsData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type MyBooking = MyBookingsData['getMyBookings']['items'][number];
/** A booking of a service as the list shows it; times are ISO with offset. */
export type ReservationListed = NonNullable<MyBooking['reservation']>;
/** A sign-up as the list shows it. */
export type SubscriptionListed = NonNullable<MyBooking['subscription']>;

export const MY_BOOKINGS =
  operation(`query MyBookings($status: ReservationTime, $type: ReservationType, $page: Int) {
  getMyBookings(status: $status, type: $type, page: $page) {
    total page pages
    items {
      reservation {
        id providerId providerName timeZone offerName resourceName startsAt endsAt status canCancel amountCents paymentState refundState
        money {
          dueCents paidCents paidAtCenterCents paidByWalletCents giftCents backByCardCents backAtCenterCents backToWalletCents
        }
        provider { language images { small } }
      }
      subscription {
        id className status providerId providerName timeZone totalCents onlyBook isPaidWithPass imageUrl
        sessions { startsAt endsAt isCancelled canCancel }
        canCancelWhole
      }
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
