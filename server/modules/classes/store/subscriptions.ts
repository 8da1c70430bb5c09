import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { EnrolmentStatus } from '#contracts/classes.ts';
import type { OrderPaymentState } from '#contracts/statuses.ts';
import type { Presence } from '#contracts/validation/desk.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedClasses } from '#server/modules/catalog/index.ts';
import { customersWithContacts } from '#server/modules/customers/index.ts';
import { orderSums } from '#server/modules/payments/index.ts';

/** A sign-up as the provider's lists show it. */
export interface ListedSubscription {
  id: number;
  classId: number;
  className: string;
  orderId: number;
  customerId: number;
  firstname: string | null;
  lastname: string | null;
  /** Null also for who may not see it. */
  email: string | null;
  phone: string | null;
  status: EnrolmentStatus;
  createdAt: Date;
  /** Sessions with a place that counts. */
  sessions: number;
  /** The next of them, or the last. */
  nextAt: Date | null;
  paymentState: OrderPaymentState;
  dueCents: number;
  owedCents: number;
}

/** On the roster of a session. */
export interface RosterLine extends Omit<ListedSubscription, 'sessions' | 'nextAt'> {
  placeStatus: 'A' | 'P' | 'RSD' | 'C';
  presence: Presence | null;
  presenceAt: Date | null;
}

const COLUMNS = sql`e.id, e.offer_id as "classId", k.name as "className", e.order_id as "orderId", e.customer_id as "customerId", c.firstname,
  c.lastname, c.email, c.phone, e.status, e.created_at as "createdAt", o.payment_state as "paymentState", o.due_cents as "dueCents",
  case when e.status in ('C', 'R') then 0 else o.owed_cents end as "owedCents"`;
const FROM = sql`enrolments e
  join ${namedClasses} k on k.provider_id = e.provider_id and k.id = e.offer_id
  join ${customersWithContacts} c on c.provider_id = e.provider_id and c.id = e.customer_id
  join ${orderSums} o on o.provider_id = e.provider_id and o.id = e.order_id`;

/** What of a provider's sign-ups is asked for. */
export interface SubscriptionsQuery {
  providerId: number;
  standing: 'active' | 'canceled';
  classId: number | null;
  page: number;
  /** Of sessions of this teacher alone; null: all. */
  teacherId: number | null;
}

const STANDINGS: Record<SubscriptionsQuery['standing'], RawBuilder<unknown>> = {
  active: sql`e.status in ('A', 'P', 'RSD')`,
  canceled: sql`e.status in ('C', 'R')`,
};

/** One page of a provider's sign-ups, the latest first, and how many there are. */
export async function listSubscriptions(
  work: Work,
  { providerId, standing, classId, page, teacherId }: SubscriptionsQuery,
): Promise<{ items: ListedSubscription[]; total: number }> {
  const where = sql`e.provider_id = ${providerId} and ${STANDINGS[standing]}
    and (${classId}::bigint is null or e.offer_id = ${classId})
    and (${teacherId}::bigint is null or exists (select from enrolment_places p
      join class_sessions s on s.provider_id = p.provider_id and s.id = p.session_id
      where p.provider_id = e.provider_id and p.enrolment_id = e.id and s.resource_id = ${teacherId}))`;
  const [items, counted] = await Promise.all([
    selectListed(work, sql`${where} order by e.id desc limit ${PAGE_SIZE} offset ${rowsBefore(page)}`),
    sql<{ total: number }>`select count(*)::int as total from enrolments e where ${where}`.execute(work.db),
  ]);
  return { items, total: counted.rows[0]?.total ?? 0 };
}

/** Some sign-ups of a provider by their ids, in no order. */
export const readListedSubscriptions = (
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<ListedSubscription[]> =>
  selectListed(work, sql`e.provider_id = ${providerId} and e.id = any(${[...ids]}::bigint[])`);

async function selectListed(work: Work, where: RawBuilder<unknown>): Promise<ListedSubscription[]> {
  const { rows } = await sql<ListedSubscription>`
    select ${COLUMNS}, places.sessions, places.next_at as "nextAt" from ${FROM}
      cross join lateral (
        select count(*)::int as sessions, coalesce(min(s.starts_at) filter (where s.starts_at > ${work.now()}), max(s.starts_at)) as next_at
          from enrolment_places p join class_sessions s on s.provider_id = p.provider_id and s.id = p.session_id
          where p.provider_id = e.provider_id and p.enrolment_id = e.id and (p.status <> 'C' or e.status in ('C', 'R'))) places
      where ${where}`.execute(work.db);
  return rows;
}

/** Everybody who has or had a place in a session, in the order of their names; who has given it up last. */
export async function readRoster(
  work: Work,
  { providerId, sessionId }: { providerId: number; sessionId: number },
): Promise<RosterLine[]> {
  const { rows } = await sql<RosterLine>`
    select ${COLUMNS}, p.status as "placeStatus", p.presence, p.presence_at as "presenceAt"
      from enrolment_places p join ${FROM} on e.provider_id = p.provider_id and e.id = p.enrolment_id
      where p.provider_id = ${providerId} and p.session_id = ${sessionId}
      order by p.status = 'C', lower(coalesce(c.lastname, c.firstname, c.email, '')), e.id`.execute(work.db);
  return rows;
}

/**
 * Whose sign-ups are for which sessions, as a relation that a module above joins: columns provider_id, id, person_id, service_type, next_at (the next of its
 * sessions that takes place; null: none) and last_at. Without what nobody confirmed or paid in time. Found by the index of a person's sign-ups.
 */
export const signUpsOfPeople = (now: Date): RawBuilder<unknown> => sql`(
  select e.provider_id, e.id, e.person_id, k.service_type, times.next_at, times.last_at
    from enrolments e
      join ${namedClasses} k on k.provider_id = e.provider_id and k.id = e.offer_id
      cross join lateral (
        select max(s.starts_at) as last_at, min(s.starts_at) filter (
            where s.starts_at > ${now} and s.status = 'A' and p.status <> 'C' and e.status not in ('C', 'R')) as next_at
          from enrolment_places p join class_sessions s on s.provider_id = p.provider_id and s.id = p.session_id
          where p.provider_id = e.provider_id and p.enrolment_id = e.id) times
    where e.status <> 'P' and e.cancel_reason is distinct from 'expired'
)`;

/** Whose sign-ups their orders are, as a relation that a module above joins: columns provider_id, customer_id, order_id, status. */
export const signUpOrders = sql`(select provider_id, customer_id, order_id, status from enrolments)`;
