import { expect } from 'vitest';
import { readCalendarBookings } from '../../store/calendar-bookings.ts';
import { calendarBookings } from '../../use-cases/calendar-bookings.ts';
import type { Place } from './place.ts';
import { keyOfTill } from './place.ts';

/** What must hold whoever did what, told by the rows of bookings and money alone, apart from the constraints and the audit. */
const WRONG = `
  with standing as (
    select * from reservations where provider_id = $1 and (status = 'A' or (status in ('P', 'RSD') and expires_at > $2))),
  ledger as (
    select order_id, reason, sum(amount_cents) as cents from ledger_entries where provider_id = $1 group by order_id, reason)
  select 'two with one person' as wrong, a.id || ' ' || b.id as ids from standing a join standing b
    on b.resource_id = a.resource_id and b.id > a.id and b.starts_at < a.ends_at and a.starts_at < b.ends_at
  union all
  select 'two in one room', a.id || ' ' || b.id from standing a
    join reservation_things t on t.provider_id = a.provider_id and t.reservation_id = a.id
    join reservation_things u on u.provider_id = t.provider_id and u.resource_id = t.resource_id and u.unit = t.unit and u.reservation_id > t.reservation_id
    join standing b on b.id = u.reservation_id and b.starts_at < a.ends_at and a.starts_at < b.ends_at
  union all
  select 'rooms', r.id::text from standing r
    where (select count(*) from reservation_things t where t.provider_id = $1 and t.reservation_id = r.id)
      <> (select case when exists (select from offer_needs e where e.offer_id = r.offer_id) then 1 else 0 end)
  union all
  select 'holds of ' || r.status, r.id::text from reservations r where r.provider_id = $1 and not (r.status in ('P', 'RSD') and r.expires_at <= $2)
    and (r.status in ('A', 'P', 'RSD')) <> exists (select from holds h where h.provider_id = $1 and h.kind = 'reservation' and h.holder_id = r.id
      and h.resource_id = r.resource_id and h.busy @> tstzrange(r.starts_at, r.ends_at))
  union all
  select 'lines', o.id::text from orders o where o.provider_id = $1 and not exists (select from order_lines l where l.provider_id = $1 and l.order_id = o.id
    group by l.order_id having sum(l.total_cents) = o.total_cents and sum(l.credited_cents) = o.credited_cents)
  union all
  select 'paid', o.id::text from orders o where o.provider_id = $1 and (o.paid_cents < 0 or o.credited_cents < 0 or o.credited_cents > o.total_cents
    or o.paid_cents <> coalesce((select sum(case when l.reason in ('tillPayment', 'capture', 'refundReversal') then l.cents
        when l.reason in ('tillReturn', 'refund') then -l.cents else 0 end) from ledger l where l.order_id = o.id), 0))
  union all
  select 'price', r.id::text from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
    where r.provider_id = $1 and (r.price_cents, r.discount_cents, r.total_cents) <> (o.price_cents, o.discount_cents, o.total_cents)`;

/** Looks at the day with acts done and others waiting: nobody is in two places, and each cent is where those who moved it say. */
export async function expectSound(place: Place): Promise<void> {
  const { providerId, served } = place;
  const { app } = served;
  const { rows } = await app.pool.query<{ wrong: string; ids: string }>(WRONG, [providerId, app.clock.now()]);
  expect(rows).toEqual([]);
  expect(await throughTheTill(place)).toEqual(sorted(place.till));
  const asked = calendarOf(place);
  expect(await calendarBookings(app.work(), asked)).toEqual(
    (await readCalendarBookings(app.work(), asked)).bookings,
  );
}

const sorted = (sums: ReadonlyMap<unknown, number>): [string, number][] =>
  [...sums]
    .map(([key, cents]): [string, number] => [String(key), cents])
    .toSorted(([one], [other]) => one.localeCompare(other));

async function throughTheTill({ served, providerId }: Place): Promise<[string, number][]> {
  const { rows } = await served.app.pool.query<{
    orderId: number;
    method: 'cash' | 'terminal';
    cents: number;
  }>(
    `select a.order_id as "orderId", t.method, sum(case t.kind when 'taken' then a.amount_cents else -a.amount_cents end)::int as cents
      from till_allocations a join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
      where a.provider_id = $1 group by a.order_id, t.method`,
    [providerId],
  );
  return sorted(new Map(rows.map(({ orderId, method, cents }) => [keyOfTill(orderId, method), cents])));
}

/** Once all that waited is done: what cards paid came in, the drawer holds what went in less what went out, and all accounts together hold nothing. */
export async function expectMoneyRight(place: Place): Promise<void> {
  const { served, providerId, desk } = place;
  const { rows: cards } = await served.app.pool.query<{ id: number; cents: number }>(
    `select o.subject_id as id, sum(l.amount_cents)::int as cents from ledger_entries l join orders o on o.provider_id = l.provider_id and o.id = l.order_id
      where l.provider_id = $1 and l.reason = 'capture' group by o.subject_id`,
    [providerId],
  );
  expect(sorted(new Map(cards.map(({ id, cents }) => [id, cents])))).toEqual(sorted(place.cards));
  const { rows: sums } = await served.app.pool.query<{ cents: number; processor: number; asked: number }>(
    `select coalesce(sum(cents), 0)::int as cents, coalesce(sum(cents) filter (where account = 'processor'), 0)::int as processor,
        (select coalesce(sum(p.amount_cents), 0)::int from card_payments p where p.provider_id = $1 and p.state in ('succeeded', 'surplus'))
          - (select coalesce(sum(f.amount_cents), 0)::int from refunds f where f.provider_id = $1 and f.state = 'succeeded') as asked
      from (select debit_account as account, amount_cents as cents from ledger_entries where provider_id = $1
        union all select credit_account, -amount_cents from ledger_entries where provider_id = $1) moved`,
    [providerId],
  );
  expect(sums[0]).toEqual({ cents: 0, processor: sums[0]?.asked, asked: sums[0]?.asked });
  const { data } = await served.app.ask(
    'query($p: Id!) { getTillOfDay(providerId: $p) { expectedCents } }',
    { p: providerId },
    { actor: desk[0] },
  );
  const inDrawer = [...place.till]
    .filter(([key]) => key.endsWith('cash'))
    .reduce((sum, [, cents]) => sum + cents, 0);
  expect(data?.['getTillOfDay']).toEqual({ expectedCents: inDrawer });
}

function calendarOf({ providerId, people, date }: Place) {
  const from = new Date(`${date}T00:00Z`);
  return {
    providerId,
    resourceIds: people,
    from,
    to: new Date(from.getTime() + 86_400_000),
    withCancelled: true,
  };
}

/** A calendar is read again and again while others act: each reading goes on from one that may have seen a part of it. */
export async function lookMeanwhile(place: Place, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await calendarBookings(place.served.app.work(), calendarOf(place));
}
