import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of credit; that no wallet is below nothing the database refuses. */
export const walletInvariants: Invariant[] = [
  {
    name: 'a wallet holds what its movements come to, given credit with it',
    sql: `
      select w.provider_id, w.id as wallet, w.balance_cents, w.gift_cents, sum(m.amount_cents) as moved, sum(m.gift_cents) as gifts
      from wallets w left join wallet_movements m on m.provider_id = w.provider_id and m.wallet_id = w.id
      group by w.provider_id, w.id
      having w.balance_cents <> coalesce(sum(m.amount_cents), 0) or w.gift_cents <> coalesce(sum(m.gift_cents), 0)`,
  },
  {
    name: 'the wallets of a provider hold what its ledger says, paid and given apart',
    sql: `
      with booked as (
        select provider_id, sum(case 'wallet' when credit_account then amount_cents when debit_account then -amount_cents else 0 end) as paid,
          sum(case 'walletGift' when credit_account then amount_cents when debit_account then -amount_cents else 0 end) as gifts
        from ledger_entries group by provider_id),
      held as (
        select provider_id, sum(balance_cents - gift_cents) as paid, sum(gift_cents) as gifts from wallets group by provider_id)
      select coalesce(b.provider_id, h.provider_id) as provider_id, b.paid as booked, h.paid as held, b.gifts as gifts_booked, h.gifts as gifts_held
      from booked b full join held h on h.provider_id = b.provider_id
      where coalesce(b.paid, 0) <> coalesce(h.paid, 0) or coalesce(b.gifts, 0) <> coalesce(h.gifts, 0)`,
  },
  {
    name: 'what credit pays of an order is booked as paid with it, and given credit is a discount of its lines',
    sql: `
      select o.provider_id, o.id as "order", m.paid, coalesce(l.paid, 0) as booked, m.gifts, g.gifts as discount from orders o
      join lateral (
        select -sum(amount_cents - gift_cents) as paid, -sum(gift_cents) as gifts, count(*) as n from wallet_movements m
        where m.provider_id = o.provider_id and m.order_id = o.id and m.kind in ('spent', 'givenBack')) m on m.n > 0
      left join lateral (
        select sum(case reason when 'walletPayment' then amount_cents when 'walletReturn' then -amount_cents end) as paid
        from ledger_entries l where l.provider_id = o.provider_id and l.order_id = o.id) l on true
      left join lateral (
        select sum(gift_cents) as gifts from order_lines g where g.provider_id = o.provider_id and g.order_id = o.id) g on true
      where m.paid <> coalesce(l.paid, 0) or m.gifts < 0 or m.gifts > g.gifts`,
  },
];
