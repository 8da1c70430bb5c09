import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** What a booking may open of its customer to the person of the staff that it is with. */
export type Opened = 'card' | 'healthNotes';

/**
 * Of a booking `r` in a query: whether it opens its customer's card, or health notes. A booking that nobody confirmed opens nothing: anybody can
 * type an e-mail. A confirmed one does once it is its customer's beyond doubt, or has begun; one that is paid opens the card.
 */
const opens = (opened: Opened, now: Date): RawBuilder<boolean> => {
  const stands =
    opened === 'card'
      ? sql`(r.starts_at <= ${now} or not r.only_book and r.total_cents > 0)`
      : sql`(r.starts_at <= ${now} and r.presence_now is distinct from 'noShow')`;
  return sql<boolean>`r.confirmed_at is not null and (r.vouched or r.status = 'A' and ${stands})`;
};

/** Of a customer in a query: whether they are seen by a person of the staff who sees only their own. */
export const bookedWith =
  (of: { providerId: number; resourceId: number; now: Date }, opened: Opened = 'card') =>
  (customerId: RawBuilder<unknown>): RawBuilder<boolean> =>
    sql<boolean>`exists (select from reservations r
    where r.provider_id = ${of.providerId} and r.customer_id = ${customerId} and r.resource_id = ${of.resourceId}
      and ${opens(opened, of.now)})`;

/** Whether a customer's card or health notes are open to a person of the staff by a booking with them. */
export async function hasBookedWith(
  work: Work,
  { customerId, ...of }: { providerId: number; customerId: number; resourceId: number },
  opened: Opened,
): Promise<boolean> {
  const is = bookedWith({ ...of, now: work.now() }, opened)(sql`${customerId}::bigint`);
  const { rows } = await sql<{ is: boolean }>`select ${is} as "is"`.execute(work.db);
  return rows[0]?.is ?? false;
}

/** With whom of the staff some customers have a booking that opens their card, each pair once, by the index of a customer's bookings. */
export async function whoCameToWhom(
  work: Work,
  { providerId, customerIds }: { providerId: number; customerIds: readonly number[] },
): Promise<{ customerId: number; resourceId: number }[]> {
  const { rows } = await sql<{ customerId: number; resourceId: number }>`
    select distinct customer_id as "customerId", resource_id as "resourceId" from reservations r
    where provider_id = ${providerId} and customer_id = any(${customerIds}::bigint[])
      and ${opens('card', work.now())}`.execute(work.db);
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

/** How many visits a provider has had that were their customers' own beyond doubt: made signed in or confirmed by the mailed link. */
export async function countProvedVisits(work: Work, providerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from reservations r where r.provider_id = ${providerId} and r.status = 'A' and r.ends_at <= ${work.now()}
        and r.vouched and not r.booked_by_provider limit 1000) visits`.execute(work.db);
  return rows[0]?.count ?? 0;
}
