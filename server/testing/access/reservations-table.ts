import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  BOOKINGS_CANCELLED,
  BOOKINGS_RESTORED,
  BOOKINGS_TO_CANCEL_SCREEN,
  CARD_MONEY_TO_RETURN,
  MONEY_TO_RETURN,
  OWED_BY_CUSTOMER,
  OWED_FOR_BOOKINGS,
  PAYMENT_AT_DESK,
  RESERVATION,
  RESERVATION_SCREEN,
  RESERVATION_TO_NOTE,
  RESERVATION_TO_PAY,
  VISITS_TO_PAY,
  VISITS_TO_PAY_SCREEN,
  RESERVATIONS,
  RESERVATIONS_SCREEN,
} from './targets/reservations.ts';

const FOR_A_KEY = { needsKey: true };
const SEES = whoMay('seeReservations');
const TAKES = whoMay('takePayments');
const CHANGES = whoMay('changeReservations');

/** Who works at the desk sees who comes, for what, and how it was paid. */
export const SHOWS_BOOKINGS = {
  shows: [
    'reservations.id',
    'reservations.note',
    'customers.id',
    'reservations.visitor',
    'reservations.visitor_phone',
    'customers.firstname',
    'customers.lastname',
    'customers.email',
    'customers.phone',
    'orders.id',
    'orders.name',
    'orders.resource_name',
    'orders.group_name',
    'orders.color',
    'order_lines.name',
    'till_payments.receipt_number',
    'till_payments.note',
    'people.email',
    'profiles.firstname',
    'profiles.lastname',
  ],
};
const WITH_KEY = { ...FOR_A_KEY, ...SHOWS_BOOKINGS };

/** The bookings of a provider and the money at its desk, in the back office. */
export const RESERVATIONS_TABLE: readonly Row[] = [
  row('getReservations', RESERVATIONS, SEES, NOBODY, SHOWS_BOOKINGS),
  row('getReservation', RESERVATION, SEES, NOBODY, SHOWS_BOOKINGS),
  row('getReservationMails', RESERVATION, SEES, NOBODY, SHOWS_BOOKINGS),
  row('getOwedOrders', OWED_FOR_BOOKINGS, TAKES, NOBODY, SHOWS_BOOKINGS),
  row('getOwedOrders', OWED_BY_CUSTOMER, TAKES, NOBODY, SHOWS_BOOKINGS),
  row('takePayment', PAYMENT_AT_DESK, TAKES, NOBODY, WITH_KEY),
  row('returnPayment', MONEY_TO_RETURN, TAKES, NOBODY, WITH_KEY),
  row('refundPayment', CARD_MONEY_TO_RETURN, TAKES, NOBODY, WITH_KEY),
];

/** The calendar under a drawer has everybody’s colour. */
const OVER_CALENDAR = { shows: [...SHOWS_BOOKINGS.shows, 'resources.color'] };

/** The same on screens. */
export const PAGES_OF_RESERVATIONS: readonly Row[] = [
  row('GET /business/:center/reservations', RESERVATIONS_SCREEN, SEES, NOBODY, SHOWS_BOOKINGS),
  row('GET /business/:center/reservations/:id', RESERVATION_SCREEN, SEES, NOBODY, SHOWS_BOOKINGS),
  row('GET /business/:center/reservations/collect', VISITS_TO_PAY_SCREEN, TAKES, NOBODY, SHOWS_BOOKINGS),
  row('POST /business/:center/reservations/collect', VISITS_TO_PAY, TAKES, NOBODY, SHOWS_BOOKINGS),
  row(
    'GET /business/:center/reservations/cancel',
    BOOKINGS_TO_CANCEL_SCREEN,
    CHANGES,
    NOBODY,
    SHOWS_BOOKINGS,
  ),
  row('POST /business/:center/reservations/cancel', BOOKINGS_CANCELLED, CHANGES, NOBODY, SHOWS_BOOKINGS),
  row('POST /business/:center/reservations/cancel', BOOKINGS_RESTORED, CHANGES, NOBODY, SHOWS_BOOKINGS),
  row('POST /business/:center/reservations/:id', RESERVATION_TO_PAY, TAKES, NOBODY, SHOWS_BOOKINGS),
  row(
    'POST /business/:center/reservations/:id',
    RESERVATION_TO_NOTE,
    whoMay('changeReservations'),
    NOBODY,
    SHOWS_BOOKINGS,
  ),
  row('GET /business/:center/calendar/:id', RESERVATION_SCREEN, SEES, NOBODY, OVER_CALENDAR),
  row('POST /business/:center/calendar/:id', RESERVATION_TO_PAY, TAKES, NOBODY, OVER_CALENDAR),
  row(
    'POST /business/:center/calendar/:id',
    RESERVATION_TO_NOTE,
    whoMay('changeReservations'),
    NOBODY,
    OVER_CALENDAR,
  ),
  row('GET /business/:center/today/:id', RESERVATION_SCREEN, SEES, NOBODY, SHOWS_BOOKINGS),
  row('POST /business/:center/today/:id', RESERVATION_TO_PAY, TAKES, NOBODY, SHOWS_BOOKINGS),
  row(
    'POST /business/:center/today/:id',
    RESERVATION_TO_NOTE,
    whoMay('changeReservations'),
    NOBODY,
    SHOWS_BOOKINGS,
  ),
];
