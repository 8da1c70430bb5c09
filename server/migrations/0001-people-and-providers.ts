import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Who there is: people by e-mail, what Radura sells to providers, the providers themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists btree_gist;
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;

    create table people (
      id bigint generated always as identity primary key,
      email_key text not null constraint people_email_key unique,
      email text not null,
      language text not null default 'it' check (language in ('it', 'en', 'sv')),
      verified_at timestamptz,
      created_at timestamptz not null default now()
    );
    comment on column people.email_key is 'the e-mail with case and Unicode forms folded: one person per key';

    create table packages (
      id smallint primary key,
      name text not null
    );
    insert into packages (id, name) values (0, 'Free'), (1, 'Grow'), (2, 'Video'), (3, 'AllInOne');

    create table providers (
      id bigint generated always as identity primary key,
      type text not null check (type in ('C', 'P')),
      name text not null,
      description text not null default '',
      phone text,
      email text,
      url text,
      blog text,
      facebook text, instagram text, linkedin text, skype text, twitter text, youtube text,
      tags text[] not null default '{}',
      time_note text,
      language text not null default 'it' check (language in ('it', 'en', 'sv')),
      time_zone text not null default 'Europe/Rome',
      address_line1 text, address_line2 text, city text, postal_code text, state text,
      country_code char(2) not null default 'IT',
      latitude double precision, longitude double precision,
      publish_online boolean not null default false,
      active boolean not null default true,
      locked boolean not null default false,
      can_unlock boolean not null default false,
      accept_payments text not null default 'Optional'
        check (accept_payments in ('NoPayments', 'Optional', 'OnlineOnly', 'membership')),
      free_cancellation_hours integer not null default 24 check (free_cancellation_hours between 0 and 8760),
      reservation_offset_minutes integer not null default 0 check (reservation_offset_minutes between 0 and 525600),
      booking_horizon_days integer not null default 180 check (booking_horizon_days between 1 and 730),
      default_time_slot_step integer not null default 5 check (default_time_slot_step between 1 and 1440),
      notification_email text,
      invoice_prefix text,
      app_name text,
      client_provider boolean not null default false,
      owner_person_id bigint references people (id),
      created_at timestamptz not null default now()
    );
    create index providers_owner on providers (owner_person_id);

    create table provider_billing (
      provider_id bigint primary key references providers (id),
      address text, city text, country_code char(2), email text,
      piva text, fiscal_code text, sdi text,
      latitude double precision, longitude double precision
    );

    create table categories (
      id smallint primary key,
      provider_type text not null check (provider_type in ('C', 'P')),
      slug text not null unique,
      position smallint not null
    );
    comment on table categories is 'names stand in the texts of both languages under the slug';

    create table provider_categories (
      provider_id bigint not null references providers (id),
      category_id smallint not null references categories (id),
      position smallint not null,
      primary key (provider_id, category_id)
    );
    create index provider_categories_by_category on provider_categories (category_id, provider_id);

    create table provider_photos (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      position smallint not null,
      object_key text,
      drawing_seed integer,
      width integer not null check (width >= 1280),
      height integer not null check (height >= 800),
      primary key (provider_id, id),
      check (num_nonnulls(object_key, drawing_seed) = 1)
    );

    create table package_subscriptions (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      package_id smallint not null references packages (id),
      active boolean not null default true,
      amount_cents integer not null check (amount_cents >= 0),
      started_at timestamptz not null,
      ends_at timestamptz,
      primary key (provider_id, id)
    );
    create index package_subscriptions_latest on package_subscriptions (provider_id, started_at desc);

    create table audit_entries (
      id bigint generated always as identity primary key,
      provider_id bigint,
      happened_at timestamptz not null,
      actor text not null,
      action text not null,
      subject text not null,
      subject_id bigint,
      before jsonb,
      after jsonb
    );
    comment on column audit_entries.actor is 'guest:<person id>, person:<id>, system:<job> or processor';
    create index audit_entries_of_subject on audit_entries (provider_id, subject, subject_id);

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
    end $$;
    create trigger audit_entries_are_final before update or delete on audit_entries
      for each row execute function refuse_change();

    create table idempotency_answers (
      scope text not null,
      key_hash bytea not null,
      body_hash bytea not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key_hash)
    );
    create index idempotency_answers_by_age on idempotency_answers (created_at);

    create table handled_facts (
      fact_id uuid not null,
      reaction text not null,
      handled_at timestamptz not null default now(),
      primary key (fact_id, reaction)
    );
    create index handled_facts_by_age on handled_facts (handled_at);

    create table request_counts (
      bucket text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (bucket, window_start)
    );
  `.execute(db);
}
