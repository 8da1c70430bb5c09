/** The front door of booking. */
export type { Booked, BookingOrigin, BookingRequest } from './use-cases/booking-request.ts';
export type { BookingForCustomer, Desk } from './use-cases/book-for-customer.ts';
export { bookForCustomer } from './use-cases/book-for-customer.ts';
export type { CalendarBooking } from './use-cases/calendar-bookings.ts';
export { calendarBookings } from './use-cases/calendar-bookings.ts';
export type { PlacedReservation } from './store/reservation-things.ts';
export { readPlaced } from './store/reservation-things.ts';
export { findReservation } from './store/reservations.ts';
export { callOffReservation } from './use-cases/call-off.ts';
export type { NamedBooking } from './use-cases/affected-bookings.ts';
export { bookingsOfOffers, bookingsOfProvider, lockBookings } from './use-cases/affected-bookings.ts';
export { bookService } from './use-cases/book-service.ts';
export { bookingsToCome, countBookingsToCome } from './use-cases/bookings-to-come.ts';
export { cancelReservation } from './use-cases/cancel-reservation.ts';
export { confirmReservationByLink } from './use-cases/confirm-reservation.ts';
export { expireReservations } from './use-cases/expire-reservations.ts';
export { moveReservation } from './use-cases/move-reservation.ts';
export { bookingPersonalData } from './use-cases/personal-data.ts';
export { offersSoldNow, payableOnlineNow, sellsNow } from './use-cases/offers-sold-now.ts';
export {
  myReservation,
  myReservations,
  myConfirmedReservations,
  RESERVATION_TYPES,
} from './use-cases/my-reservations.ts';
export { bookingsOfPeople } from './store/reservations-of-person.ts';
export type { ReservationDetails } from './use-cases/reservation-details.ts';
export { reservationDetails, reservationDetailsOfMany } from './use-cases/reservation-details.ts';
export { expectActs, seesContacts, seesOwnBookings } from './policy.ts';
export type { SeenBooking } from './use-cases/desk/update-reservation.ts';
export { lockOwnBooking, lockOwnBookings, versionOf } from './use-cases/desk/own-bookings.ts';
export { standingStarts } from './use-cases/confirmed-starts.ts';
export type { ListedReservation } from './store/find-reservations.ts';
export type { Visits } from './store/visits.ts';
export type { NewBooking, VisitOfDay } from './store/visits-of-day.ts';
export { countVisits, datesOfVisits, readNewBookings, readVisitsOfDay } from './store/visits-of-day.ts';
export { RESERVATION_PAYMENTS, RESERVATION_SORTS, RESERVATION_STANDINGS } from './store/find-reservations.ts';
export type { DeskReservation, ReservationPage, ReservationsQuery } from './use-cases/desk-reads.ts';
export {
  getDeskReservation,
  listReservations,
  ownResourceOf,
  reservationsToExport,
} from './use-cases/desk-reads.ts';
export { bookedTimes } from './store/booked-times.ts';
export type { Opened } from './store/bookings-of-customers.ts';
export {
  bookedWith,
  countProvedVisits,
  hasBookedWith,
  whoCameToWhom,
} from './store/bookings-of-customers.ts';
