import { sql } from 'kysely';
import type { DeskMethod } from '#contracts/till.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedCustomers } from '#server/modules/customers/index.ts';

/** Money that went through the till, as its list tells it. */
export interface TillRow {
  id: number;
  kind: 'taken' | 'returned';
  method: DeskMethod;
  amountCents: number;
  takenAt: Date;
  takenBy: number | null;
  note: string;
  receiptNumber: string | null;
  /** What was paid, by the names of its orders. */
  what: string;
  /** It was for a top-up of a wallet. */
  isTopUp: boolean;
  /** Whose; empty where nobody said. */
  customer: string;
  /** The order of a sale at the desk, or of a top-up, that it was for; null: for something else. */
  saleId: number | null;
  /** The reservations that it was for. */
  reservationIds: number[];
  /** Whose card they are on; null where nobody has one. */
  customerId: number | null;
}

/** What went through a provider's till in a time, the last first, some of it, and how much there is. */
export async function readTillList(
  work: Work,
  {
    providerId,
    from,
    to,
    offset,
    limit,
  }: { providerId: number; from: Date; to: Date; offset: number; limit: number },
): Promise<{ total: number; rows: TillRow[] }> {
  const { rows } = await sql<TillRow & { total: number }>`
    with page as (
      select *, count(*) over () as total from till_payments
      where provider_id = ${providerId} and taken_at >= ${from} and taken_at < ${to}
      order by taken_at desc, id desc offset ${offset} limit ${limit})
    select p.id, p.kind, p.method, p.amount_cents as "amountCents", p.taken_at as "takenAt", p.taken_by as "takenBy", p.note,
      p.receipt_number as "receiptNumber", p.total::int as total, coalesce(o.what, '') as what, coalesce(o."isTopUp", false) as "isTopUp", coalesce(o.customer, '') as customer,
      o."saleId", coalesce(o."reservationIds", '[]') as "reservationIds", o."customerId"
    from page p
    left join lateral (
      select string_agg(o.name, ', ' order by o.id) as what, bool_and(o.subject = 'walletTopUp') as "isTopUp", coalesce(min(c.shown_name), '') as customer,
        min(o.id) filter (where o.subject in ('freeAmount', 'walletTopUp')) as "saleId", min(c.id) as "customerId",
        json_agg(o.subject_id order by o.id) filter (where o.subject = 'reservation') as "reservationIds"
      from till_allocations a
      join orders o on o.provider_id = a.provider_id and o.id = a.order_id
      left join ${namedCustomers} c on c.provider_id = o.provider_id and c.id = o.customer_id
      where a.provider_id = p.provider_id and a.till_payment_id = p.id) o on true
    order by p.taken_at desc, p.id desc`.execute(work.db);
  return { total: rows[0]?.total ?? 0, rows };
}
