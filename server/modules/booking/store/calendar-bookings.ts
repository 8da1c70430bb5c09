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

/** Longer than any booking lasts (`offers.duration_minutes`, at most a day): the index begins here. */
const LONGEST = sql`interval '2 days'`;

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
  const { rows } = await sql<{ bookings: CalendarBookingRow[] }>`
    select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status, 'resourceId', r.resource_id, 'offerId', r.offer_id,
      'customerId', r.customer_id, 'startsAt', extract(epoch from r.starts_at)::bigint / 60,
      'endsAt', extract(epoch from r.ends_at)::bigint / 60, 'prepareMinutes', r.prepare_minutes, 'cleanupMinutes', r.cleanup_minutes,
      'offer', o.name, 'group', o.group_name, 'color', o.color, 'customer', concat_ws(' ', c.firstname, c.lastname),
      'paymentState', o.payment_state, 'byProvider', o.channel = 'Business', 'hasNote', r.note <> '' is true,
      'isFirstVisit', not exists (select from reservations e where e.provider_id = r.provider_id and e.customer_id = r.customer_id
        and e.starts_at < r.starts_at and e.status in ('A', 'P', 'RSD')),
      'presence', r.presence, 'seats', s.capacity) order by r.starts_at, r.id), '[]') as bookings
    from reservations r
    join ${namedOrders} o on o.provider_id = r.provider_id and o.id = r.order_id
    join ${namedCustomers} c on c.provider_id = r.provider_id and c.id = r.customer_id
    join ${offerSeats} s on s.provider_id = r.provider_id and s.id = r.offer_id
    where r.provider_id = ${providerId} and r.starts_at > ${from}::timestamptz - ${LONGEST} and r.starts_at < ${to} and r.ends_at > ${from}
      and r.resource_id = any(${[...resourceIds]}::bigint[])
      and (r.status in ('A', 'P', 'RSD') and (r.expires_at is null or r.expires_at > ${now}) ${off})
  `.execute(work.db);
  return rows[0]?.bookings ?? [];
}
