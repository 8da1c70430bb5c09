import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of reservations and the time they keep. */
export const bookingInvariants: Invariant[] = [
  {
    name: 'a booking that stands has its time, with whom it is',
    sql: `
      select r.provider_id, r.id from reservations r
      where r.status = 'A' and not exists (
        select 1 from holds h where h.provider_id = r.provider_id and h.kind = 'reservation' and h.holder_id = r.id
          and h.resource_id = r.resource_id and h.expires_at is null and h.busy @> tstzrange(r.starts_at, r.ends_at))`,
  },
  {
    name: 'time is held only for bookings that are not off',
    sql: `
      select h.provider_id, h.id as hold, h.holder_id as reservation from holds h
      left join reservations r on r.provider_id = h.provider_id and r.id = h.holder_id
      where h.kind = 'reservation' and (r.id is null or r.status in ('C', 'R'))`,
  },
  {
    name: 'the time held for a booking is as long as the booking, with the buffers it keeps',
    sql: `
      select h.provider_id, h.id as hold, r.id as reservation, h.service, h.busy
      from holds h join reservations r on r.provider_id = h.provider_id and r.id = h.holder_id
      where h.kind = 'reservation' and r.status in ('A', 'P', 'RSD')
        and (h.service <> tstzrange(r.starts_at, r.ends_at)
          or coalesce(h.busy_wanted, h.busy) <> tstzrange(r.starts_at - make_interval(mins => r.prepare_minutes), r.ends_at + make_interval(mins => r.cleanup_minutes)))`,
  },
  {
    name: 'a booking has the things that are held for it, and where it stands no others',
    sql: `
      with held as (
        select h.provider_id, h.holder_id as reservation_id, h.resource_id, h.unit from holds h
        where h.kind = 'reservation' and h.resource_id <> h.main_resource_id)
      (select * from held except select provider_id, reservation_id, resource_id, unit from reservation_things)
      union all
      (select t.provider_id, t.reservation_id, t.resource_id, t.unit
        from reservation_things t join reservations r on r.provider_id = t.provider_id and r.id = t.reservation_id and r.status = 'A'
        except select * from held)`,
  },
  {
    name: 'a customer holds the same start of an offer at most once',
    sql: `
      select provider_id, offer_id, starts_at, customer_id, count(*) from reservations
      where status in ('A', 'P', 'RSD') group by provider_id, offer_id, starts_at, customer_id having count(*) > 1`,
  },
  {
    name: 'a reservation and its order are of the same customer, and seen by the same log-in',
    sql: `
      select r.provider_id, r.id as reservation, r.customer_id, o.customer_id as "customerOfOrder", r.person_id, o.person_id as "personOfOrder"
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      where r.customer_id <> o.customer_id or r.person_id is distinct from o.person_id`,
  },
  {
    name: 'every reservation has an order',
    sql: 'select provider_id, id from reservations where order_id is null',
  },
  {
    name: 'a booking has the terms it was made on: its payment mode and price as its order says, the text that was shown',
    sql: `
      select r.provider_id, r.id, r.terms_version, o.payment_mode, o.price_cents, o.discount_cents, o.total_cents
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      -- What is paid with given credit is a discount of the order alone
      join order_lines l on l.provider_id = o.provider_id and l.order_id = o.id and l.position = 1
      where r.only_book <> (o.payment_mode = 'onSite') or (r.price_cents, r.discount_cents, r.total_cents) <> (o.price_cents, o.discount_cents - l.gift_cents, o.total_cents + l.gift_cents)
        or not exists (select 1 from terms_texts t where t.version = r.terms_version)`,
  },
  {
    name: 'an order tells the times of its booking',
    sql: `
      select r.provider_id, r.id as reservation, r.starts_at, o.starts_at as told
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      where (o.starts_at, o.ends_at) is distinct from (r.starts_at, r.ends_at)`,
  },
  {
    name: 'nothing waits longer than its hold and ten minutes',
    sql: `
      select provider_id, id, expires_at from reservations
      where status in ('P', 'RSD') and expires_at < (select now from moment) - interval '10 minutes'`,
  },
  {
    name: 'a booking paid online and standing has its money; money without a booking goes back',
    sql: `
      select r.provider_id, r.id as reservation, r.status, o.payment_state
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      -- What the desk gave back of it is not asked for again
      where (r.status = 'A' and not r.only_book and o.payment_state not in ('fullyPaid', 'paidWithMembership', 'pricedZero')
             and o.total_cents > o.credited_cents)
         or (r.cancel_reason in ('expired', 'placeLost') and o.payment_state = 'fullyPaid'
             -- What was paid at the center is given back there by hand
             and exists (select 1 from card_payments c where c.provider_id = o.provider_id and c.order_id = o.id and c.state = 'succeeded')
             and not exists (select 1 from refunds f where f.provider_id = o.provider_id and f.order_id = o.id))`,
  },
  {
    name: 'what was paid and called off has gone back after ten minutes where it is owed, or is with the bank: asked for is not enough',
    sql: `
      select r.provider_id, r.id as reservation, r.status, r.cancel_reason, o.payment_state, f.id as refund, f.state, f.waits_for, f.tries
      from reservations r
      join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      join card_payments p on p.provider_id = o.provider_id and p.order_id = o.id and p.state = 'succeeded'
      left join lateral (select * from refunds f where f.provider_id = o.provider_id and f.order_id = o.id order by f.id desc limit 1) f on true
      where r.status in ('C', 'R') and o.payment_state in ('fullyPaid', 'partiallyPaid')
        and (select sum(c.amount_cents) from card_payments c where c.provider_id = o.provider_id and c.order_id = o.id and c.state = 'succeeded')
          > (select coalesce(sum(s.amount_cents), 0) from refunds s join card_payments c on c.provider_id = s.provider_id and c.id = s.card_payment_id
              where s.provider_id = o.provider_id and s.order_id = o.id and s.state = 'succeeded' and c.state = 'succeeded')
        and greatest(r.cancelled_at, p.settled_at) < (select now from moment) - interval '10 minutes'
        and (r.status = 'R' or r.cancel_reason <> 'byCustomer' or r.cancel_waiver is not null or (r.moved_by_us and r.cancelled_at <= r.starts_at)
          or r.cancelled_at <= r.starts_at - make_interval(hours => r.free_cancellation_hours))
        and not (f.state is not distinct from 'requested' and f.waits_for is not distinct from 'bank')`,
  },
  {
    name: 'a booking that is called paid back is: all that was paid has gone back, at the till too, and no refund of it has failed',
    sql: `
      select r.provider_id, r.id as reservation, paid.cents as paid, back.cents as back from reservations r
      cross join lateral (
        select coalesce((select sum(c.amount_cents) from card_payments c
              where c.provider_id = r.provider_id and c.order_id = r.order_id and c.state = 'succeeded'), 0)
          + coalesce((select sum(a.amount_cents) from till_allocations a join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
              where a.provider_id = r.provider_id and a.order_id = r.order_id and t.kind = 'taken'), 0) as cents) paid
      cross join lateral (
        select coalesce((select sum(f.amount_cents) from refunds f join card_payments c on c.provider_id = f.provider_id and c.id = f.card_payment_id
              where f.provider_id = r.provider_id and f.order_id = r.order_id and c.state = 'succeeded'
                and (f.state <> 'failed' or f.settled_at >= (select now from moment) - interval '10 minutes')), 0)
          + coalesce((select sum(a.amount_cents) from till_allocations a join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
              where a.provider_id = r.provider_id and a.order_id = r.order_id and t.kind = 'returned'), 0) as cents) back
      where r.status = 'R' and r.cancelled_at < (select now from moment) - interval '10 minutes'
        and (back.cents = 0 or back.cents < paid.cents)`,
  },
  {
    name: 'whatever a calendar shows is noted when it changes: no trigger of those is off',
    sql: `
      select noted.trigger from unnest(array['reservations_note_new', 'reservations_note_changed', 'reservations_note_gone',
          'orders_note_new', 'orders_note_changed', 'orders_note_gone', 'customers_note_names']) as noted (trigger)
      where not exists (select from pg_trigger t where t.tgname = noted.trigger and t.tgenabled = 'O')`,
  },
];
