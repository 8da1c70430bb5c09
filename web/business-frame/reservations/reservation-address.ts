import * as m from '#contracts/texts/messages.js';
import { byId, describeList, oneOfNamed, unshown } from '../list-screen/describe-list.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { AddressPart } from '#web/lib/list-address.ts';

/** A local date, `2026-11-20`; '' for none. */
const day: AddressPart<string> = {
  read: (said) => (said !== null && /^\d{4}-\d{2}-\d{2}$/.test(said) && isDay(said) ? said : ''),
  write: (value) => (value === '' ? null : value),
};
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  const year = Number(text.slice(0, 4));
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && year >= 2000 && year <= 2100;
};

/** The bookings of a center: filters, orders and words of their list. */
export const RESERVATION_LIST = describeList({
  path: 'reservations',
  texts: {
    title: m.reservations_title,
    search: m.reservations_search,
    failed: m.reservations_failed_title,
    nothingFound: [m.reservations_nothing_found_title, m.reservations_nothing_found_text],
    none: [m.reservations_none_title, m.reservations_none_text],
  },
  filters: {
    status: oneOfNamed(m.reservations_standing, {
      upcoming: m.reservations_standing_upcoming,
      completed: m.reservations_standing_completed,
      waiting: m.reservations_standing_waiting,
      inactive: m.reservations_standing_inactive,
      active: m.reservations_standing_active,
      all: m.reservations_standing_all,
    }),
    payment: oneOfNamed(m.reservations_payment, {
      any: m.reservations_payment_any,
      unpaid: m.reservations_payment_unpaid,
      pending: m.reservations_payment_pending,
      paid: m.reservations_payment_paid,
      reimbursed: m.reservations_payment_reimbursed,
    }),
    person: byId(m.reservations_person, m.reservations_person_any),
    service: byId(m.reservations_service, m.reservations_service_any),
    customer: unshown(idOrNone),
    from: unshown(day),
    to: unshown(day),
  },
  sorts: {
    // What is to come begins with the soonest, all else with the latest
    start: ({ status }) => (status === 'upcoming' || status === 'waiting' ? 'ascending' : 'descending'),
    booked: 'descending',
    customer: 'ascending',
    service: 'ascending',
    person: 'ascending',
  },
});
export type ReservationQuery = ReturnType<typeof RESERVATION_LIST.address.read>;
export type ReservationSort = ReservationQuery['sort'];

/**
 * By which columns the list can be put in order: those that an index serves however many bookings there are. What else narrows it keeps to the order of
 * time, and that of customers is not served within a period or of what waits (docs/decisions/0062).
 */
export function sortsOf(asked: ReservationQuery): readonly ReservationSort[] {
  const { q, payment, person, service, customer, status, from, to } = asked;
  if (q !== '' || payment !== 'any' || person !== null || service !== null || customer !== null)
    return ['start'];
  const isByCustomer = from === '' && to === '' && status !== 'waiting';
  return ['start', 'service', 'person', ...(isByCustomer ? (['customer'] as const) : [])];
}

/** What the API is asked for. */
export const questionOf = (asked: ReservationQuery) => ({
  search: asked.q || null,
  standing: asked.status,
  payment: asked.payment === 'any' ? null : asked.payment,
  resourceId: asked.person,
  serviceId: asked.service,
  customerId: asked.customer,
  from: asked.from || null,
  to: asked.to || null,
  sort: asked.sort,
  isDescending: RESERVATION_LIST.isDescending(asked),
  page: Math.min(asked.page, 1000),
});
