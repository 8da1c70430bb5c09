import { NOBODY, whoMay } from './actors.ts';
import { SHOWS_BOOKINGS } from './reservations-table.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  BOOKING_OF_ANOTHER_SERVICE,
  BOOKING_THAT_WAS,
  BOOKING_TO_ACTIVATE,
  BOOKING_TO_CHANGE,
  BOOKING_TO_CONFIRM,
  BOOKING_TO_TELL_OF,
  BOOKING_TO_TRY,
  BOOKINGS_TO_CANCEL,
  GROUP_TO_MOVE,
  GROUP_TO_TELL_OF,
  GROUP_TO_TRY,
} from './targets/desk.ts';

const FOR_A_KEY = { needsKey: true };
const CHANGES_RESERVATIONS = whoMay('changeReservations');

/** What the desk does to bookings. */
export const DESK_TABLE: readonly Row[] = [
  row('getCancelPreviews', BOOKINGS_TO_CANCEL, CHANGES_RESERVATIONS, NOBODY),
  row('getReservationsToCancel', BOOKINGS_TO_CANCEL, CHANGES_RESERVATIONS, NOBODY, SHOWS_BOOKINGS),
  row('tryReservationChange', BOOKING_TO_TRY, CHANGES_RESERVATIONS, NOBODY),
  row('updateReservation', BOOKING_TO_CHANGE, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
  row('tellOfMove', BOOKING_TO_TELL_OF, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
  row('tryReservationsChange', GROUP_TO_TRY, CHANGES_RESERVATIONS, NOBODY),
  row('updateReservations', GROUP_TO_MOVE, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
  row('tellOfMoves', GROUP_TO_TELL_OF, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
  row('changeReservationService', BOOKING_OF_ANOTHER_SERVICE, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
  row('cancelReservations', BOOKINGS_TO_CANCEL, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
  row('confirmReservation', BOOKING_TO_CONFIRM, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
  row('activateReservation', BOOKING_TO_ACTIVATE, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
  row('setReservationPresence', BOOKING_THAT_WAS, CHANGES_RESERVATIONS, NOBODY, FOR_A_KEY),
];
