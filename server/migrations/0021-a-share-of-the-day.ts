import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Nobody holds more than a share of a provider's day without paying or proving who they are (docs/decisions/0020): how long a day
 * is, and for how long an address counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function working_minutes_on(provider bigint, day date) returns integer language sql stable as $$
      select coalesce(sum(extract(epoch from upper(worked) - lower(worked)) / 60), 0)::integer
      from resources who,
        lateral unnest(
          tsmultirange(tsrange(day, day + 1))
          * (select range_agg(tsrange(began + start_minute * interval '1 minute', began + end_minute * interval '1 minute'))
              from working_times w, lateral (values (day), (day - 1)) as starting (began)
              where w.provider_id = who.provider_id and w.resource_id = who.id and w.weekday = extract(isodow from began))
          - coalesce((select range_agg(tsrange(began + start_minute * interval '1 minute', began + end_minute * interval '1 minute'))
              from breaks b, lateral (values (day), (day - 1)) as starting (began)
              where b.provider_id = who.provider_id and b.resource_id = who.id
                and (b.weekday = extract(isodow from began) or b.local_date = began)), '{}')
          - coalesce((select range_agg(tsrange(h.starts_local, h.ends_local)) from holidays h
              where h.provider_id = who.provider_id and (h.resource_id is null or h.resource_id = who.id)
                and h.ends_local > day and h.starts_local < day + 1), '{}')
        ) as worked
      where who.provider_id = provider and who.kind = 1 and not who.archived
    $$;
    comment on function working_minutes_on is
      'minutes in which a provider''s people work on a local date, all together, without breaks and holidays; by the wall clock';
    comment on column reservations.waits_for_address is
      'keyed hash of the network address, to limit what one holds, until the booking is paid, confirmed, off or has begun'
  `.execute(db);
}
