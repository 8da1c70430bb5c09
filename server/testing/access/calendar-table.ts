import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { CALENDAR_OF_CENTER, CHANGES_OF_CENTER } from './targets/calendar.ts';

const SEES_RESERVATIONS = whoMay('seeReservations');
/** Who works there sees what is booked with them, and who comes. */
export const SHOWS_BOOKINGS = {
  shows: [
    'reservations.id',
    'customers.id',
    'reservations.visitor',
    'reservations.visitor_phone',
    'customers.firstname',
    'customers.lastname',
    'orders.name',
    'orders.color',
    'orders.group_name',
    'resources.color',
  ],
};

/** What a provider's calendar draws, in the back office. */
export const CALENDAR_TABLE: readonly Row[] = [
  row('getCalendar', CALENDAR_OF_CENTER, SEES_RESERVATIONS, NOBODY, SHOWS_BOOKINGS),
  row('centerChanged', CHANGES_OF_CENTER, SEES_RESERVATIONS),
];
