import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What an offer needs is "n of these things" (docs/decisions/0048), where it was n of one thing each; their units have names, and may be
 * out of service one by one. The version before reads and
 * writes `offer_materials`: it finds one way to meet the needs there, and what it writes becomes needs of one thing, until no such
 * version runs any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addNeeds(db);
  await addUnits(db);
}

async function addNeeds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer_needs (
      provider_id bigint not null,
      offer_id bigint not null,
      number smallint not null check (number >= 1),
      units smallint not null check (units >= 1),
      primary key (provider_id, offer_id, number),
      foreign key (provider_id, offer_id) references offers (provider_id, id)
    );
    comment on table offer_needs is 'what must be free beside a person: so many units, in all, of the things of offer_need_things';

    create table offer_need_things (
      provider_id bigint not null,
      offer_id bigint not null,
      number smallint not null,
      resource_id bigint not null,
      primary key (provider_id, offer_id, number, resource_id),
      foreign key (provider_id, offer_id, number) references offer_needs (provider_id, offer_id, number) on delete cascade,
      foreign key (provider_id, resource_id) references resources (provider_id, id)
    );
    create index offer_need_things_of_resource on offer_need_things (provider_id, resource_id);

    insert into offer_needs (provider_id, offer_id, number, units)
      select provider_id, offer_id, row_number() over (partition by provider_id, offer_id order by resource_id), units
      from offer_materials;
    insert into offer_need_things (provider_id, offer_id, number, resource_id)
      select provider_id, offer_id, row_number() over (partition by provider_id, offer_id order by resource_id), resource_id
      from offer_materials;

    alter table offer_materials add column of_needs boolean not null default false;
    update offer_materials set of_needs = true;
    comment on table offer_materials is 'for the version before migration 37: units of things that meet the needs of an offer';
    comment on column offer_materials.of_needs is 'written with offer_needs; false: by the version before, and made a need of one thing';

    create function need_of_material() returns trigger language plpgsql as $$
    declare free smallint;
    begin
      select coalesce(max(n.number), 0) + 1 into free from offer_needs n
        where n.provider_id = new.provider_id and n.offer_id = new.offer_id;
      insert into offer_needs (provider_id, offer_id, number, units)
        values (new.provider_id, new.offer_id, free, new.units);
      insert into offer_need_things (provider_id, offer_id, number, resource_id)
        values (new.provider_id, new.offer_id, free, new.resource_id);
      return null;
    end $$;
    create trigger offer_materials_without_needs after insert on offer_materials for each row when (not new.of_needs)
      execute function need_of_material();
    comment on trigger offer_materials_without_needs on offer_materials is 'for the version before migration 37, which writes no needs';

    create function no_needs_without_materials() returns trigger language plpgsql as $$
    begin
      delete from offer_needs n where n.provider_id = old.provider_id and n.offer_id = old.offer_id;
      return null;
    end $$;
    create trigger needs_go_with_materials after delete on offer_materials for each row
      execute function no_needs_without_materials();
    comment on trigger needs_go_with_materials on offer_materials is
      'for the version before migration 37, which replaces what an offer needs by taking all of it away first'
  `.execute(db);
}

/** What is out of service is a closing of its own kind: the version before takes that of one unit for one of the whole thing. */
async function addUnits(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resources add column version integer not null default 1;
    comment on column resources.version is 'counts the changes: a form sends the one it was filled from';

    create table resource_units (
      provider_id bigint not null,
      resource_id bigint not null,
      unit smallint not null check (unit >= 1),
      name text not null,
      primary key (provider_id, resource_id, unit),
      foreign key (provider_id, resource_id) references resources (provider_id, id),
      constraint "resource_units__duplicateName" unique (provider_id, resource_id, name)
    );
    comment on table resource_units is 'names of the units of a thing that have one';

    alter table holidays
      add column out_of_service boolean not null default false,
      add column unit smallint check (unit >= 1),
      add constraint holidays_out_of_service_is_of_a_thing check
        (case when out_of_service then resource_id is not null and name is not null else unit is null end);
    comment on column holidays.out_of_service is 'of a thing: why stands in name, and an end at 9999-12-31 is none';
    comment on column holidays.unit is 'the one that is out of service; null: all of them'
  `.execute(db);
}
