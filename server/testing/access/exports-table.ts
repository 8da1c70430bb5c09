import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  CUSTOMERS_EXPORT_SCREEN,
  CUSTOMERS_FILE,
  CUSTOMERS_TO_TAKE,
  RESERVATIONS_EXPORT_SCREEN,
  RESERVATIONS_FILE,
  RESERVATIONS_TO_TAKE,
  STANDING_OF_CUSTOMERS,
  STANDING_OF_RESERVATIONS,
} from './targets/exports.ts';

const TAKES_CUSTOMERS = whoMay('exportCustomers');
const TAKES_RESERVATIONS = whoMay('exportReservations');

/** A file holds what its list shows. */
const SHOWS_CUSTOMERS = {
  shows: [
    'customers.id',
    'reservations.visitor',
    'reservations.visitor_phone',
    'customers.firstname',
    'customers.lastname',
    'customers.email',
    'customers.phone',
    'customer_tags.id',
    'customer_tags.name',
    'customer_fields.name',
    'customer_field_values.value',
    'people.email',
    'profiles.firstname',
    'profiles.lastname',
  ],
};
const SHOWS_BOOKINGS = {
  shows: [
    'reservations.id',
    'customers.id',
    'reservations.visitor',
    'reservations.visitor_phone',
    'customers.firstname',
    'customers.lastname',
    'customers.email',
    'customers.phone',
    'orders.name',
    'orders.resource_name',
    'orders.group_name',
    'people.email',
    'profiles.firstname',
    'profiles.lastname',
  ],
};
const AFTER_STEP_UP = { isAfterStepUp: true };

/** Lists of a provider as files. */
export const EXPORTS_TABLE: readonly Row[] = [
  row('getExportStanding', STANDING_OF_CUSTOMERS, TAKES_CUSTOMERS, NOBODY),
  row('getExportStanding', STANDING_OF_RESERVATIONS, TAKES_RESERVATIONS, NOBODY),
  row('GET /exports/:providerId/customers.:format', CUSTOMERS_FILE, TAKES_CUSTOMERS, NOBODY, {
    ...SHOWS_CUSTOMERS,
    ...AFTER_STEP_UP,
  }),
  row('GET /exports/:providerId/reservations.:format', RESERVATIONS_FILE, TAKES_RESERVATIONS, NOBODY, {
    ...SHOWS_BOOKINGS,
    ...AFTER_STEP_UP,
  }),
];

const SHOWS_LIST_OF_BOOKINGS = { shows: [...SHOWS_BOOKINGS.shows, 'orders.id', 'orders.color'] };

/** The same on screens. */
export const PAGES_OF_EXPORTS: readonly Row[] = [
  row(
    'GET /business/:center/customers/export',
    CUSTOMERS_EXPORT_SCREEN,
    TAKES_CUSTOMERS,
    NOBODY,
    SHOWS_CUSTOMERS,
  ),
  row('POST /business/:center/customers/export', CUSTOMERS_TO_TAKE, TAKES_CUSTOMERS, NOBODY, {
    ...SHOWS_CUSTOMERS,
    ...AFTER_STEP_UP,
  }),
  row(
    'GET /business/:center/reservations/export',
    RESERVATIONS_EXPORT_SCREEN,
    TAKES_RESERVATIONS,
    NOBODY,
    SHOWS_LIST_OF_BOOKINGS,
  ),
  row('POST /business/:center/reservations/export', RESERVATIONS_TO_TAKE, TAKES_RESERVATIONS, NOBODY, {
    ...SHOWS_LIST_OF_BOOKINGS,
    ...AFTER_STEP_UP,
  }),
];
