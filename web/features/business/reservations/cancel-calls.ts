import { operation } from '#web/lib/api.ts';

/** Bookings that are chosen to be cancelled, and what would follow. */
export const RESERVATIONS_TO_CANCEL = operation(`query ReservationsToCancel($providerId: Id!, $ids: [Id!]!) {
  getReservationsToCancel(providerId: $providerId, ids: $ids) {
    obstacle canBeTold
    preview { byUsRefundCents byCustomerRefundCents isFreeForCustomer atCenterCents walletCents }
    reservation { id sequence startsAt endsAt status isOver cancelReason presence customerName email phone offerName resourceName }
  }
}`);
