import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { MoneyState } from '#contracts/statuses.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { customerSearch, customersWithContacts, listedCustomers } from '#server/modules/customers/index.ts';
import { orderSums } from '#server/modules/payments/index.ts';
import { namedResources } from '#server/modules/staff/index.ts';
import type { CancelReason } from '../facts.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';
import { idsByName } from './reservations-by-name.ts';
import type { Reservation } from './reservations.ts';
import type { Walk } from './walked-reservations.ts';
import { asksForMoneyAlone, orderOf, walkOf } from './walked-reservations.ts';

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

/** By what the customer, the sub-service or the person is called today (docs/decisions/0062). */
const NAME_SORTS = ['customer', 'service', 'person'] as const;
export type NameSort = (typeof NAME_SORTS)[number];
/** By when it begins, when it was made, or a name. */
export const RESERVATION_SORTS = ['start', 'booked', ...NAME_SORTS] as const;

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
  moneyState: MoneyState;
  /** What it comes to now: without what was given back. */
  dueCents: number;
  paidCents: number;
  /** What is still asked for; 0 of what is off. */
  owedCents: number;
}

/** The list counts so far, and then says "more than". */
export const MOST_COUNTED = 10_000;

/** The columns of a `ListedReservation`, of reservations `r` joined `WITH_NAMES`. */
export const COLUMNS = sql`r.id, r.starts_at as "startsAt", r.ends_at as "endsAt", r.time_zone as "timeZone", r.status, r.cancel_reason as "cancelReason", r.sequence, r.presence_now as presence,
  r.expires_at as "expiresAt", r.created_at as "createdAt", r.booked_by_provider as "isByProvider", coalesce(r.note, '') <> '' as "hasNote",
  r.customer_id as "customerId", coalesce(r.visitor, c.shown_name) as "customerName", c.email,
  coalesce(r.visitor_phone, c.phone) as phone,
  r.offer_id as "offerId", o.name as "offerName", o.group_name as "groupName", o.color, r.resource_id as "resourceId", coalesce(s.name, o.resource_name, '') as "resourceName",
  r.order_id as "orderId", o.money_state as "moneyState", o.due_cents as "dueCents", o.paid_cents as "paidCents",
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
        order by ${isByName(question) ? sql`page.place` : orderOf(question)}`.execute(work.db),
    sql<{
      counted: number;
    }>`select count(*)::int as counted from (${counted(work, question)}) as found`.execute(work.db),
  ]);
  return { reservations: page.rows, counted: count.rows[0]?.counted ?? 0 };
}

/** So many bookings are looked at in their order for those of customers who were searched for, before these customers are gathered. */
const WALKED = 500;

/** Whether the order is that of names. */
export function isByName(
  question: ReservationQuestion,
): question is ReservationQuestion & { sort: NameSort } {
  return NAME_SORTS.some((sort) => sort === question.sort);
}

function idsOnPage(work: Work, question: ReservationQuestion): RawBuilder<unknown> {
  if (isByName(question)) return idsByName(work, question);
  const { providerId, search, sort, isDescending } = question;
  const [skipped, order] = [rowsBefore(question.page), orderOf(question)];
  const idsOf = ({ from, where }: Walk, end: RawBuilder<unknown>) =>
    sql`select r.id from ${from} where ${where} order by ${order} ${end}`;
  const found = search !== null && 'typed' in search && customerSearch(providerId, search.typed, search);
  if (!found) return idsOf(walkOf(work, question), sql`limit ${PAGE_SIZE} offset ${skipped}`);
  // Of a name that many have a page is together soon; of another one its bookings are few
  const last = skipped + PAGE_SIZE;
  const { from, where } = walkOf(work, { ...question, search: null });
  const at = sort === 'booked' ? sql`created_at` : sql`starts_at`;
  const way = isDescending ? sql`desc` : sql`asc`;
  const isShort = sql`(select count(*) from walked) < ${last}`;
  const gathered = walkOf(work, question);
  const all = found.all({ where: sql`c.provider_id = ${providerId}` });
  const orders = asksForMoneyAlone(question) ? walkOf(work, { ...question, search: null }) : null;
  // Where many were found, and what asks for money has few of them: all of it is gone through once
  const isMany = orders ? sql`not ${isFew}` : sql`false`;
  const gone = orders
    ? sql`union all (select r.id, r.starts_at as at from ${orders.from} where ${orders.where} and ${isOfFound(all)} and ${isShort} and ${isMany}
        order by ${order} limit ${last})`
    : sql``;
  return sql`
    with few as materialized (select id from ${all} f limit ${FEW_FOUND + 1}),
    walked as materialized (
      select w.id, w.at from (
        select r.id, r.customer_id, r.${at} as at from ${from} where ${where} order by ${order} limit ${WALKED}) w
      where exists (select from ${listedCustomers} c where c.provider_id = ${providerId} and c.id = w.customer_id and ${found.isFound})
      order by w.at ${way}, w.id ${way} limit ${last})
    select id from (
      select * from walked where not ${isShort}
      union all (select r.id, r.${at} as at from ${gathered.from} where ${gathered.where} and ${isShort} and not ${isMany} order by ${order} limit ${last})
      ${gone}) w
    order by at ${way}, id ${way} limit ${PAGE_SIZE} offset ${skipped}`;
}

/** So many customers found are asked one after the other; of more it is what they are asked for that is gone through. */
const FEW_FOUND = 200;

/** Of the first `few` of those found: whether they are all. */
const isFew = sql`(select count(*) from few) <= ${FEW_FOUND}`;

/** As a table of whom was found, looked into row by row: the planner takes them for few, and would go through their orders instead. */
const isOfFound = (all: RawBuilder<unknown>) =>
  sql`case when r.customer_id in (select id from ${all} f) then true end`;

/** A row for each booking that a question leaves, up to one more than are counted. */
function counted(work: Work, question: ReservationQuestion): RawBuilder<unknown> {
  const { providerId, search, standing, payment, from, to } = question;
  const most = sql`limit ${MOST_COUNTED + 1}`;
  const leavesMost =
    (standing === 'all' || standing === 'active' || standing === 'completed') && payment === null;
  const found = search !== null && 'typed' in search && customerSearch(providerId, search.typed, search);
  if (found) {
    const asked = { ...question, sort: 'start', search: null } as const;
    const { from: rows, where } = walkOf(work, asked, true);
    const all = found.all({ where: sql`c.provider_id = ${providerId}` });
    const each = sql`
      cross join lateral (select r.id from ${rows} where ${where} and r.customer_id = f.id offset 0) r`;
    if (standsTogether(asked)) {
      // A few customers, each with their bookings; or all that stands together, each for whether it is of one of them
      const rest = walkOf(work, asked);
      return sql`
        select from (
          with few as materialized (select id from ${all} f limit ${FEW_FOUND + 1})
          (select r.id from few f ${each} where ${isFew} ${most})
          union all
          (select r.id from ${rest.from} where ${rest.where} and ${isOfFound(all)} and not ${isFew} ${most})) r ${most}`;
    }
    // One customer after the other until there are as many as are counted; or the few bookings, each for whether it is of one of them
    return leavesMost && from === null && to === null
      ? sql`select from ${all} f ${each} ${most}`
      : sql`select from ${rows} where ${where} and r.customer_id in (select id from ${all} f) ${most}`;
  }
  const walked = walkOf(work, { ...question, sort: 'start' });
  return sql`select from ${walked.from} where ${walked.where} ${most}`;
}

/** Whether an index has what a question leaves in one stretch, so that to go through it costs less than to ask each of thousands of customers. */
function standsTogether(question: ReservationQuestion): boolean {
  const { ownResourceId, resourceId, serviceId, standing } = question;
  const isOfOne = [ownResourceId, resourceId, serviceId].some((one) => one !== null);
  return isOfOne || standing === 'upcoming' || asksForMoneyAlone(question);
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
