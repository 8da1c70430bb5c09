import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** What a card has paid for an order and what went back of it, in cents. */
export interface MoneyOfOrder {
  orderId: number;
  /** The payment at the processor that settled it. */
  intentId: string;
  capturedCents: number;
  /** Asked for, whether or not it has arrived; refunds that failed do not count. */
  refundedOrRequestedCents: number;
  /** Arrived. */
  refundedCents: number;
  /** Of the refunds that failed, whether or not they were asked for again. */
  failedCents: number;
}

/** The money of some orders by id, in one query; orders that no card has paid are left out. */
export async function readMoneyOfOrders(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Map<number, MoneyOfOrder>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<MoneyOfOrder>`
    select c.order_id as "orderId", c.processor_intent_id as "intentId", c.amount_cents as "capturedCents",
        coalesce(sum(r.amount_cents) filter (where r.state <> 'failed'), 0)::int as "refundedOrRequestedCents",
        coalesce(sum(r.amount_cents) filter (where r.state = 'succeeded'), 0)::int as "refundedCents",
        coalesce(sum(r.amount_cents) filter (where r.state = 'failed'), 0)::int as "failedCents"
      from unnest(${keys.map(({ providerId }) => providerId)}::bigint[], ${keys.map(({ id }) => id)}::bigint[])
        as wanted (provider_id, order_id)
      join card_payments c on c.provider_id = wanted.provider_id and c.order_id = wanted.order_id and c.state = 'succeeded'
      left join refunds r on r.provider_id = c.provider_id and r.order_id = c.order_id and r.card_payment_id = c.id
      group by c.order_id, c.processor_intent_id, c.amount_cents
  `.execute(work.db);
  return new Map(rows.map((row) => [row.orderId, row]));
}
