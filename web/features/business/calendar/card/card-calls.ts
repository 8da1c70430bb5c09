import type { ReservationCardData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** What a booking's card says beyond what the calendar draws; contacts only for who may see them. */
export const RESERVATION_CARD = operation(`query ReservationCard($providerId: Id!, $id: Id!) {
  getReservation(providerId: $providerId, id: $id) {
    note isBlacklisted
    reservation { id customerId status presence owedCents phone email }
    timeZone
    visits { count lastAt noShows }
    acts { canSayPresence canSayNoShow canChange canCancel presence }
  }
}`);
export type ReservationCard = ReservationCardData['getReservation'];
