import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { OrderPaymentState } from '#contracts/statuses.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { offersOfService } from '#server/modules/catalog/index.ts';
import { customersFound, customersWithContacts } from '#server/modules/customers/index.ts';
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
  o.name as "offerName", o.group_name as "groupName", o.color, r.resource_id as "resourceId", coalesce(s.name, o.resource_name, '') as "resourceName",
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
  const walked = walkOf(work, question);
  const [page, count] = await Promise.all([
    sql<ListedReservation>`
      with page as materialized (
        select r.id from ${walked.from} where ${walked.where} order by ${walked.order} limit ${PAGE_SIZE} offset ${rowsBefore(question.page)})
      select ${COLUMNS} from page join reservations r on r.provider_id = ${question.providerId} and r.id = page.id ${WITH_NAMES}
        order by ${orderOf(question, sql`r`)}`.execute(work.db),
    sql<{ counted: number }>`
      select count(*)::int as counted from (select 1 from ${walked.from} where ${walked.where} limit ${MOST_COUNTED + 1}) as found`.execute(
      work.db,
    ),
  ]);
  return { reservations: page.rows, counted: count.rows[0]?.counted ?? 0 };
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

/** Rows, conditions and order. What still asks for money is walked by its orders, whose index holds nothing else. */
export function walkOf(work: Work, question: ReservationQuestion) {
  const { payment } = question;
  const isByOrders = payment === 'unpaid' || payment === 'pending';
  // By one key alone: the planner takes two that say the same for two conditions, and hardly any rows for likely.
  const byOrders = sql`${orderSums} o join reservations r on r.id = o.subject_id`;
  const withOrders = sql`reservations r join ${orderSums} o on o.provider_id = ${question.providerId} and o.id = r.order_id`;
  return {
    from: isByOrders ? byOrders : payment === 'paid' ? withOrders : sql`reservations r`,
    where: sql.join(conditions(work, question, isByOrders ? sql`o.starts_at` : sql`r.starts_at`), sql` and `),
    order: isByOrders && question.sort === 'start' ? orderOf(question, null) : orderOf(question, sql`r`),
  };
}

/** @param of null: as the orders have it, which begin when what was ordered does */
function orderOf({ sort, isDescending }: ReservationQuestion, of: RawBuilder<unknown> | null) {
  const way = isDescending ? sql`desc` : sql`asc`;
  if (of === null) return sql`o.starts_at ${way}, o.subject_id ${way}`;
  return sort === 'booked'
    ? sql`${of}.created_at ${way}, ${of}.id ${way}`
    : sql`${of}.starts_at ${way}, ${of}.id ${way}`;
}

function conditions(work: Work, question: ReservationQuestion, startsAt: RawBuilder<unknown>) {
  const { providerId, ownResourceId, resourceId, serviceId, customerId, from, to, search, payment } =
    question;
  const list = [sql`r.provider_id = ${providerId}`, ...ofStanding(work.now(), question.standing, startsAt)];
  if (ownResourceId !== null) list.push(sql`r.resource_id = ${ownResourceId}`);
  if (resourceId !== null) list.push(sql`r.resource_id = ${resourceId}`);
  if (serviceId !== null) list.push(sql`r.offer_id in ${offersOfService(providerId, serviceId)}`);
  if (customerId !== null) list.push(sql`r.customer_id = ${customerId}`);
  if (from !== null) list.push(sql`${startsAt} >= ${from}`);
  if (to !== null) list.push(sql`${startsAt} < ${to}`);
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
function ofStanding(now: Date, standing: ReservationStanding, startsAt: RawBuilder<unknown>) {
  switch (standing) {
    case 'upcoming':
      return [
        sql`r.status in ('A', 'P', 'RSD')`,
        sql`${startsAt} > ${new Date(now.getTime() - 86_400_000)}`,
        sql`r.ends_at > ${now}`,
      ];
    case 'completed':
      return [sql`r.status = 'A'`, sql`${startsAt} <= ${now}`, sql`r.ends_at <= ${now}`];
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
  const asks = [sql`o.provider_id = ${providerId}`, sql`o.subject = 'reservation'`, stands];
  switch (payment) {
    case 'unpaid':
      return [...asks, sql`o.payment_state in ('notPaid', 'partiallyPaid')`, sql`o.owed_cents > 0`];
    case 'pending':
      return [
        ...asks,
        sql`o.payment_state in ('notPaid', 'partiallyPaid')`,
        sql`o.payment_state = 'partiallyPaid'`,
      ];
    case 'paid':
      return [stands, sql`o.payment_state in ('fullyPaid', 'paidWithMembership', 'pricedZero')`];
    case 'reimbursed':
      return [sql`r.status = 'R'`];
  }
}
