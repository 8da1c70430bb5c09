/** The front door of booking. */
export type { Booked } from './use-cases/booking-request.ts';
export type { BookingForCustomer, Desk } from './use-cases/book-for-customer.ts';
export { bookForCustomer } from './use-cases/book-for-customer.ts';
export { bookService } from './use-cases/book-service.ts';
export { bookingsToCome, countBookingsToCome } from './use-cases/bookings-to-come.ts';
export type { ReservationChanges } from './use-cases/change-reservation.ts';
export { changeReservation } from './use-cases/change-reservation.ts';
export { cancelReservation } from './use-cases/cancel-reservation.ts';
export { confirmReservationByLink } from './use-cases/confirm-reservation.ts';
export { expireReservations } from './use-cases/expire-reservations.ts';
export { moveReservation } from './use-cases/move-reservation.ts';
export { bookingPersonalData } from './use-cases/personal-data.ts';
export { offersSoldNow, sellsNow } from './use-cases/offers-sold-now.ts';
export { reactivateReservation } from './use-cases/reactivate-reservation.ts';
export { myStandingReservations } from './use-cases/my-reservations.ts';
export type { ReservationDetails } from './use-cases/reservation-details.ts';
export { reservationDetails } from './use-cases/reservation-details.ts';
export { keepTermsText, TERMS_TEXT } from './use-cases/terms-text.ts';
