import type { Invariant } from '#server/kernel/invariant.ts';

/** What went back of an order or is on its way, surplus left out, by card and at the till. */
const GIVEN_BACK = `
  select r.provider_id, r.order_id, r.amount_cents from refunds r
    join card_payments p on p.provider_id = r.provider_id and p.id = r.card_payment_id and p.state = 'succeeded'
    where r.state <> 'failed'
  union all
  select a.provider_id, a.order_id, a.amount_cents from till_allocations a
    join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id and t.kind = 'returned'`;

/** What must hold of lines, credits and the till. */
export const lineInvariants: Invariant[] = [
  {
    name: 'an order is the sum of its lines, of which it has at least one, numbered from the first',
    sql: `
      select o.provider_id, o.id as order_id, o.price_cents, o.discount_cents, o.credited_cents, count(l.position) as lines
      from orders o left join order_lines l on l.provider_id = o.provider_id and l.order_id = o.id
      group by o.provider_id, o.id
      having count(l.position) <> o.line_count or max(l.position) <> count(l.position)
        or sum(l.price_cents) <> o.price_cents or sum(l.price_cents - l.total_cents) <> o.discount_cents
        or sum(l.credited_cents) <> o.credited_cents`,
  },
  {
    name: 'a line is credited with what its credits say, and a refund credits what it says',
    sql: `
      select l.provider_id, l.order_id, l.position, l.credited_cents, coalesce(sum(c.amount_cents), 0) as credits
      from order_lines l left join line_credits c
        on c.provider_id = l.provider_id and c.order_id = l.order_id and c.position = l.position
      group by l.provider_id, l.order_id, l.position having l.credited_cents <> coalesce(sum(c.amount_cents), 0)
      union all
      select r.provider_id, r.order_id, 0, r.credited_cents, coalesce(sum(c.amount_cents), 0)
      from refunds r left join line_credits c on c.provider_id = r.provider_id and c.refund_id = r.id
      group by r.provider_id, r.id having r.credited_cents <> coalesce(sum(c.amount_cents), 0)
        or bool_or(c.order_id <> r.order_id)`,
  },
  {
    name: 'whatever goes back of an order is credited, so that it is not asked for again',
    sql: `
      select o.provider_id, o.id as order_id, o.credited_cents, sum(b.amount_cents) as given_back
      from orders o join (${GIVEN_BACK}) b on b.provider_id = o.provider_id and b.order_id = o.id
      group by o.provider_id, o.id having sum(b.amount_cents) > o.credited_cents`,
  },
  {
    name: 'what is taken for an order is never more than it asks',
    sql: `
      with taken as (
        select provider_id, order_id, amount_cents from card_payments where state = 'succeeded'
        union all
        select a.provider_id, a.order_id, a.amount_cents from till_allocations a
          join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id and t.kind = 'taken')
      select o.provider_id, o.id as order_id, o.total_cents, sum(t.amount_cents) as taken
      from taken t join orders o on o.provider_id = t.provider_id and o.id = t.order_id
      group by o.provider_id, o.id having sum(t.amount_cents) > o.total_cents`,
  },
  {
    name: 'a till payment is for orders as a whole, and in the ledger once for each',
    sql: `
      select t.provider_id, t.id as till_payment_id, t.amount_cents, coalesce(sum(a.amount_cents), 0) as allocated
      from till_payments t left join till_allocations a on a.provider_id = t.provider_id and a.till_payment_id = t.id
      group by t.provider_id, t.id having t.amount_cents <> coalesce(sum(a.amount_cents), 0)
      union all
      select a.provider_id, a.till_payment_id, a.amount_cents, coalesce(sum(l.amount_cents), 0)
      from till_allocations a
      join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
      left join ledger_entries l on l.provider_id = a.provider_id and l.till_payment_id = a.till_payment_id and l.order_id = a.order_id
        and (l.reason, t.kind) in (('tillPayment', 'taken'), ('tillReturn', 'returned'), ('walletPayment', 'taken'), ('walletReturn', 'returned'))
        and t.method in (l.debit_account, l.credit_account)
      group by a.provider_id, a.till_payment_id, a.order_id having a.amount_cents <> coalesce(sum(l.amount_cents), 0)`,
  },
  {
    name: 'of no order more goes back than came in, by whatever way',
    sql: `
      select provider_id, id as order_id, paid_cents from orders where paid_cents < 0`,
  },
  {
    name: 'what is paid of an order and still asked for is posted as sold, its tax with it, to the cent',
    sql: `
      select o.provider_id, o.id as order_id, o.paid_cents, o.total_cents - o.credited_cents as asked, coalesce(sold.cents, 0) as posted
      from orders o left join lateral (select sum(case when l.reason in ('sale', 'tax', 'topUp') then l.amount_cents else -l.amount_cents end) as cents
        from ledger_entries l where l.provider_id = o.provider_id and l.order_id = o.id
          and l.reason in ('sale', 'tax', 'topUp', 'saleReturn', 'taxReturn', 'topUpReturn')) sold on true
      where coalesce(sold.cents, 0) <> greatest(0, least(o.paid_cents, o.total_cents - o.credited_cents))`,
  },
  {
    name: 'what is sold is of lines that are taxed so, no more than they ask, net and tax by their rate',
    sql: `
      select sold.* from (
        select l.provider_id, l.order_id, l.vat_treatment, l.vat_rate_basis_points as rate,
          sum(case when l.reason in ('sale', 'topUp') then l.amount_cents when l.reason in ('saleReturn', 'topUpReturn') then -l.amount_cents else 0 end) as net,
          sum(case l.reason when 'tax' then l.amount_cents when 'taxReturn' then -l.amount_cents else 0 end) as tax
        from ledger_entries l where l.vat_treatment is not null
        group by l.provider_id, l.order_id, l.vat_treatment, l.vat_rate_basis_points) sold
      left join lateral (select sum(total_cents - credited_cents) as asked from order_lines l
        where l.provider_id = sold.provider_id and l.order_id = sold.order_id
          and l.vat_treatment = sold.vat_treatment and l.vat_rate_basis_points = sold.rate) lines on true
      where net + tax > coalesce(lines.asked, 0) or net < 0 or tax < 0
        or net <> (2 * (net + tax) * 10000 + 10000 + rate)::bigint / (2 * (10000 + rate))`,
  },
  {
    name: 'an order that is settled stands at nothing in the ledger, and what all accounts hold together is nothing',
    sql: `
      with moved as (
        select provider_id, order_id, debit_account as account, amount_cents as cents from ledger_entries
        union all select provider_id, order_id, credit_account, -amount_cents from ledger_entries)
      select o.provider_id, o.id as order_id, sum(m.cents) as stands_at
      from orders o join moved m on m.provider_id = o.provider_id and m.order_id = o.id and m.account = 'order'
      where o.paid_cents = o.total_cents - o.credited_cents
      group by o.provider_id, o.id having sum(m.cents) <> 0
      union all
      select 0, 0, sum(cents) from moved having sum(cents) <> 0`,
  },
];
