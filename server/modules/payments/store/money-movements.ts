import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { colleaguesOfProviders } from '#server/modules/identity/index.ts';

/** Money of one order that came in or went back, in cents. */
export interface MoneyMovement {
  kind: 'taken' | 'returned';
  /** `card` is the card processor's. */
  method: 'card' | 'cash' | 'terminal' | 'bank' | 'wallet';
  /** `onItsWay` and `failed` only of what goes back by card. */
  state: 'done' | 'onItsWay' | 'failed';
  amountCents: number;
  at: Date;
  /** Who took or gave it, as they are called here. */
  by: string | null;
  receiptNumber: string | null;
  note: string;
}

/** A line of an order: what it is for, what is asked and what of it is not asked for any more. */
export interface ShownLine {
  position: number;
  name: string;
  priceCents: number;
  discountCents: number;
  totalCents: number;
  creditedCents: number;
}

type OrderKey = { providerId: number; orderId: number };

/** Every payment and every return of an order, the earliest first. */
export async function readMovements(work: Work, { providerId, orderId }: OrderKey): Promise<MoneyMovement[]> {
  const { rows } = await sql<MoneyMovement>`
    select * from (
      select 'taken' as kind, 'card' as method, 'done' as state, amount_cents as "amountCents", settled_at as at, null as by,
          null as "receiptNumber", '' as note
        from card_payments
        where provider_id = ${providerId} and order_id = ${orderId} and state in ('succeeded', 'surplus')
      union all
      select 'returned', 'card', case state when 'succeeded' then 'done' when 'failed' then 'failed' else 'onItsWay' end, amount_cents,
          coalesce(settled_at, created_at), null, null, ''
        from refunds where provider_id = ${providerId} and order_id = ${orderId}
      union all
      select t.kind, t.method, 'done', a.amount_cents, t.taken_at, coalesce(nullif(c.name, ''), c.email), t.receipt_number, t.note
        from till_allocations a
        join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
        left join ${colleaguesOfProviders(work.now())} c on c.provider_id = t.provider_id and c.person_id = t.taken_by
        where a.provider_id = ${providerId} and a.order_id = ${orderId}
    ) as moved order by at, kind desc`.execute(work.db);
  return rows;
}

/** The lines of an order as a screen shows them. */
export async function readShownLines(work: Work, { providerId, orderId }: OrderKey): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select position, name, price_cents as "priceCents", price_cents - total_cents as "discountCents", total_cents as "totalCents",
        credited_cents as "creditedCents"
      from order_lines where provider_id = ${providerId} and order_id = ${orderId} order by position`.execute(
    work.db,
  );
  return rows;
}

/**
 * What went through the till for an order since an instant, in cents: taken less given back.
 * @param counts.credit whether credit of a wallet counts: it is no money of that day
 */
export async function tillNetSince(
  work: Work,
  { providerId, orderId }: OrderKey,
  since: Date,
  counts: { credit: boolean } = { credit: false },
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case t.kind when 'taken' then a.amount_cents else -a.amount_cents end), 0)::int as cents
      from till_allocations a join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
      where a.provider_id = ${providerId} and a.order_id = ${orderId} and t.taken_at >= ${since}
        and (${counts.credit} or t.method <> 'wallet')`.execute(work.db);
  return rows[0]?.cents ?? 0;
}

/** What came by card for an order since an instant, in cents: paid less what went back since or is on its way. */
export async function cardNetSince(
  work: Work,
  { providerId, orderId }: OrderKey,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (
      (select coalesce(sum(amount_cents), 0) from card_payments
        where provider_id = ${providerId} and order_id = ${orderId} and state = 'succeeded' and settled_at >= ${since})
      - (select coalesce(sum(amount_cents), 0) from refunds
        where provider_id = ${providerId} and order_id = ${orderId} and state <> 'failed' and reason <> 'surplus' and created_at >= ${since})
    )::int as cents`.execute(work.db);
  return rows[0]?.cents ?? 0;
}
