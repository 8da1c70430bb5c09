import type { Invariant } from '#server/kernel/invariant.ts';
import { lineInvariants } from './audit-of-lines.ts';
import { promoInvariants } from './audit-of-promo-codes.ts';
import { walletInvariants } from './audit-of-wallets.ts';

const MONEY = `('processor', 'terminal', 'cash', 'bank', 'wallet')`;

/** The ledger's word on every order, against which the orders' own columns are held. */
const BALANCES = `
  balances as (
    select o.provider_id, o.id as order_id, o.total_cents, o.credited_cents, o.paid_cents, o.payment_state, o.platform_fee_cents,
      coalesce(sum(l.amount_cents) filter (where l.credit_account = 'order' and l.debit_account in ${MONEY}), 0)
        - coalesce(sum(l.amount_cents) filter (where l.debit_account = 'order' and l.credit_account in ${MONEY}), 0) as paid
    from orders o left join ledger_entries l on l.provider_id = o.provider_id and l.order_id = o.id and l.reason not in ('topUp', 'topUpReturn')
    group by o.provider_id, o.id
  )`;

/** The same for every card payment. */
const PAYMENT_BALANCES = `
  balances as (
    select p.provider_id, p.id as card_payment_id, p.order_id, p.state, p.amount_cents, p.platform_fee_cents, p.settled_at,
      coalesce(sum(l.amount_cents) filter (where l.reason = 'capture'), 0) as captured,
      coalesce(sum(l.amount_cents) filter (where l.reason = 'refund'), 0)
        - coalesce(sum(l.amount_cents) filter (where l.reason = 'refundReversal'), 0) as refunded,
      coalesce(sum(l.amount_cents) filter (where l.reason = 'platformFee'), 0) as fee,
      coalesce(sum(l.amount_cents) filter (where l.reason = 'platformFeeReturn'), 0) as fee_returned
    from card_payments p left join ledger_entries l on l.provider_id = p.provider_id and l.card_payment_id = p.id
    group by p.provider_id, p.id
  )`;

/** What must hold of orders and of what cards pay. */
const cardInvariants: Invariant[] = [
  {
    name: 'the payment state of an order, and what it says was paid, is what its lines and the ledger say',
    sql: `
      with ${BALANCES}
      select * from balances where paid_cents <> paid or (payment_state <> 'paidWithMembership' and payment_state <> case
        when total_cents = 0 then 'pricedZero'
        when paid <= 0 then 'notPaid'
        when paid < total_cents - credited_cents then 'partiallyPaid'
        else 'fullyPaid' end)`,
  },
  {
    name: 'of no payment more goes back than came in, what is on its way included',
    sql: `
      with ${PAYMENT_BALANCES}
      select b.* from balances b
      left join lateral (
        select coalesce(sum(amount_cents), 0) as cents from refunds r
        where r.provider_id = b.provider_id and r.card_payment_id = b.card_payment_id and r.state <> 'failed'
      ) asked on true
      where b.refunded < 0 or b.refunded > b.captured or asked.cents > b.captured`,
  },
  {
    name: 'a payment that succeeded is in the ledger once and in full, any other is not',
    sql: `
      with ${PAYMENT_BALANCES}
      select * from balances
      where captured <> case when state in ('succeeded', 'surplus') then amount_cents else 0 end
        or fee <> case when state in ('succeeded', 'surplus') then platform_fee_cents else 0 end`,
  },
  {
    name: 'a refund that succeeded is in the ledger once and in full, one that was only asked for is not',
    sql: `
      select r.provider_id, r.id as refund_id, r.state, r.amount_cents,
        coalesce(sum(l.amount_cents) filter (where l.reason = 'refund'), 0) as refunded,
        coalesce(sum(l.amount_cents) filter (where l.reason = 'refundReversal'), 0) as reversed
      from refunds r left join ledger_entries l on l.provider_id = r.provider_id and l.refund_id = r.id
      group by r.provider_id, r.id
      having coalesce(sum(l.amount_cents) filter (where l.reason = 'refund'), 0)
          - coalesce(sum(l.amount_cents) filter (where l.reason = 'refundReversal'), 0)
        <> case when r.state = 'succeeded' then r.amount_cents else 0 end`,
  },
  {
    name: 'the platform returns its share with what it gives back, to less than a cent for each refund, and never more than it took',
    sql: `
      with ${PAYMENT_BALANCES}
      select b.* from balances b
      join lateral (
        select count(*) filter (where r.state = 'succeeded') as made,
          bool_or(r.state = 'failed' and r.processor_refund_id is not null) is true as came_back,
          bool_or(r.reason = 'providerDecision') is true as by_the_provider
        from refunds r where r.provider_id = b.provider_id and r.card_payment_id = b.card_payment_id
      ) r on true
      cross join lateral (select b.fee_returned - b.fee::numeric * b.refunded / nullif(b.captured, 0) as too_much) d
      where b.fee_returned > b.fee
        -- What came back from the bank left the share where it was, and who gives back with the processor directly keeps it there.
        or (not r.came_back and d.too_much >= greatest(r.made, 1))
        or (not r.came_back and not r.by_the_provider and d.too_much <= -greatest(r.made, 1))`,
  },
  {
    name: 'whatever was paid besides what an order asked goes back',
    sql: `
      select p.provider_id, p.order_id from card_payments p
      where p.state = 'surplus' and not exists (
        select 1 from refunds r where r.provider_id = p.provider_id and r.card_payment_id = p.id)`,
  },
  {
    name: 'a card pays what was agreed: of an order to be paid online, with the share of the day it was opened',
    sql: `
      select p.provider_id, p.id as card_payment_id, p.platform_fee_cents, o.platform_fee_basis_points, o.payment_mode
      from card_payments p join orders o on o.provider_id = p.provider_id and o.id = p.order_id
      where (o.payment_mode <> 'online' and p.state in ('starting', 'open'))
        -- Something else may be ordered, on site, once what a card paid has gone back whole, to it or at the till
        -- (what the bank sends back days later had gone); what is paid besides goes back by itself
        or (o.payment_mode <> 'online' and p.state = 'succeeded'
          and (select sum(c.amount_cents) from card_payments c
              where c.provider_id = o.provider_id and c.order_id = o.id and c.state = 'succeeded')
            > (select coalesce(sum(l.amount_cents), 0) from ledger_entries l
                join card_payments c on c.provider_id = l.provider_id and c.id = l.card_payment_id
                where l.provider_id = o.provider_id and l.order_id = o.id and l.reason = 'refund' and c.state = 'succeeded')
            + (select coalesce(sum(a.amount_cents), 0) from till_allocations a
                join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
                where a.provider_id = o.provider_id and a.order_id = o.id and t.kind = 'returned'))
        or p.platform_fee_cents <> floor((p.amount_cents::numeric * o.platform_fee_basis_points + 5000) / 10000)`,
  },
  {
    name: 'an order of nothing never reaches the card processor, and a discount never raises a price',
    sql: `
      select o.provider_id, o.id as order_id, o.price_cents, o.discount_cents from orders o
      where o.discount_cents > o.price_cents or o.discount_cents < 0
        or (o.total_cents = 0 and exists (
          select 1 from card_payments p where p.provider_id = o.provider_id and p.order_id = o.id))`,
  },
  {
    name: 'nothing is left between us and the card processor for more than a day',
    sql: `
      select provider_id, 'card payment' as kind, id, state, created_at from card_payments
      where state = 'starting' and created_at < (select now from moment) - interval '24 hours'
      union all
      select provider_id, 'refund', id, state, created_at from refunds
      where state = 'requested' and processor_refund_id is null and created_at < (select now from moment) - interval '24 hours'`,
  },
];

/** What must hold of providers' accounts at the card processor; the rest the database refuses. */
const accountInvariants: Invariant[] = [
  {
    name: 'a card is charged through an account of the order’s provider, which stands as long as the payment',
    sql: `
      select p.provider_id, p.id as card_payment_id, p.processor_account_id from card_payments p
      where not exists (select 1 from payment_accounts a
        where a.provider_id = p.provider_id and a.processor_account_id = p.processor_account_id)`,
  },
  {
    name: 'one account of a provider is current where one can be paid, asked or closed, and a past one has one after it',
    sql: `
      select provider_id, count(*) filter (where is_current) as current from payment_accounts
      group by provider_id
      having count(*) filter (where is_current) > 1
        or (count(*) filter (where is_current) = 0 and bool_or(state <> 'disconnected'))`,
  },
];

/** What must hold of money. */
export const paymentInvariants: Invariant[] = [
  ...cardInvariants,
  ...lineInvariants,
  ...accountInvariants,
  ...walletInvariants,
  ...promoInvariants,
];
