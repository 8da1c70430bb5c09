import { sql } from 'kysely';
import type { DeskMethod } from '#contracts/till.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedCustomers } from '#server/modules/customers/index.ts';

/** What a customer still has to pay of one order, in cents. */
export interface OwedOrder {
  orderId: number;
  /** Its booking; null where it is of something else. */
  reservationId: number | null;
  customerId: number;
  customer: string;
  name: string;
  startsAt: Date | null;
  createdAt: Date;
  totalCents: number;
  paidCents: number;
  owedCents: number;
  /** What the wallet of the customer holds; null: they have none. */
  walletCents: number | null;
}

/**
 * The orders of one customer, or of some bookings, that still ask for money and may be paid, with whose they are: what took place first comes
 * first. What has run out or was called off asks for nothing.
 */
export async function readOwed(
  work: Work,
  {
    providerId,
    of,
    limit,
  }: {
    providerId: number;
    of: { customerId: number } | { reservationIds: readonly number[] };
    limit: number;
  },
): Promise<OwedOrder[]> {
  const those =
    'customerId' in of
      ? sql`o.customer_id = ${of.customerId}`
      : sql`o.subject = 'reservation' and o.subject_id = any(${of.reservationIds}::bigint[])`;
  const { rows } = await sql<OwedOrder>`
    select o.id as "orderId", case o.subject when 'reservation' then o.subject_id end as "reservationId", o.customer_id as "customerId",
      c.shown_name as customer, o.name, o.starts_at as "startsAt", o.created_at as "createdAt",
      o.total_cents as "totalCents", o.paid_cents as "paidCents", o.total_cents - o.credited_cents - o.paid_cents as "owedCents",
      w.balance_cents as "walletCents"
    from orders o join ${namedCustomers} c on c.provider_id = o.provider_id and c.id = o.customer_id
    left join wallets w on w.provider_id = o.provider_id and w.customer_id = o.customer_id
    where o.provider_id = ${providerId} and ${those} and o.payment_state in ('notPaid', 'partiallyPaid')
      and o.total_cents - o.credited_cents > o.paid_cents and (o.payable_until is null or o.payable_until > ${work.now()})
    order by coalesce(o.starts_at, o.created_at), o.id limit ${limit}`.execute(work.db);
  return rows;
}

/** How many customers some orders of a provider are for; what is nobody's is each somebody else's. */
export async function countCustomersOf(
  work: Work,
  { providerId, orderIds }: { providerId: number; orderIds: readonly number[] },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct coalesce(customer_id, -id))::int as n from orders
    where provider_id = ${providerId} and id = any(${orderIds}::bigint[])`.execute(work.db);
  return rows[0]?.n ?? 0;
}

/** What went through the till by one way, in cents. */
export interface TillSum {
  method: DeskMethod;
  takenCents: number;
  returnedCents: number;
}

/** What went through a provider's till on a local day of its own, by method; none for a way that nothing went. */
export async function readTillOfDay(
  work: Work,
  { providerId, localDate, timeZone }: { providerId: number; localDate: string; timeZone: string },
): Promise<TillSum[]> {
  const day = (offset: number) =>
    sql`((${localDate}::date + ${offset}::int)::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<TillSum>`
    select method, coalesce(sum(amount_cents) filter (where kind = 'taken'), 0) as "takenCents",
      coalesce(sum(amount_cents) filter (where kind = 'returned'), 0) as "returnedCents"
    from till_payments
    where provider_id = ${providerId} and taken_at >= ${day(0)} and taken_at < ${day(1)}
    group by method order by method`.execute(work.db);
  return rows;
}
