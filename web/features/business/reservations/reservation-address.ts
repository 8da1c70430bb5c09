import { flag, idOrNone, listAddress, oneOf, words } from '#web/lib/list-address.ts';
import type { AddressPart } from '#web/lib/list-address.ts';

/** What of the reservations is shown; the first of each goes without saying. */
export const STANDINGS = ['upcoming', 'completed', 'waiting', 'inactive', 'active', 'all'] as const;
export type Standing = (typeof STANDINGS)[number];
export const PAYMENTS = ['any', 'unpaid', 'pending', 'paid', 'reimbursed'] as const;
export type Payment = (typeof PAYMENTS)[number];
const SORTS = ['start', 'booked', 'customer', 'service', 'person'] as const;
export type ReservationSort = (typeof SORTS)[number];

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

/** What the address of the list says. */
export const RESERVATION_ADDRESS = listAddress({
  q: words(120),
  status: oneOf<Standing>(STANDINGS),
  payment: oneOf<Payment>(PAYMENTS),
  person: idOrNone,
  service: idOrNone,
  customer: idOrNone,
  from: day,
  to: day,
  sort: oneOf<ReservationSort>(SORTS),
  turned: flag,
});
export type ReservationAddress = ReturnType<typeof RESERVATION_ADDRESS.read>;

export const isFiltered = (asked: ReservationAddress): boolean =>
  asked.q !== '' ||
  asked.status !== 'upcoming' ||
  asked.payment !== 'any' ||
  asked.person !== null ||
  asked.service !== null ||
  asked.customer !== null ||
  asked.from !== '' ||
  asked.to !== '';

/**
 * By which columns the list can be put in order: those that an index serves however many bookings there are. What else narrows it keeps to the order of
 * time, and that of customers is not served within a period or of what waits (docs/decisions/0086).
 */
export function sortsOf(asked: ReservationAddress): readonly ReservationSort[] {
  const { q, payment, person, service, customer, status, from, to } = asked;
  if (q !== '' || payment !== 'any' || person !== null || service !== null || customer !== null)
    return ['start'];
  const isByCustomer = from === '' && to === '' && status !== 'waiting';
  return ['start', 'service', 'person', ...(isByCustomer ? (['customer'] as const) : [])];
}

/** What is to come begins with the soonest, all else with the latest, names with the first of the alphabet, unless it is turned around. */
export function isDescending({ status, sort, turned }: ReservationAddress): boolean {
  const isAhead = status === 'upcoming' || status === 'waiting';
  const isUpwards = sort === 'start' ? isAhead : sort !== 'booked';
  return isUpwards === turned;
}

/** What the API is asked for. */
export const questionOf = (asked: ReservationAddress) => ({
  search: asked.q || null,
  standing: asked.status,
  payment: asked.payment === 'any' ? null : asked.payment,
  resourceId: asked.person,
  serviceId: asked.service,
  customerId: asked.customer,
  from: asked.from || null,
  to: asked.to || null,
  sort: asked.sort,
  isDescending: isDescending(asked),
  page: Math.min(asked.page, 1000),
});
