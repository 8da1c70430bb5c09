import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Time held says which part of it is the service itself and which its buffers (docs/decisions/0044). The version before writes holds
 * without it: the database finds it from the offer they were reckoned from, until no such version runs any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table holds add column service tstzrange;
    comment on column holds.service is 'the service itself, inside busy: from starts_at for the minutes it takes, without buffers';

    create function service_within(busy tstzrange, starts_at timestamptz, provider bigint, offer bigint)
    returns tstzrange language sql stable as $$
      select tstzrange(starts_at, coalesce(
        (select upper(busy) - o.cleanup_minutes * interval '1 minute' from offers o
          where o.provider_id = provider and o.id = offer
            and upper(busy) - o.cleanup_minutes * interval '1 minute' > starts_at),
        upper(busy)))
    $$;
    comment on function service_within is 'the service of a hold that does not say it: what its offer''s buffer leaves of the time';

    update holds h set service = tstzrange(h.starts_at, least(r.ends_at, upper(h.busy)))
      from reservations r
      where h.kind = 'reservation' and r.provider_id = h.provider_id and r.id = h.holder_id and r.starts_at = h.starts_at;
    update holds set service = service_within(busy, starts_at, provider_id, offer_id) where service is null;

    create function hold_with_service() returns trigger language plpgsql as $$
    begin
      new.service := service_within(new.busy, new.starts_at, new.provider_id, new.offer_id);
      return new;
    end $$;
    create trigger holds_without_service before insert on holds for each row when (new.service is null)
      execute function hold_with_service();
    comment on trigger holds_without_service on holds is 'for the version before migration 34, which writes none';

    alter table holds
      alter column service set not null,
      add constraint holds_service_within_busy check
        (busy @> service and lower(service) = starts_at and lower_inc(service) and not upper_inc(service))
  `.execute(db);
}
