import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { DESK, DESK_BOOKING, DESK_BOOKINGS } from './targets/desk-booking.ts';

const BOOKS = whoMay('changeReservations');
/** Who books for customers sees who they are. */
const SHOWS_CUSTOMERS = {
  shows: [
    'customers.id',
    'reservations.visitor',
    'reservations.visitor_phone',
    'customers.firstname',
    'customers.lastname',
    'customers.email',
    'customers.phone',
    // What a booking asks of them
    'customer_fields.name',
    'people.email',
  ],
};

/** Booking at the desk. */
export const DESK_BOOKING_TABLE: readonly Row[] = [
  row('searchCustomers', DESK, whoMay('seeCustomers'), NOBODY, SHOWS_CUSTOMERS),
  row('getBookableAtDesk', DESK, BOOKS, NOBODY),
  row('getFreeTimesAtDesk', DESK, BOOKS, NOBODY),
  row('getNextFreeDateAtDesk', DESK, BOOKS, NOBODY),
  row('createReservation', DESK_BOOKING, BOOKS, NOBODY, { needsKey: true }),
  row('createReservations', DESK_BOOKINGS, BOOKS, NOBODY, { needsKey: true }),
];
