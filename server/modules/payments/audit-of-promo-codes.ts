import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of promo codes; that a code is not used more often than its most the database refuses. */
export const promoInvariants: Invariant[] = [
  {
    name: 'a promo code counts its redemptions that are reserved or used',
    sql: `
      select c.provider_id, c.id as code, c.used, count(r.id) as redemptions from promo_codes c
      left join promo_redemptions r on r.provider_id = c.provider_id and r.promo_code_id = c.id and r.state <> 'freed'
      group by c.provider_id, c.id having c.used <> count(r.id)`,
  },
  {
    name: 'what a promo code takes off an order is what its lines and its redemption say',
    sql: `
      select o.provider_id, o.id as "order", o.promo_discount_cents, l.cents as lines, r.discount_cents as redemption, r.state from orders o
      left join promo_redemptions r on r.provider_id = o.provider_id and r.order_id = o.id
      cross join lateral (
        select coalesce(sum(promo_discount_cents), 0) as cents from order_lines l
        where l.provider_id = o.provider_id and l.order_id = o.id) l
      where (o.promo_discount_cents > 0 or r.id is not null or o.promo_code is not null)
        and (o.promo_discount_cents <> l.cents
          or (o.promo_discount_cents > 0 and r.discount_cents is distinct from o.promo_discount_cents)
          or (o.promo_discount_cents = 0 and r.state <> 'freed'))`,
  },
];
