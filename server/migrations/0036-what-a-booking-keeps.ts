import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A booking keeps its buffers, its price and the things it was given, beside its minutes and terms (docs/decisions/0047). The version
 * before writes none of them: the database finds them, until no such version runs any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations
      add column prepare_minutes smallint check (prepare_minutes between 0 and 480),
      add column cleanup_minutes smallint check (cleanup_minutes between 0 and 480),
      add column price_cents integer check (price_cents >= 0),
      add column discount_cents integer check (discount_cents >= 0);
    comment on column reservations.prepare_minutes is 'kept free before it, as booked; its own minutes are from starts_at to ends_at';
    comment on column reservations.price_cents is 'as agreed, before the discount';

    create table reservation_things (
      provider_id bigint not null,
      reservation_id bigint not null,
      resource_id bigint not null,
      unit smallint not null check (unit >= 1),
      primary key (provider_id, reservation_id, resource_id, unit),
      foreign key (provider_id, reservation_id) references reservations (provider_id, id),
      foreign key (provider_id, resource_id) references resources (provider_id, id)
    );
    comment on table reservation_things is 'the rooms and things a booking was given, also once it is off and holds none';
  `.execute(db);

  await fillOlderRows(db);
  await fillForTheVersionBefore(db);

  // Where earlier migrations of the same start touched the rows, their deferred check still waits, and keeps the table from changing.
  await sql`
    set constraints reservations_provider_id_order_id_fkey immediate;
    alter table reservations
      alter column prepare_minutes set not null,
      alter column cleanup_minutes set not null,
      alter column price_cents set not null,
      alter column discount_cents set not null,
      add constraint reservations_total_is_price_less_discount check (total_cents = price_cents - discount_cents);
    set constraints reservations_provider_id_order_id_fkey deferred
  `.execute(db);
}

/** What holds and orders say; of what is off, and holds no time any more, what the offer says today. */
async function fillOlderRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    update reservations r set
      prepare_minutes = coalesce(kept.before, o.prepare_minutes),
      cleanup_minutes = coalesce(kept.after, o.cleanup_minutes),
      price_cents = coalesce(agreed.price_cents, r.total_cents),
      discount_cents = coalesce(agreed.discount_cents, 0)
    from offers o, reservations same
      left join lateral (
        select extract(epoch from lower(h.service) - lower(h.busy)) / 60 as before, extract(epoch from upper(h.busy) - upper(h.service)) / 60 as after
          from holds h
          where h.kind = 'reservation' and h.provider_id = same.provider_id and h.holder_id = same.id and h.resource_id = h.main_resource_id
          limit 1) kept on true
      left join orders agreed on agreed.provider_id = same.provider_id and agreed.id = same.order_id and agreed.total_cents = same.total_cents
    where (same.provider_id, same.id) = (r.provider_id, r.id) and (o.provider_id, o.id) = (r.provider_id, r.offer_id)
  `.execute(db);
  await sql`
    insert into reservation_things (provider_id, reservation_id, resource_id, unit)
      select h.provider_id, h.holder_id, h.resource_id, h.unit
        from holds h join reservations r on r.provider_id = h.provider_id and r.id = h.holder_id
        where h.kind = 'reservation' and h.resource_id <> h.main_resource_id
      union
      -- Which things it had is gone with its hold: one that may come back asks for those of today.
      select r.provider_id, r.id, m.resource_id, unit
        from reservations r join offer_materials m on m.provider_id = r.provider_id and m.offer_id = r.offer_id,
          generate_series(1, m.units) as unit
        where r.status = 'C' and r.starts_at > now()
  `.execute(db);
}

async function fillForTheVersionBefore(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reservation_as_booked() returns trigger language plpgsql as $$
    begin
      select o.prepare_minutes, o.cleanup_minutes, greatest(o.price_cents, new.total_cents)
        into new.prepare_minutes, new.cleanup_minutes, new.price_cents
        from offers o where o.provider_id = new.provider_id and o.id = new.offer_id;
      -- Of an offer that is gone the foreign key tells.
      if not found then
        new.prepare_minutes := 0;
        new.cleanup_minutes := 0;
        new.price_cents := new.total_cents;
      end if;
      new.discount_cents := new.price_cents - new.total_cents;
      return new;
    end $$;
    create trigger reservations_without_what_they_keep before insert on reservations for each row
      when (new.prepare_minutes is null) execute function reservation_as_booked();
    comment on trigger reservations_without_what_they_keep on reservations is
      'for the version before migration 36, which has just read the offer';

    create function things_as_held() returns trigger language plpgsql as $$
    begin
      if exists (select from reservation_things where provider_id = new.provider_id and reservation_id = new.holder_id
          and resource_id = new.resource_id and unit = new.unit) then
        return null;
      end if;
      delete from reservation_things t where t.provider_id = new.provider_id and t.reservation_id = new.holder_id
        and not exists (select from holds h where h.kind = 'reservation' and h.provider_id = t.provider_id
          and h.holder_id = t.reservation_id and h.resource_id = t.resource_id and h.unit = t.unit);
      insert into reservation_things (provider_id, reservation_id, resource_id, unit)
        select r.provider_id, r.id, new.resource_id, new.unit from reservations r
          where r.provider_id = new.provider_id and r.id = new.holder_id
        on conflict do nothing;
      return null;
    end $$;
    create trigger holds_of_things_not_kept after insert on holds for each row
      when (new.kind = 'reservation' and new.resource_id <> new.main_resource_id) execute function things_as_held();
    comment on trigger holds_of_things_not_kept on holds is
      'for the version before migration 36, which does not write reservation_things';
  `.execute(db);
}
