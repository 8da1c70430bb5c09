import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { SHOWS_BOOKINGS } from './calendar-table.ts';
import { TODAY } from './targets/today.ts';

/** A day at a provider, in the back office. */
export const TODAY_TABLE: readonly Row[] = [
  row('getToday', TODAY, whoMay('seeReservations'), NOBODY, SHOWS_BOOKINGS),
  row('getDaySheet', TODAY, whoMay('seeReservations'), NOBODY, SHOWS_BOOKINGS),
];
