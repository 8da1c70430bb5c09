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
  {
    name: 'no two schedules of a person are in force on one date',
    // Within thirteen weeks all turns meet; where there is no beginning any thirteen will do.
    sql: `
      select a.provider_id, a.resource_id, a.id as schedule, b.id as other
      from schedules a
      join schedules b on b.provider_id = a.provider_id and b.resource_id = a.resource_id and b.id > a.id and not b.of_date,
        lateral (select daterange(a.valid_from, a.valid_to, '[]') * daterange(b.valid_from, b.valid_to, '[]') as common) as shared
      where not a.of_date and exists (
        select from generate_series(0, 91) as n,
          lateral (select coalesce(lower(common), upper(common) - 92, date '2026-01-05') + n as day) as that
        where common @> day and is_turn(a.cycle_weeks, a.cycle_week, a.anchor_monday, day)
          and is_turn(b.cycle_weeks, b.cycle_week, b.anchor_monday, day))
      union all
      select distinct s.provider_id, s.resource_id, s.id, w.id
      from schedules s
      join working_times w on w.provider_id = s.provider_id and w.resource_id = s.resource_id
      where not s.of_date`,
  },
  {
    name: 'times of one schedule do not lie over each other',
    sql: `
      select a.provider_id, a.schedule_id, a.id as times, b.id as other
      from schedule_times a
      join schedule_times b on b.provider_id = a.provider_id and b.schedule_id = a.schedule_id and b.id <> a.id
      where a.weekday * 1440 + a.start_minute <= b.weekday * 1440 + b.start_minute
        and b.weekday * 1440 + b.start_minute < a.weekday * 1440 + a.end_minute`,
  },
  {
    name: 'hours of a date begin on it',
    sql: `
      select s.provider_id, s.id as schedule, t.id as times
      from schedules s
      join schedule_times t on t.provider_id = s.provider_id and t.schedule_id = s.id
      where s.of_date and t.weekday <> extract(isodow from s.valid_from)`,
  },
  {
    name: 'what is out of service is a thing',
    sql: `
      select h.provider_id, h.id as holiday, h.resource_id
      from holidays h join resources r on r.provider_id = h.provider_id and r.id = h.resource_id
      where h.out_of_service and r.kind <> 2`,
  },
];
