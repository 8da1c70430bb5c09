import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { LocalDate } from '#contracts/time.ts';

/**
 * How many minutes a provider's people work on a local date, all of them together, without their breaks and holidays: a number,
 * as part of a query of whoever measures something against it under locks of their own. By the wall clock, so that a shift
 * through a change of the clock counts an hour too much or too little.
 */
export function workingMinutesOn(providerId: number, date: LocalDate): RawBuilder<number> {
  const span = sql`tsrange(began + start_minute * interval '1 minute', began + end_minute * interval '1 minute')`;
  // What began the evening before may reach into the day.
  const began = sql`lateral (values (day.midnight), (day.midnight - interval '1 day')) as starting (began)`;
  return sql<number>`(
    select coalesce(sum(extract(epoch from upper(worked) - lower(worked)) / 60), 0)::int
    from (select ${date}::date::timestamp as midnight) as day,
      resources who,
      lateral unnest(
        tsmultirange(tsrange(day.midnight, day.midnight + interval '1 day'))
        * (select range_agg(${span}) from working_times w, ${began}
            where w.provider_id = who.provider_id and w.resource_id = who.id and w.weekday = extract(isodow from began))
        - coalesce((select range_agg(${span}) from breaks b, ${began}
            where b.provider_id = who.provider_id and b.resource_id = who.id
              and (b.weekday = extract(isodow from began) or b.local_date = began::date)), '{}')
        - coalesce((select range_agg(tsrange(h.starts_local, h.ends_local)) from holidays h
            where h.provider_id = who.provider_id and (h.resource_id is null or h.resource_id = who.id)
              and h.ends_local > day.midnight and h.starts_local < day.midnight + interval '1 day'), '{}')
      ) as worked
    where who.provider_id = ${providerId} and who.kind = 1 and not who.archived)`;
}
