import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** What was paid for an order and what went back of it, by card and at the till, in cents. */
export interface MoneyOfOrder {
  orderId: number;
  /** The payment at the processor that settled it; null: no card paid for it. */
  intentId: string | null;
  capturedCents: number;
  /** Asked for, whether or not it has arrived; refunds that failed do not count. */
  refundedOrRequestedCents: number;
  /** Arrived. */
  refundedCents: number;
  /** Of the refunds that failed, whether or not they were asked for again. */
  failedCents: number;
  /** Asked for by card, whether or not it has arrived. */
  backByCardCents: number;
  /** What could still go back by card. */
  refundableCents: number;
  /** Taken out of the customer's wallet and not back in it. */
  byWalletCents: number;
  /** Given credit that it was paid with, as a discount, and that has not come back. */
  giftCents: number;
  /** What went into the customer's wallet: credit that came back, given credit included, and money given back there. */
  toWalletCents: number;
  /** The part of it that is given credit again. */
  giftBackCents: number;
}

/** The money of some orders by id, in one query; orders that nobody has paid anything of are left out. */
export async function readMoneyOfOrders(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Map<number, MoneyOfOrder>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<MoneyOfOrder>`
    select wanted.order_id as "orderId", cards."intentId", cards.captured + till.taken as "capturedCents",
        cards.asked + till.returned as "refundedOrRequestedCents", cards.refunded + till.returned as "refundedCents",
        cards.failed as "failedCents", cards.asked as "backByCardCents",
        greatest(0, least(cards.captured - cards.asked, cards.captured + till.taken - cards.asked - till.returned)) as "refundableCents",
        greatest(0, till.wallet) as "byWalletCents", credit.gift as "giftCents", credit.back as "toWalletCents",
        credit.gift_back as "giftBackCents"
      from unnest(${keys.map(({ providerId }) => providerId)}::bigint[], ${keys.map(({ id }) => id)}::bigint[])
        as wanted (provider_id, order_id)
      cross join lateral (
        select (array_agg(c.processor_intent_id order by c.attempt desc))[1] as "intentId",
          coalesce(sum(c.amount_cents), 0)::int as captured, coalesce(sum(r.asked), 0)::int as asked,
          coalesce(sum(r.refunded), 0)::int as refunded, coalesce(sum(r.failed), 0)::int as failed
        from card_payments c
        cross join lateral (
          select coalesce(sum(r.amount_cents) filter (where r.state <> 'failed'), 0)::int as asked,
            coalesce(sum(r.amount_cents) filter (where r.state = 'succeeded'), 0)::int as refunded,
            coalesce(sum(r.amount_cents) filter (where r.state = 'failed'), 0)::int as failed
          from refunds r where r.provider_id = c.provider_id and r.order_id = c.order_id and r.card_payment_id = c.id) r
        where c.provider_id = wanted.provider_id and c.order_id = wanted.order_id and c.state = 'succeeded') cards
      cross join lateral (
        select coalesce(sum(a.amount_cents) filter (where t.kind = 'taken'), 0)::int as taken,
          coalesce(sum(a.amount_cents) filter (where t.kind = 'returned'), 0)::int as returned,
          coalesce(sum(case t.kind when 'taken' then a.amount_cents else -a.amount_cents end) filter (where t.method = 'wallet'), 0)::int as wallet
        from till_allocations a join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
        where a.provider_id = wanted.provider_id and a.order_id = wanted.order_id) till
      cross join lateral (
        select greatest(0, -coalesce(sum(m.gift_cents), 0))::int as gift,
          coalesce(sum(m.amount_cents) filter (where m.kind = 'givenBack'), 0)::int as back,
          coalesce(sum(m.gift_cents) filter (where m.kind = 'givenBack'), 0)::int as gift_back
        from wallet_movements m
        where m.provider_id = wanted.provider_id and m.order_id = wanted.order_id and m.kind in ('spent', 'givenBack')) credit
      where cards.captured + till.taken > 0
  `.execute(work.db);
  return new Map(rows.map((row) => [row.orderId, row]));
}
