import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** When people work, and the one table in which time is taken (docs/decisions/0003). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table working_times (
      provider_id bigint not null,
      id bigint generated always as identity unique,
      resource_id bigint not null,
      weekday smallint not null check (weekday between 1 and 7),
      start_minute smallint not null check (start_minute between 0 and 1439),
      end_minute smallint not null check (end_minute between 1 and 2879),
      primary key (provider_id, id),
      foreign key (provider_id, resource_id) references resources (provider_id, id),
      check (end_minute > start_minute and end_minute - start_minute <= 1440)
    );
    comment on column working_times.end_minute is 'minutes from midnight of the weekday; above 1440 runs into the next day';
    create index working_times_of_resource on working_times (provider_id, resource_id);

    create table breaks (
      provider_id bigint not null,
      id bigint generated always as identity unique,
      resource_id bigint not null,
      weekday smallint check (weekday between 1 and 7),
      local_date date,
      start_minute smallint not null check (start_minute between 0 and 1439),
      end_minute smallint not null check (end_minute between 1 and 2879),
      primary key (provider_id, id),
      foreign key (provider_id, resource_id) references resources (provider_id, id),
      check (num_nonnulls(weekday, local_date) = 1),
      check (end_minute > start_minute and end_minute - start_minute <= 1440)
    );
    create index breaks_of_resource on breaks (provider_id, resource_id);

    create table holidays (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      resource_id bigint,
      starts_local timestamp not null,
      ends_local timestamp not null,
      is_whole_day boolean not null,
      name text,
      primary key (provider_id, id),
      foreign key (provider_id, resource_id) references resources (provider_id, id),
      constraint "holidays__invalidStartDateBeforeEndDate" check (ends_local > starts_local)
    );
    comment on column holidays.resource_id is 'null: the whole provider is closed';
    create index holidays_of_provider on holidays (provider_id, ends_local);

    create sequence occasions as bigint;

    create table holds (
      provider_id bigint not null,
      id bigint generated always as identity unique,
      resource_id bigint not null,
      unit smallint not null check (unit >= 1),
      person_id bigint,
      occasion_id bigint not null,
      seat smallint not null,
      capacity smallint not null,
      kind text not null check (kind in ('reservation', 'class')),
      holder_id bigint not null,
      offer_id bigint,
      main_resource_id bigint not null,
      starts_at timestamptz not null,
      busy tstzrange not null,
      expires_at timestamptz,
      primary key (provider_id, id),
      foreign key (provider_id, resource_id) references resources (provider_id, id),
      constraint holds_busy_is_half_open check
        (not isempty(busy) and lower_inc(busy) and not upper_inc(busy) and not lower_inf(busy) and not upper_inf(busy)),
      constraint holds_seat_within_capacity check (seat between 1 and capacity),
      constraint "holds__reservationInvalidCapacity" exclude using gist
        (provider_id with =, resource_id with =, unit with =, busy with &&, occasion_id with <>),
      constraint holds_one_place_of_a_person exclude using gist
        (person_id with =, busy with &&, occasion_id with <>) where (person_id is not null),
      constraint holds_one_holder_per_seat unique (provider_id, resource_id, unit, occasion_id, seat)
    );
    comment on table holds is 'time taken: one row per holder, unit of a resource and busy range, buffers included';
    comment on column holds.occasion_id is 'what happens in that time; a group''s bookings share one occasion, each on a seat of its own';
    comment on column holds.holder_id is 'the reservation (or class session) that holds, by kind';
    create index holds_of_holder on holds (provider_id, kind, holder_id);
    create index holds_that_expire on holds (expires_at) where expires_at is not null;
  `.execute(db);
}
