import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Who and what a provider works with, its customers, and what it offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resources (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      kind smallint not null check (kind in (1, 2)),
      person_id bigint references people (id),
      name text not null,
      gender text check (gender in ('M', 'F')),
      role text,
      color text,
      quantity smallint not null default 1 check (quantity between 1 and 500),
      capacity smallint check (capacity between 1 and 10000),
      archived boolean not null default false,
      position integer not null default 0,
      created_at timestamptz not null default now(),
      primary key (provider_id, id),
      check (kind = 2 or quantity = 1),
      check (kind = 1 or person_id is null)
    );
    comment on column resources.kind is '1 human, 2 physical';
    comment on column resources.quantity is 'units of a physical thing; a person is one unit';
    comment on column resources.capacity is 'people a physical thing can take at once; null = no limit';
    create index resources_of_person on resources (person_id) where person_id is not null;

    create table customers (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      person_id bigint not null references people (id),
      email text not null,
      firstname text, lastname text, phone text,
      blacklisted boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (provider_id, id),
      constraint customers_person unique (provider_id, person_id)
    );
    create index customers_of_person on customers (person_id);

    create table offering_groups (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      kind text not null default 'service' check (kind in
        ('course', 'event', 'membership', 'service', 'onetime', 'video', 'plan', 'client', 'bundle')),
      name text not null,
      color text not null,
      position integer not null default 0,
      primary key (provider_id, id),
      constraint "offering_groups__duplicateName" unique (provider_id, kind, name)
    );

    create table services (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      group_id bigint,
      name text not null,
      description text not null default '',
      image_url text,
      service_type text not null default 'N' check (service_type in ('N', 'Y', 'E', 'V', 'W', 'M')),
      is_always_available boolean not null default true,
      period_start_date date, period_end_date date,
      period_start_minute smallint, period_end_minute smallint,
      location_type smallint not null default 1 check (location_type between 1 and 4),
      min_calendar_slot smallint check (min_calendar_slot between 1 and 1440),
      active boolean not null default true,
      archived boolean not null default false,
      position integer not null default 0,
      created_at timestamptz not null default now(),
      primary key (provider_id, id),
      foreign key (provider_id, group_id) references offering_groups (provider_id, id),
      check (period_end_date >= period_start_date),
      check (period_end_minute > period_start_minute),
      check (period_start_minute between 0 and 1439 and period_end_minute between 1 and 1440)
    );
    comment on table services is 'the heading (sub-service of the API) under which offers stand';

    create table offers (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      service_id bigint not null,
      name text not null,
      description text not null default '',
      price_cents integer not null check (price_cents between 0 and 99999999),
      duration_minutes smallint not null check (duration_minutes between 1 and 1440),
      prepare_minutes smallint not null default 0 check (prepare_minutes between 0 and 480),
      cleanup_minutes smallint not null default 0 check (cleanup_minutes between 0 and 480),
      capacity smallint not null default 1 check (capacity between 1 and 10000),
      minimum_capacity smallint not null default 1,
      active boolean not null default true,
      archived boolean not null default false,
      position integer not null default 0,
      primary key (provider_id, id),
      foreign key (provider_id, service_id) references services (provider_id, id),
      check (minimum_capacity between 1 and capacity)
    );
    create index offers_of_service on offers (provider_id, service_id);

    create table offer_people (
      provider_id bigint not null,
      offer_id bigint not null,
      resource_id bigint not null,
      primary key (provider_id, offer_id, resource_id),
      foreign key (provider_id, offer_id) references offers (provider_id, id),
      foreign key (provider_id, resource_id) references resources (provider_id, id)
    );
    create index offer_people_of_resource on offer_people (provider_id, resource_id);

    create table offer_materials (
      provider_id bigint not null,
      offer_id bigint not null,
      resource_id bigint not null,
      units smallint not null default 1 check (units >= 1),
      primary key (provider_id, offer_id, resource_id),
      foreign key (provider_id, offer_id) references offers (provider_id, id),
      foreign key (provider_id, resource_id) references resources (provider_id, id)
    );
    comment on table offer_materials is 'rooms and equipment that must be free too';
    create index offer_materials_of_resource on offer_materials (provider_id, resource_id);
  `.execute(db);
}
