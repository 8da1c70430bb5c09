import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { OrderPaymentState } from '#contracts/statuses.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { offersOfService } from '#server/modules/catalog/index.ts';
import {
  customerSearch,
  customersFound,
  customersWithContacts,
  listedCustomers,
} from '#server/modules/customers/index.ts';
import { orderSums } from '#server/modules/payments/index.ts';
import { namedResources } from '#server/modules/staff/index.ts';
import type { CancelReason } from '../facts.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';
import type { Reservation } from './reservations.ts';

/** Upcoming is what is not over yet and keeps its place; completed what stood and is over; inactive what is off (BUS-12). */
export const RESERVATION_STANDINGS = [
  'upcoming',
  'completed',
  'active',
  'waiting',
  'inactive',
  'all',
] as const;
export type ReservationStanding = (typeof RESERVATION_STANDINGS)[number];

/** How the money of a booking stands (PAY-06): unpaid still asks for money, pending has a part of it, reimbursed went back. */
export const RESERVATION_PAYMENTS = ['paid', 'unpaid', 'pending', 'reimbursed'] as const;
export type ReservationPayment = (typeof RESERVATION_PAYMENTS)[number];

export const RESERVATION_SORTS = ['start', 'booked'] as const;

/** What of a provider's bookings is asked for; null: no matter. */
export interface ReservationQuestion {
  providerId: number;
  /** Of this person or thing alone, whatever else is asked for: what a collaborator sees. */
  ownResourceId: number | null;
  /** What the customer is called or reached by, or the number of one booking. */
  search: { typed: string; withContacts: boolean } | { id: number } | null;
  standing: ReservationStanding;
  payment: ReservationPayment | null;
  resourceId: number | null;
  serviceId: number | null;
  customerId: number | null;
  /** Begins at this instant or later, and before that one. */
  from: Date | null;
  to: Date | null;
  sort: (typeof RESERVATION_SORTS)[number];
  isDescending: boolean;
  page: number;
}

/** One booking as the provider's list shows it. Names of what was booked are those of the day it was booked. */
export interface ListedReservation {
  id: number;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  status: ReservationStatus;
  cancelReason: CancelReason | null;
  expiresAt: Date | null;
  /** What an act on it must be based on. */
  sequence: number;
  /** Whether who booked came; null: nobody has said. */
  presence: Reservation['presence'];
  createdAt: Date;
  isByProvider: boolean;
  hasNote: boolean;
  customerId: number;
  /** Without a name the address or phone; '' where nothing is left of somebody. */
  customerName: string;
  email: string | null;
  phone: string | null;
  offerId: number;
  offerName: string;
  groupName: string | null;
  color: string | null;
  resourceId: number;
  resourceName: string;
  orderId: number;
  paymentState: OrderPaymentState;
  totalCents: number;
  paidCents: number;
  /** What is still asked for; 0 of what is off. */
  owedCents: number;
}

/** The list counts so far, and then says "more than". */
export const MOST_COUNTED = 10_000;

/** The columns of a `ListedReservation`, of reservations `r` joined `WITH_NAMES`. */
export const COLUMNS = sql`r.id, r.starts_at as "startsAt", r.ends_at as "endsAt", r.time_zone as "timeZone", r.status, r.cancel_reason as "cancelReason", r.sequence, r.presence_now as presence,
  r.expires_at as "expiresAt", r.created_at as "createdAt", r.booked_by_provider as "isByProvider", coalesce(r.note, '') <> '' as "hasNote",
  r.customer_id as "customerId", trim(coalesce(c.firstname, '') || ' ' || coalesce(c.lastname, '')) as "customerName", c.email, c.phone,
  r.offer_id as "offerId", o.name as "offerName", o.group_name as "groupName", o.color, r.resource_id as "resourceId", coalesce(s.name, o.resource_name, '') as "resourceName",
  r.order_id as "orderId", o.payment_state as "paymentState", o.total_cents as "totalCents", o.paid_cents as "paidCents",
  case when r.status in ('A', 'P', 'RSD') then o.owed_cents else 0 end as "owedCents"`;

export const WITH_NAMES = sql`
  join ${orderSums} o on o.provider_id = r.provider_id and o.id = r.order_id
  join ${customersWithContacts} c on c.provider_id = r.provider_id and c.id = r.customer_id
  left join ${namedResources} s on s.provider_id = r.provider_id and s.id = r.resource_id`;

/** One page of a provider's bookings, and how many there are on all, counted up to `MOST_COUNTED` and one more. */
export async function findReservationsOfProvider(
  work: Work,
  question: ReservationQuestion,
): Promise<{ reservations: ListedReservation[]; counted: number }> {
  const { providerId } = question;
  const [page, count] = await Promise.all([
    sql<ListedReservation>`
      with page as materialized (${idsOnPage(work, question)})
      select ${COLUMNS} from page join reservations r on r.provider_id = ${providerId} and r.id = page.id ${WITH_NAMES}
        order by ${orderOf(question)}`.execute(work.db),
    sql<{
      counted: number;
    }>`select count(*)::int as counted from (${counted(work, question)}) as found`.execute(work.db),
  ]);
  return { reservations: page.rows, counted: count.rows[0]?.counted ?? 0 };
}

/** So many bookings are looked at in their order for those of customers who were searched for, before these customers are gathered. */
const WALKED = 500;

function idsOnPage(work: Work, question: ReservationQuestion): RawBuilder<unknown> {
  const { providerId, search, sort, isDescending } = question;
  const [skipped, order] = [rowsBefore(question.page), orderOf(question)];
  const idsOf = ({ from, where }: Walk, end: RawBuilder<unknown>) =>
    sql`select r.id from ${from} where ${where} order by ${order} ${end}`;
  const found = search !== null && 'typed' in search && customerSearch(providerId, search.typed, search);
  if (!found) return idsOf(walkOf(work, question), sql`limit ${PAGE_SIZE} offset ${skipped}`);
  // Of a name that many have a page is together soon; of another one its bookings are few
  const last = skipped + PAGE_SIZE;
  const { from, where } = walkOf(work, { ...question, search: null }, true);
  const at = sort === 'booked' ? sql`created_at` : sql`starts_at`;
  const way = isDescending ? sql`desc` : sql`asc`;
  const isShort = sql`(select count(*) from walked) < ${last}`;
  const gathered = walkOf(work, question);
  return sql`
    with walked as materialized (
      select w.id, w.at from (
        select r.id, r.customer_id, r.${at} as at from ${from} where ${where} order by ${order} limit ${WALKED}) w
      where exists (select from ${listedCustomers} c where c.provider_id = ${providerId} and c.id = w.customer_id and ${found.isFound})
      order by w.at ${way}, w.id ${way} limit ${last})
    select id from (
      select * from walked where not ${isShort}
      union all (select r.id, r.${at} as at from ${gathered.from} where ${gathered.where} and ${isShort} order by ${order} limit ${last})) w
    order by at ${way}, id ${way} limit ${PAGE_SIZE} offset ${skipped}`;
}

/** A row for each booking that a question leaves, up to one more than are counted. */
function counted(work: Work, question: ReservationQuestion): RawBuilder<unknown> {
  const { providerId, search, standing, payment, from, to } = question;
  const most = sql`limit ${MOST_COUNTED + 1}`;
  const leavesMost =
    (standing === 'all' || standing === 'active' || standing === 'completed') && payment === null;
  const found = search !== null && 'typed' in search && customerSearch(providerId, search.typed, search);
  if (found) {
    const { from: rows, where } = walkOf(work, { ...question, sort: 'start', search: null }, true);
    const all = found.all({ where: sql`c.provider_id = ${providerId}` });
    // One customer after the other until there are as many as are counted; or the few bookings, each for whether it is of one of them
    return leavesMost && from === null && to === null
      ? sql`select from ${all} f cross join lateral (select from ${rows} where ${where} and r.customer_id = f.id offset 0) r ${most}`
      : sql`select from ${rows} where ${where} and r.customer_id in (select id from ${all} f) ${most}`;
  }
  const walked = walkOf(work, { ...question, sort: 'start' });
  return sql`select from ${walked.from} where ${walked.where} ${most}`;
}

/** One of them; null where the provider has none such, or none of that person or thing. */
export async function findReservationOfProvider(
  work: Work,
  {
    providerId,
    id,
    ownResourceId,
  }: Pick<ReservationQuestion, 'providerId' | 'ownResourceId'> & { id: number },
): Promise<ListedReservation | null> {
  const isOwn = ownResourceId === null ? sql`true` : sql`r.resource_id = ${ownResourceId}`;
  const { rows } = await sql<ListedReservation>`
    select ${COLUMNS} from reservations r ${WITH_NAMES}
      where r.provider_id = ${providerId} and r.id = ${id} and ${isOwn}`.execute(work.db);
  return rows[0] ?? null;
}

/** Rows `r` that have at least an id and a start, and which of them. */
interface Walk {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/**
 * Which bookings a question leaves, found by what is rarest of it.
 * @param isOfCustomers whether the rows must have their customers
 */
export function walkOf(
  work: Work,
  question: ReservationQuestion,
  isOfCustomers = question.search !== null,
): Walk {
  const { providerId, payment } = question;
  if ((payment === 'unpaid' || payment === 'pending') && !isOfCustomers && asksForMoneyAlone(question))
    return walkOfOrders(work.now(), { ...question, payment });
  // The order begins when the booking does: in that order two indexes are read side by side, and none of their rows
  const begins = question.sort === 'start' ? sql`o.starts_at = r.starts_at` : sql`true`;
  const withOrders = sql`reservations r join ${orderSums} o on o.provider_id = ${providerId} and ${begins} and o.subject_id = r.id`;
  return {
    from: payment === 'unpaid' || payment === 'pending' ? withOrders : sql`reservations r`,
    where: sql.join(conditions(work, question), sql` and `),
  };
}

/** Whether what else is asked for stands in the orders too. */
function asksForMoneyAlone(question: ReservationQuestion): boolean {
  const { ownResourceId, resourceId, serviceId, customerId, standing, sort } = question;
  const others = [ownResourceId, resourceId, serviceId, customerId];
  return (
    sort === 'start' &&
    standing !== 'waiting' &&
    standing !== 'inactive' &&
    others.every((other) => other === null)
  );
}

/** What asks for money, by the orders that do, without those of what is off: these are fewer to read past than the bookings. */
function walkOfOrders(
  now: Date,
  { providerId, payment, standing, from, to }: ReservationQuestion & { payment: 'unpaid' | 'pending' },
): Walk {
  const isOne = (
    which: RawBuilder<unknown>,
  ) => sql`exists (select from reservations b where b.provider_id = ${providerId} and ${which}
    and b.starts_at = o.starts_at and b.id = o.subject_id)`;
  const list = [...ofOrder(providerId, payment), sql`not ${isOne(sql`b.status in ('C', 'R')`)}`];
  // What began a day ago is over: only what began since is looked up
  const dayAgo = new Date(now.getTime() - LONGEST_MS);
  if (standing === 'upcoming')
    list.push(sql`o.starts_at > ${dayAgo} and (o.starts_at > ${now} or ${isOne(sql`b.ends_at > ${now}`)})`);
  if (standing === 'completed')
    list.push(sql`o.starts_at <= ${now} and (o.starts_at <= ${dayAgo} or ${isOne(sql`b.ends_at <= ${now}`)})
      and not ${isOne(sql`b.status in ('P', 'RSD')`)}`);
  if (from !== null) list.push(sql`o.starts_at >= ${from}`);
  if (to !== null) list.push(sql`o.starts_at < ${to}`);
  return {
    from: sql`(select o.subject_id as id, o.starts_at from ${orderSums} o where ${sql.join(list, sql` and `)}) r`,
    where: sql`true`,
  };
}

/** The order of bookings `r` in the list. */
export function orderOf({ sort, isDescending }: ReservationQuestion) {
  const way = isDescending ? sql`desc` : sql`asc`;
  return sort === 'booked' ? sql`r.created_at ${way}, r.id ${way}` : sql`r.starts_at ${way}, r.id ${way}`;
}

function conditions(work: Work, question: ReservationQuestion) {
  const { providerId, ownResourceId, resourceId, serviceId, customerId, from, to, search, payment } =
    question;
  const list = [sql`r.provider_id = ${providerId}`, ...ofStanding(work.now(), question.standing)];
  if (ownResourceId !== null) list.push(sql`r.resource_id = ${ownResourceId}`);
  if (resourceId !== null) list.push(sql`r.resource_id = ${resourceId}`);
  if (serviceId !== null) list.push(sql`r.offer_id in ${offersOfService(providerId, serviceId)}`);
  if (customerId !== null) list.push(sql`r.customer_id = ${customerId}`);
  if (from !== null) list.push(sql`r.starts_at >= ${from}`);
  if (to !== null) list.push(sql`r.starts_at < ${to}`);
  if (search !== null && 'id' in search) list.push(sql`r.id = ${search.id}`);
  if (search !== null && 'typed' in search) {
    const found = customersFound(providerId, search.typed, search);
    // As a list: who was found is nearly always fewer than who books, which the planner does not know of a join
    list.push(found === null ? sql`false` : sql`r.customer_id = any (array${found})`);
  }
  if (payment !== null) list.push(...ofPayment(providerId, payment));
  return list;
}

/** Nothing that is booked takes longer than a day, so that what is under way is near in the index. */
const LONGEST_MS = 86_400_000;

function ofStanding(now: Date, standing: ReservationStanding) {
  switch (standing) {
    case 'upcoming':
      return [
        sql`r.status in ('A', 'P', 'RSD')`,
        sql`r.starts_at > ${new Date(now.getTime() - LONGEST_MS)}`,
        sql`r.ends_at > ${now}`,
      ];
    case 'completed':
      return [sql`r.status = 'A'`, sql`r.starts_at <= ${now}`, sql`r.ends_at <= ${now}`];
    case 'active':
      return [sql`r.status in ('A', 'P', 'RSD')`];
    case 'waiting':
      return [sql`r.status in ('P', 'RSD')`];
    case 'inactive':
      return [sql`r.status in ('C', 'R')`];
    case 'all':
      return [];
  }
}

function ofPayment(providerId: number, payment: ReservationPayment) {
  const stands = sql`r.status in ('A', 'P', 'RSD')`;
  switch (payment) {
    case 'unpaid':
    case 'pending':
      return [stands, ...ofOrder(providerId, payment)];
    case 'paid':
      // There are three ways of being paid and two of asking for money: what does not ask is paid, and their index is the smaller one
      return [
        stands,
        sql`not exists (select from ${orderSums} o where o.provider_id = ${providerId} and o.subject = 'reservation' and ${ASKS}
          and o.starts_at = r.starts_at and o.subject_id = r.id)`,
      ];
    case 'reimbursed':
      return [sql`r.status = 'R'`];
  }
}

/** As the partial index of orders that ask has it. */
const ASKS = sql`o.payment_state in ('notPaid', 'partiallyPaid')`;

/** Of orders `o`. */
function ofOrder(providerId: number, payment: 'unpaid' | 'pending') {
  const list = [sql`o.provider_id = ${providerId}`, sql`o.subject = 'reservation'`];
  return payment === 'unpaid'
    ? [...list, ASKS, sql`o.owed_cents > 0`]
    : [...list, sql`o.payment_state = 'partiallyPaid'`];
}
