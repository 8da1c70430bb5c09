import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of passes and their uses. */
export const membershipsInvariants: Invariant[] = [
  {
    name: 'of no pass more entries are used than it has',
    sql: `
      select p.provider_id, p.id as pass, p.entries, count(*) as used from passes p
      join pass_uses u on u.provider_id = p.provider_id and u.pass_id = p.id and u.state <> 'returned'
      group by p.provider_id, p.id having count(*) > p.entries`,
  },
  {
    name: 'of no part of a bundle more is used than was sold',
    sql: `
      select u.provider_id, u.pass_id as pass, u.offer_id as offer, count(*) as used from pass_uses u
      join passes p on p.provider_id = u.provider_id and p.id = u.pass_id and p.parts is not null
      where u.state <> 'returned' group by u.provider_id, u.pass_id, u.offer_id, p.parts
      having count(*) > coalesce((select (part ->> 'entries')::int from jsonb_array_elements(p.parts) part
        where (part ->> 'offerId')::bigint = u.offer_id), 0)`,
  },
  {
    name: 'an order is paid with a membership exactly where entries of a pass of its customer stand for it',
    sql: `
      select o.provider_id, o.id as "order", o.payment_state, count(u.id) as entries from orders o
      left join pass_uses u on u.provider_id = o.provider_id and u.order_id = o.id and u.state <> 'returned'
      group by o.provider_id, o.id having (o.payment_state = 'paidWithMembership') <> (count(u.id) > 0)
      union all
      select u.provider_id, u.order_id, 'of another customer', u.pass_id from pass_uses u
      join passes p on p.provider_id = u.provider_id and p.id = u.pass_id
      join orders o on o.provider_id = u.provider_id and o.id = u.order_id
      where u.state <> 'returned' and o.customer_id <> p.customer_id
        -- While two cards were one, either's visits were paid with either's passes; undoing that parts them
        and not exists (select from customer_merges m where m.provider_id = u.provider_id
          and u.taken_at between m.merged_at and m.undone_at and least(m.kept_id, m.merged_id) = least(o.customer_id, p.customer_id)
          and greatest(m.kept_id, m.merged_id) = greatest(o.customer_id, p.customer_id))`,
  },
  {
    name: 'no entry stands for a visit outside the days of its pass',
    sql: `
      select u.provider_id, u.id as use, u.visit_on, p.starts_on, p.ends_on from pass_uses u
      join passes p on p.provider_id = u.provider_id and p.id = u.pass_id
      where u.state = 'taken' and (p.starts_on is null or u.visit_on < p.starts_on or u.visit_on > p.ends_on)`,
  },
  {
    name: 'a pass is the subject of its own order, which is paid unless the pass has ended',
    sql: `
      select p.provider_id, p.id as pass, o.payment_state from passes p
      join orders o on o.provider_id = p.provider_id and o.id = p.order_id
      where o.subject <> 'membership' or o.subject_id <> p.id or o.total_cents <> p.price_cents
        or (p.status = 'active' and o.payment_state not in ('fullyPaid', 'partiallyPaid', 'pricedZero') and o.credited_cents = 0)`,
  },
];
