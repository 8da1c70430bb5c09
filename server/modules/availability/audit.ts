import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of taken time, whatever the constraints say: they are checked here by other means. */
export const availabilityInvariants: Invariant[] = [
  {
    name: 'no two occasions overlap on one unit of a resource',
    sql: `
      select a.provider_id, a.resource_id, a.unit, a.id as hold, b.id as other
      from holds a
      join holds b on b.provider_id = a.provider_id and b.resource_id = a.resource_id and b.unit = a.unit
        and b.id > a.id and b.occasion_id <> a.occasion_id and a.busy && b.busy`,
  },
  {
    name: 'nobody is in two places at once, across all centers',
    sql: `
      select a.person_id, a.id as hold, b.id as other
      from holds a
      join holds b on b.person_id = a.person_id and b.id > a.id and b.occasion_id <> a.occasion_id and a.busy && b.busy
      where a.person_id is not null`,
  },
  {
    name: 'an occasion has at most as many bookings as seats, each on a seat of its own',
    sql: `
      select provider_id, resource_id, unit, occasion_id, count(*) as bookings, max(capacity) as seats
      from holds group by provider_id, resource_id, unit, occasion_id
      having count(*) > max(capacity) or count(distinct seat) < count(*)`,
  },
  {
    name: 'whoever holds time, by kind and id, holds one place: one occasion, seat and start, with one person',
    sql: `
      select provider_id, kind, holder_id, count(distinct (occasion_id, seat, starts_at, main_resource_id)) as places
      from holds group by provider_id, kind, holder_id
      having count(distinct (occasion_id, seat, starts_at, main_resource_id)) > 1`,
  },
  {
    name: 'a class and a reservation are never one occasion',
    sql: `
      select provider_id, occasion_id from holds
      group by provider_id, occasion_id having count(distinct kind) > 1`,
  },
  {
    name: 'the service lies inside the time that is taken for it, from its start',
    sql: `
      select provider_id, id as hold, starts_at, service, busy from holds
      where lower(service) is distinct from starts_at or starts_at < lower(busy)
        or upper(service) > upper(busy)`,
  },
  {
    name: 'units in use never exceed the units there are',
    sql: `
      select h.provider_id, h.resource_id, h.unit, r.quantity
      from holds h join resources r on r.provider_id = h.provider_id and r.id = h.resource_id
      where h.unit > r.quantity and lower(h.busy) > (select now from moment)`,
  },
];
