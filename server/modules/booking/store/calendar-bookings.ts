import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { OrderPaymentState } from '#contracts/statuses.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedCustomers } from '#server/modules/customers/index.ts';
import { offerSeats } from '#server/modules/catalog/index.ts';
import { namedOrders } from '#server/modules/payments/index.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

/** A booking as a calendar draws it. */
export interface CalendarBookingRow {
  id: number;
  status: ReservationStatus;
  resourceId: number;
  offerId: number;
  customerId: number;
  startsAt: EpochMinutes;
  endsAt: EpochMinutes;
  prepareMinutes: number;
  cleanupMinutes: number;
  /** By its name of the day it was booked, with the group it stood in. */
  offer: string;
  group: string | null;
  color: string | null;
  /** Empty where nobody said. */
  customer: string;
  paymentState: OrderPaymentState;
  /** Written down by the provider, not booked by the customer. */
  byProvider: boolean;
  hasNote: boolean;
  /** The customer has no booking here before it. */
  isFirstVisit: boolean;
  /** Whether who booked came; null: nobody has said. */
  presence: 'arrived' | 'noShow' | null;
  /** How many may come at once. */
  seats: number;
}

/** What is asked for: what touches the range, of some people. */
export interface CalendarBookingsAsked {
  providerId: number;
  resourceIds: readonly number[];
  from: Date;
  to: Date;
  withCancelled: boolean;
}

/** No booking lasts longer (`offers.duration_minutes`, `DeskBooking`): the index begins here. */
const LONGEST = sql`interval '1 day'`;

const COLUMNS: Readonly<Record<keyof CalendarBookingRow, RawBuilder<unknown>>> = {
  id: sql`r.id`,
  status: sql`r.status`,
  resourceId: sql`r.resource_id`,
  offerId: sql`r.offer_id`,
  customerId: sql`r.customer_id`,
  startsAt: sql`(date_part('epoch', r.starts_at) / 60)::integer`,
  endsAt: sql`(date_part('epoch', r.ends_at) / 60)::integer`,
  prepareMinutes: sql`r.prepare_minutes`,
  cleanupMinutes: sql`r.cleanup_minutes`,
  offer: sql`o.name`,
  group: sql`o.group_name`,
  color: sql`o.color`,
  customer: sql`concat_ws(' ', c.firstname, c.lastname)`,
  paymentState: sql`o.payment_state`,
  byProvider: sql`o.channel = 'Business'`,
  hasNote: sql`r.note <> '' is true`,
  isFirstVisit: sql`not exists (select from reservations e where e.provider_id = r.provider_id and e.customer_id = r.customer_id
    and e.starts_at < r.starts_at and e.status in ('A', 'P', 'RSD'))`,
  presence: sql`r.presence_now`,
  seats: sql`s.capacity`,
};
const NAMES = Object.entries(COLUMNS).map(([name, value]) => ({
  key: sql.lit(name),
  name: sql.ref(name),
  value,
}));
const SELECTED = sql.join(NAMES.map(({ name, value }) => sql`${value} as ${name}`));
/** A list for each column: half the work of an object for each booking, on both sides. */
const AS_JSON = sql.join(NAMES.map(({ key, name }) => sql`${key}, array_to_json(array_agg(found.${name}))`));

/** A list for each column, all in the same order; null for none. */
type Lists = { [Name in keyof CalendarBookingRow]: CalendarBookingRow[Name][] | null };

/**
 * Bookings that touch a range, soonest first, as one value. Cancelled ones if asked for; what ran out before it was confirmed or paid never was
 * a visit and is left out.
 */
export async function readCalendarBookings(
  work: Work,
  { providerId, resourceIds, from, to, withCancelled }: CalendarBookingsAsked,
): Promise<CalendarBookingRow[]> {
  const now = work.now();
  const off = withCancelled ? sql`or r.status in ('C', 'R') and r.cancel_reason <> 'expired'` : sql``;
  const { rows } = await sql<{ lists: Lists }>`
    select json_build_object(${AS_JSON}) as lists from (
      select ${SELECTED}
      from reservations r
      join ${namedOrders} o on o.provider_id = r.provider_id and o.id = r.order_id
      join ${namedCustomers} c on c.provider_id = r.provider_id and c.id = r.customer_id
      join ${offerSeats} s on s.provider_id = r.provider_id and s.id = r.offer_id
      where r.provider_id = ${providerId} and r.starts_at > ${from}::timestamptz - ${LONGEST} and r.starts_at < ${to} and r.ends_at > ${from}
        and r.resource_id = any(${[...resourceIds]}::bigint[])
        and (r.status in ('A', 'P', 'RSD') and (r.expires_at is null or r.expires_at > ${now}) ${off})
      order by r.starts_at, r.id) found
  `.execute(work.db);
  return rows[0] ? bookingsIn(rows[0].lists) : [];
}

function bookingsIn(of: Lists): CalendarBookingRow[] {
  return (of.id ?? []).map((id, at) => ({
    id,
    status: cell(of.status, at),
    resourceId: cell(of.resourceId, at),
    offerId: cell(of.offerId, at),
    customerId: cell(of.customerId, at),
    startsAt: cell(of.startsAt, at),
    endsAt: cell(of.endsAt, at),
    prepareMinutes: cell(of.prepareMinutes, at),
    cleanupMinutes: cell(of.cleanupMinutes, at),
    offer: cell(of.offer, at),
    group: cell(of.group, at),
    color: cell(of.color, at),
    customer: cell(of.customer, at),
    paymentState: cell(of.paymentState, at),
    byProvider: cell(of.byProvider, at),
    hasNote: cell(of.hasNote, at),
    isFirstVisit: cell(of.isFirstVisit, at),
    presence: cell(of.presence, at),
    seats: cell(of.seats, at),
  }));
}

/** The lists are of one length. */
const cell = <T>(list: readonly T[] | null, at: number): T => list?.[at] as T;
