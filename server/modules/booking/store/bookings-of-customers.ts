import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** Of a customer in a query: whether they have had a booking with a person of the staff; those of others are not seen by who sees only their own. */
export const bookedWith =
  (providerId: number, resourceId: number) =>
  (customerId: RawBuilder<unknown>): RawBuilder<boolean> =>
    sql<boolean>`exists (select from reservations r
    where r.provider_id = ${providerId} and r.customer_id = ${customerId} and r.resource_id = ${resourceId})`;

export async function hasBookedWith(
  work: Work,
  of: { providerId: number; customerId: number; resourceId: number },
): Promise<boolean> {
  const is = bookedWith(of.providerId, of.resourceId)(sql`${of.customerId}::bigint`);
  const { rows } = await sql<{ is: boolean }>`select ${is} as "is"`.execute(work.db);
  return rows[0]?.is ?? false;
}

/** With whom of the staff some customers have ever had a booking, each pair once, by the index of a customer's bookings. */
export async function whoCameToWhom(
  work: Work,
  { providerId, customerIds }: { providerId: number; customerIds: readonly number[] },
): Promise<{ customerId: number; resourceId: number }[]> {
  const { rows } = await sql<{ customerId: number; resourceId: number }>`
    select distinct customer_id as "customerId", resource_id as "resourceId" from reservations
    where provider_id = ${providerId} and customer_id = any(${customerIds}::bigint[])`.execute(work.db);
  return rows;
}

/** What is known of a customer by their bookings. */
export interface PastOfCustomer {
  customerId: number;
  /** Bookings that have begun and stand. */
  visits: number;
  /** What was booked last, whenever it takes place. */
  lastOfferId: number | null;
}

/** The same of some customers in one query, by the index of a customer's bookings. @param resourceId only what was with them; null: all */
export async function readPastOfCustomers(
  work: Work,
  { providerId, ids, resourceId }: { providerId: number; ids: readonly number[]; resourceId: number | null },
): Promise<Map<number, PastOfCustomer>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PastOfCustomer>`
    select customer_id as "customerId", count(*) filter (where status = 'A' and starts_at <= ${work.now()})::int as visits,
      (array_agg(offer_id order by created_at desc, id desc))[1] as "lastOfferId"
    from reservations
    where provider_id = ${providerId} and customer_id = any(${ids}::bigint[])
      and (${resourceId}::bigint is null or resource_id = ${resourceId})
    group by customer_id`.execute(work.db);
  return new Map(rows.map((row) => [row.customerId, row]));
}
