import type { Fact } from '#server/kernel/facts.ts';

interface OfReservation {
  providerId: number;
  reservationId: number;
}

export type CancelReason = 'byCustomer' | 'byProvider' | 'expired' | 'placeLost';

/** A guest booked without paying: the place waits for the mailed link (status P). */
export type ReservationPlaced = Fact<'reservationPlaced', OfReservation>;
/** The booking stands (status A). */
export type ReservationConfirmed = Fact<'reservationConfirmed', OfReservation>;
/** The booking is off; `refundCents` goes back. */
export type ReservationCancelled = Fact<'reservationCancelled', OfReservation & { reason: CancelReason; refundCents: number }>;
