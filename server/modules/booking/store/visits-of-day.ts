import { sql } from 'kysely';
import type { EpochMinutes, LocalDate } from '#contracts/time.ts';
import { MOST_RESERVATION_MINUTES } from '#contracts/validation/new-reservation.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedCustomers } from '#server/modules/customers/index.ts';
import { orderSums } from '#server/modules/payments/index.ts';
import { namedResources } from '#server/modules/staff/index.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

/** Somebody who comes on a day. */
export interface VisitOfDay {
  id: number;
  status: ReservationStatus;
  resourceId: number;
  resourceName: string;
  customerId: number;
  /** Empty where nobody said. */
  customer: string;
  /** As typed with the booking, where the card has another; null: the card's. */
  visitorPhone: string | null;
  offerId: number;
  offer: string;
  startsAt: EpochMinutes;
  endsAt: EpochMinutes;
  presence: 'arrived' | 'noShow' | null;
  hasNote: boolean;
  /** The customer has no booking here before it. */
  isFirstVisit: boolean;
  owedCents: number;
}

/** Somebody who has booked, whenever they come. */
export interface NewBooking extends Pick<VisitOfDay, 'id' | 'customer' | 'offer' | 'startsAt'> {
  bookedByProvider: boolean;
}

interface Asked {
  providerId: number;
  /** Of this person alone; null: of all. */
  ownResourceId: number | null;
}

const STANDS = (work: Work) =>
  sql`r.status in ('A', 'P', 'RSD') and (r.expires_at is null or r.expires_at > ${work.now()})`;
const isOwn = ({ ownResourceId }: Asked) =>
  ownResourceId === null ? sql`true` : sql`r.resource_id = ${ownResourceId}`;

/** No booking lasts longer. */
const LONGEST_VISIT_MS = MOST_RESERVATION_MINUTES * 60_000;

/** Whoever begins between two instants, or began before them and lasts beyond the first of them and now, and keeps their place; soonest first. */
export async function readVisitsOfDay(
  work: Work,
  { from, to, ...asked }: Asked & { from: Date; to: Date },
): Promise<VisitOfDay[]> {
  const earliest = new Date(from.getTime() - LONGEST_VISIT_MS);
  const isOverBy = new Date(Math.max(from.getTime(), work.now().getTime()));
  const { rows } = await sql<{ visits: VisitOfDay[] }>`
    select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status, 'resourceId', r.resource_id,
      'resourceName', coalesce(s.name, o.resource_name, ''), 'customerId', r.customer_id,
      'customer', coalesce(r.visitor, c.shown_name), 'visitorPhone', r.visitor_phone, 'offerId', r.offer_id, 'offer', o.name,
      'startsAt', extract(epoch from r.starts_at)::bigint / 60, 'endsAt', extract(epoch from r.ends_at)::bigint / 60,
      'presence', r.presence_now, 'hasNote', r.note <> '' is true,
      'isFirstVisit', not exists (select from reservations e where e.provider_id = r.provider_id and e.customer_id = r.customer_id
        and e.starts_at < r.starts_at and e.status in ('A', 'P', 'RSD')),
      'owedCents', o.owed_cents) order by r.starts_at, r.id), '[]') as visits
    from reservations r
    join ${orderSums} o on o.provider_id = r.provider_id and o.id = r.order_id
    join ${namedCustomers} c on c.provider_id = r.provider_id and c.id = r.customer_id
    left join ${namedResources} s on s.provider_id = r.provider_id and s.id = r.resource_id
    where r.provider_id = ${asked.providerId} and r.starts_at >= ${earliest} and r.starts_at < ${to}
      and (r.starts_at >= ${from} or r.ends_at > ${isOverBy}) and ${isOwn(asked)} and ${STANDS(work)}`.execute(
    work.db,
  );
  return rows[0]?.visits ?? [];
}

/** How many begin between two instants and keep their place, and when the first of them; null: none does. */
export async function countVisits(
  work: Work,
  { from, to, ...asked }: Asked & { from: Date; to: Date },
): Promise<{ count: number; firstAt: Date | null }> {
  const { rows } = await sql<{ count: number; firstAt: Date | null }>`
    select count(*)::int as count, min(r.starts_at) as "firstAt" from reservations r
    where r.provider_id = ${asked.providerId} and r.starts_at >= ${from} and r.starts_at < ${to} and ${isOwn(asked)} and ${STANDS(work)}`.execute(
    work.db,
  );
  return rows[0] ?? { count: 0, firstAt: null };
}

/** The dates, in a time zone, on which one begins between two instants and keeps its place. */
export async function datesOfVisits(
  work: Work,
  { from, to, timeZone, ...asked }: Asked & { from: Date; to: Date; timeZone: string },
): Promise<LocalDate[]> {
  const { rows } = await sql<{ date: LocalDate }>`
    select distinct to_char(r.starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as date from reservations r
    where r.provider_id = ${asked.providerId} and r.starts_at >= ${from} and r.starts_at < ${to} and ${isOwn(asked)} and ${STANDS(work)}`.execute(
    work.db,
  );
  return rows.map(({ date }) => date);
}

/** Who has booked since an instant, the last first: so many of them, and how many there are, counted up to a hundred. */
export async function readNewBookings(
  work: Work,
  { since, most, ...asked }: Asked & { since: Date; most: number },
): Promise<{ total: number; bookings: NewBooking[] }> {
  const { rows } = await sql<{ total: number; bookings: NewBooking[] }>`
    with new as materialized (
      select r.id, r.order_id, r.customer_id, r.visitor, r.starts_at, r.created_at, r.booked_by_provider from reservations r
      where r.provider_id = ${asked.providerId} and r.created_at >= ${since} and ${isOwn(asked)} and ${STANDS(work)}
      order by r.created_at desc, r.id desc limit 100),
    last as (select * from new order by created_at desc, id desc limit ${most})
    select (select count(*) from new)::int as total, coalesce((
      select json_agg(json_build_object('id', r.id, 'customer', coalesce(r.visitor, c.shown_name), 'offer', o.name,
        'startsAt', extract(epoch from r.starts_at)::bigint / 60, 'bookedByProvider', r.booked_by_provider) order by r.created_at desc, r.id desc)
      from last r
      join ${orderSums} o on o.provider_id = ${asked.providerId} and o.id = r.order_id
      join ${namedCustomers} c on c.provider_id = ${asked.providerId} and c.id = r.customer_id), '[]') as bookings`.execute(
    work.db,
  );
  return rows[0] ?? { total: 0, bookings: [] };
}
