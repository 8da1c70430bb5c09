import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { MoneyState } from '#contracts/statuses.ts';
import { MONEY_STATES } from '#contracts/statuses.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { offerSeats } from '#server/modules/catalog/index.ts';
import { bookedOrders, bookedOrdersBetween } from '#server/modules/payments/index.ts';
import { MOST_CHANGED, soonestFirst } from '../rules/changed-reading.ts';
import type { KnownCustomer, KnownCustomers } from '../rules/known-customers.ts';
import { stillKnown, withOthers } from '../rules/known-customers.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';
import type { CustomerLists } from './calendar-customers.ts';
import { customersAsJson, customersIn, readCalendarCustomers } from './calendar-customers.ts';

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
  moneyState: MoneyState;
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
export interface CalendarBookingsQuery {
  providerId: number;
  resourceIds: readonly number[];
  from: Date;
  to: Date;
  withCancelled: boolean;
}

/** No booking lasts longer (`offers.duration_minutes`, `DeskBooking`): the index begins here. */
const LONGEST = sql`interval '1 day'`;

const STATUSES: readonly ReservationStatus[] = ['A', 'P', 'RSD', 'C', 'R'];
const PRESENCES: readonly CalendarBookingRow['presence'][] = [null, 'arrived', 'noShow'];

/** What is one of few is packed into one number of a booking: writing and reading a value costs more than the value. */
const MARKS = {
  status: { at: 1, most: 8 },
  money: { at: 8, most: 8 },
  presence: { at: 64, most: 4 },
  byProvider: { at: 256, most: 2 },
  hasNote: { at: 512, most: 2 },
} as const;
/** Lengths are packed too: none of them is above a day, 2,047 minutes are room for each. */
const LENGTH = 2048;

/** The place of a text in a list, as a mark. */
const markOf = (list: readonly (string | null)[], value: RawBuilder<unknown>, { at }: { at: number }) =>
  sql`case ${value} ${sql.join(
    list.flatMap((text, index) =>
      text === null || index === 0 ? [] : [sql`when ${sql.lit(text)} then ${sql.lit(index * at)}`],
    ),
    sql` `,
  )} else 0 end`;
const markIf = (condition: RawBuilder<unknown>, { at }: { at: number }) =>
  sql`case when ${condition} then ${sql.lit(at)} else 0 end`;

/** A list for each of them, all in the same order; null for none. */
interface Lists {
  id: number[] | null;
  resourceId: number[] | null;
  offerId: number[] | null;
  customerId: number[] | null;
  startsAt: EpochMinutes[] | null;
  /** Minutes of the booking, before and after it. */
  lengths: number[] | null;
  marks: number[] | null;
  offer: (string | null)[] | null;
  group: (string | null)[] | null;
  color: (string | null)[] | null;
}
/** @param hasNote whether booking `r` has one */
const columnsOf = (hasNote: RawBuilder<unknown>): Readonly<Record<keyof Lists, RawBuilder<unknown>>> => ({
  id: sql`r.id`,
  resourceId: sql`r.resource_id`,
  offerId: sql`r.offer_id`,
  customerId: sql`r.customer_id`,
  startsAt: sql`(date_part('epoch', r.starts_at) / 60)::integer`,
  lengths: sql`((date_part('epoch', r.ends_at) - date_part('epoch', r.starts_at))::bigint / 60 * ${sql.lit(LENGTH)} + r.prepare_minutes) * ${sql.lit(LENGTH)} + r.cleanup_minutes`,
  marks: sql.join(
    [
      markOf(STATUSES, sql`r.status`, MARKS.status),
      markOf(MONEY_STATES, sql`o.money_state`, MARKS.money),
      markOf(PRESENCES, sql`r.presence_now`, MARKS.presence),
      markIf(sql`o.channel = 'Business'`, MARKS.byProvider),
      markIf(hasNote, MARKS.hasNote),
    ],
    sql` + `,
  ),
  offer: sql`o.name`,
  group: sql`o.group_name`,
  color: sql`o.color`,
});
const HAS_NOTE = sql`r.note <> ''`;
const selected = (hasNote: RawBuilder<unknown>) =>
  sql.join(Object.entries(columnsOf(hasNote)).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));
/** A list for each column: half the work of an object for each booking, on both sides. */
const AS_JSON = sql.join(
  Object.keys(columnsOf(HAS_NOTE)).map((name) => sql`${sql.lit(name)}, json_agg(found.${sql.ref(name)})`),
);

interface Found {
  lists: Lists;
  /** Of the provider's offers, those for more than one at a time. */
  seats: Readonly<Record<string, number>> | null;
  /** Who comes with a booking, where it is not whom the card is of. */
  visitors: Readonly<Record<string, string>> | null;
  /** Bookings whose order does not begin when they do. */
  strays: number[] | null;
  /** When the first of them loses its place unless it is confirmed or paid. */
  until: Date | null;
  snapshot: string;
  server: string;
  changed: number[] | null;
}
type ChangeFound = Found & { customers: CustomerLists };

/** Bookings of a range as one moment of the database shows them. */
export interface CalendarReading {
  bookings: readonly CalendarBookingRow[];
  /** Until then time alone changes nothing; null: it never does. */
  until: Date | null;
  /** Which transactions it has seen, as PostgreSQL writes it. */
  snapshot: string;
  /** The running server that the numbers of the snapshot are of. */
  server: string;
  /** Of which offers several may come at once. */
  seats: string;
}

/** What of a range another reading could not see: whose bookings look different, and these as they are. */
export interface CalendarChange extends CalendarReading {
  customerIds: readonly number[];
}

/** Bookings of a range, and what is known of the center's customers after reading them. */
export interface CalendarRead extends CalendarReading {
  known: KnownCustomers;
}

/**
 * Bookings that touch a range, soonest first, as one value. Cancelled ones if asked for; what ran out before it was confirmed or paid never was
 * a visit and is left out. Bookings and their orders are each a stretch of an index that has all of it (docs/decisions/0087); customers who are not known
 * are read afterwards (docs/decisions/0087).
 * @param known what was known before of this provider's customers
 */
export async function readCalendarBookings(
  work: Work,
  asked: CalendarBookingsQuery,
  known: KnownCustomers | null = null,
): Promise<CalendarRead> {
  const { providerId, from, to } = asked;
  const isInReach = sql`provider_id = ${providerId} and starts_at > ${from}::timestamptz - ${LONGEST} and starts_at < ${to}`;
  // A note may be as long as somebody likes: an index of the bookings that have one says which
  const hasNote = sql`r.id in (select id from reservations where ${isInReach} and note <> '')`;
  const changed = known
    ? sql`(select json_agg(customer_id) from (${changedSince(providerId, known.snapshot)}) noted)`
    : sql`null`;
  // That a booking ends after the range begins is true of nearly all; `greatest` keeps the planner from taking it for rare, and orders
  // for better looked up one by one
  const found = await readOne<Found>(
    work,
    sql`
    select ${wholeOf(asked)}, ${changed} as changed
    from (
      select ${selected(hasNote)}, r.expires_at
      from reservations r
      left join ${bookedOrdersBetween(providerId, sql`${from}::timestamptz - ${LONGEST}`, to)} o on o.reservation_id = r.id
      where ${touching(work, asked)} and greatest(r.ends_at, r.starts_at) > ${from}) found`,
  );
  const before = stillKnown(known, found);
  const missing = [...new Set(found.lists.customerId)].filter((id) => !before.has(id));
  const customers =
    missing.length === 0
      ? before
      : withOthers(before, await readCalendarCustomers(work, providerId, missing));
  return {
    ...(await readingOf(work, providerId, found, customers)),
    known: { customers, snapshot: found.snapshot, server: found.server },
  };
}

/**
 * What has changed of a range since a reading of it: exactly what was committed meanwhile, found by the numbers of transactions.
 * @returns at most one more customer than `MOST_CHANGED`
 */
export async function readCalendarChange(
  work: Work,
  asked: CalendarBookingsQuery,
  since: CalendarReading,
): Promise<CalendarChange> {
  const { providerId, from } = asked;
  const found = await readOne<ChangeFound>(
    work,
    sql`
    with changed as materialized (${changedSince(providerId, since.snapshot)})
    select ${wholeOf(asked)}, (select json_agg(customer_id) from changed) as changed,
      ${customersAsJson(providerId, sql`(select customer_id from changed)`)} as customers
    from (
      select ${selected(HAS_NOTE)}, r.expires_at
      from changed
      join reservations r on r.provider_id = ${providerId} and r.customer_id = changed.customer_id
      join ${bookedOrders} o on o.provider_id = ${providerId} and o.id = r.order_id
      where ${touching(work, asked)} and r.ends_at > ${from}) found`,
  );
  return {
    ...(await readingOf(work, providerId, found, customersIn(found.customers))),
    customerIds: found.changed ?? [],
  };
}

/** Customers noted by what was committed since a snapshot: their column customer_id, of at most one more than `MOST_CHANGED`. */
const changedSince = (providerId: number, snapshot: string) => sql`
      select distinct customer_id from calendar_changes
        where provider_id = ${providerId} and xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
        limit ${sql.lit(MOST_CHANGED + 1)}`;

/** Of bookings `found`, and which moment it is; all of one statement, hence of one snapshot. */
const wholeOf = ({
  providerId,
  from,
  to,
}: CalendarBookingsQuery) => sql`json_build_object(${AS_JSON}) as lists,
      json_agg(found.id) filter (where found.offer is null) as strays, min(found.expires_at) as until,
      (select json_object_agg(s.id, s.capacity) from ${offerSeats} s where s.provider_id = ${providerId} and s.capacity <> 1) as seats,
      (select json_object_agg(v.id, v.visitor) from reservations v where v.provider_id = ${providerId} and v.visitor is not null
        and v.starts_at > ${from}::timestamptz - ${LONGEST} and v.starts_at < ${to}) as visitors,
      pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server`;

/** Of bookings `r`: which are drawn, apart from when they end. */
function touching(work: Work, { providerId, resourceIds, from, to, withCancelled }: CalendarBookingsQuery) {
  const now = work.now();
  const off = withCancelled ? sql`or r.status in ('C', 'R') and r.cancel_reason <> 'expired'` : sql``;
  return sql`r.provider_id = ${providerId} and r.starts_at > ${from}::timestamptz - ${LONGEST} and r.starts_at < ${to}
        and r.resource_id = any(${[...resourceIds]}::bigint[])
        and (r.status in ('A', 'P', 'RSD') and (r.expires_at is null or r.expires_at > ${now}) ${off})`;
}

async function readOne<Row>(work: Work, statement: RawBuilder<unknown>): Promise<Row> {
  const { rows } = await sql<Row>`${statement}`.execute(work.db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate answers one row');
  return row;
}

async function readingOf(
  work: Work,
  providerId: number,
  found: Found,
  customers: ReadonlyMap<number, KnownCustomer>,
): Promise<CalendarReading> {
  const { strays, until, snapshot, server, seats } = found;
  const bookings = bookingsIn(found, customers);
  return {
    bookings: strays ? await withOrders(work, providerId, bookings, strays) : bookings,
    until,
    snapshot,
    server,
    seats: JSON.stringify(seats),
  };
}

function bookingsIn(
  { lists: of, seats, visitors }: Found,
  customers: ReadonlyMap<number, KnownCustomer>,
): CalendarBookingRow[] {
  const bookings = (of.id ?? []).map((id, at) => {
    const [marks, lengths, startsAt] = [cell(of.marks, at), cell(of.lengths, at), cell(of.startsAt, at)];
    const [offerId, customerId] = [cell(of.offerId, at), cell(of.customerId, at)];
    const { name, firstAt } = customers.get(customerId) ?? NOBODY;
    return {
      id,
      status: fromMarks(STATUSES, marks, MARKS.status),
      resourceId: cell(of.resourceId, at),
      offerId,
      customerId,
      startsAt,
      endsAt: startsAt + Math.floor(lengths / LENGTH / LENGTH),
      prepareMinutes: Math.floor(lengths / LENGTH) % LENGTH,
      cleanupMinutes: lengths % LENGTH,
      offer: cell(of.offer, at) ?? '',
      group: cell(of.group, at),
      color: cell(of.color, at),
      customer: visitors?.[id] ?? name,
      moneyState: fromMarks(MONEY_STATES, marks, MARKS.money),
      byProvider: (marks & MARKS.byProvider.at) !== 0,
      hasNote: (marks & MARKS.hasNote.at) !== 0,
      isFirstVisit: firstAt === null || firstAt >= startsAt,
      presence: fromMarks(PRESENCES, marks, MARKS.presence),
      seats: seats?.[offerId] ?? 1,
    };
  });
  // As the index has them, or nearly: to sort them here costs less than there
  return bookings.sort(soonestFirst);
}

/** Of whom nothing is there any more a moment later: the next reading says so. */
const NOBODY: KnownCustomer = { name: '', firstAt: null };

/** The lists are of one length. */
const cell = <T>(list: readonly T[] | null, at: number): T => list?.[at] as T;
const fromMarks = <T>(list: readonly T[], marks: number, { at, most }: { at: number; most: number }): T =>
  cell(list, Math.floor(marks / at) % most);

/** Bookings whose order begins at another time, which the audit tells of, with what stands in it. */
async function withOrders(
  work: Work,
  providerId: number,
  bookings: readonly CalendarBookingRow[],
  strays: readonly number[],
): Promise<CalendarBookingRow[]> {
  const { rows } = await sql<
    Pick<CalendarBookingRow, 'id' | 'offer' | 'group' | 'color' | 'moneyState' | 'byProvider'>
  >`
    select reservation_id as id, name as offer, group_name as "group", color, money_state as "moneyState", channel = 'Business' as "byProvider"
      from ${bookedOrders} o where o.provider_id = ${providerId} and o.reservation_id = any(${[...strays]}::bigint[])`.execute(
    work.db,
  );
  const orders = new Map(rows.map((order) => [order.id, order]));
  return bookings.map((booking) => ({ ...booking, ...orders.get(booking.id) }));
}

/** What changed more than a day ago: whatever has been read is read anew long before, and no transaction lasts as long. */
export async function deleteOldCalendarChanges(work: Work): Promise<void> {
  await sql`delete from calendar_changes where changed_at < clock_timestamp() - interval '1 day'`.execute(
    work.db,
  );
}
