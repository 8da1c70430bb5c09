import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Who may come in, as what, and from where; what a person tells about themselves; the one-time steps on the way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table log_ins (
      person_id bigint primary key references people (id),
      role text not null default 'customer' check (role in ('customer', 'author', 'admin')),
      password_hash text,
      password_changed_at timestamptz,
      active boolean not null default true,
      terms_accepted_at timestamptz,
      last_signed_in_at timestamptz,
      created_at timestamptz not null
    );
    comment on column log_ins.role is 'roles at a provider stand in provider_roles';
    comment on column log_ins.password_hash is 'argon2id with a pepper from the server''s secret; null = invited, none chosen yet';

    create table provider_roles (
      provider_id bigint not null references providers (id),
      person_id bigint not null references log_ins (person_id),
      role text not null check (role in ('owner', 'director', 'manager', 'collaborator')),
      active boolean not null default true,
      created_at timestamptz not null,
      primary key (provider_id, person_id)
    );
    create index provider_roles_of_person on provider_roles (person_id);

    create table profiles (
      person_id bigint primary key references people (id),
      firstname text not null default '',
      lastname text not null default '',
      phone text,
      gender char(1) check (gender in ('M', 'F')),
      birthday date,
      address text, city text, postcode text, country char(2),
      url text, facebook text, instagram text, linkedin text, skype text, twitter text, youtube text,
      tags text[] not null default '{}',
      described_name text,
      codice_fiscale text, piva text, sdi text,
      time_zone text not null default 'Europe/Rome',
      avatar_key text,
      completed_onboarding boolean not null default false,
      version integer not null default 1,
      updated_at timestamptz not null
    );
    comment on column profiles.version is 'raised by every change: an update that read an older one is refused';

    create table agreements (
      person_id bigint not null references people (id),
      type text not null check (type in ('sharing', 'email', 'marketing')),
      decision char(1) not null check (decision in ('Y', 'N')),
      decided_at timestamptz not null,
      primary key (person_id, type)
    );

    create table login_sessions (
      id bigint generated always as identity primary key,
      token_hash bytea not null constraint login_sessions_token unique,
      person_id bigint not null references log_ins (person_id),
      area text not null check (area in ('public', 'business', 'admin')),
      app_name text not null,
      app_version text not null,
      os text not null check (os in ('web', 'android', 'ios')),
      device text not null,
      second_factor text check (second_factor in ('authenticatorApp', 'passkey', 'recoveryCode')),
      stepped_up_at timestamptz,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      idle_until timestamptz not null,
      ends_at timestamptz
    );
    comment on column login_sessions.token_hash is 'sha-256 of 256 random bits; the table opens no door';
    comment on column login_sessions.device is 'browser and system in words, from the user agent';
    comment on column login_sessions.ends_at is 'business sessions end here however busy they are; null = never';
    create index login_sessions_of_person on login_sessions (person_id, last_used_at desc);
    create index login_sessions_by_end on login_sessions (idle_until);

    create table known_addresses (
      person_id bigint not null references log_ins (person_id),
      address text not null,
      last_used_at timestamptz not null,
      primary key (person_id, address)
    );
    comment on table known_addresses is 'keyed hashes of network addresses the person came in from: strangers'' guesses elsewhere never lock these out';
    create index known_addresses_by_age on known_addresses (last_used_at);

    create table log_in_codes (
      id bigint generated always as identity primary key,
      person_id bigint not null references people (id),
      purpose text not null check (purpose in ('verify', 'invite', 'reset', 'newPassword', 'secondFactor', 'passkey')),
      details jsonb not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries smallint not null default 0,
      used_at timestamptz
    );
    comment on table log_in_codes is 'one-time steps; the code itself is derived from the id and the server''s secret, never stored';
    comment on column log_in_codes.details is 'what the step goes on with: area, client, passkey challenge';
    create index log_in_codes_of_person on log_in_codes (person_id, purpose) where used_at is null;
    create index log_in_codes_by_age on log_in_codes (expires_at);

    create table authenticator_apps (
      person_id bigint primary key references log_ins (person_id),
      sealed_secret bytea not null,
      confirmed_at timestamptz,
      last_step bigint,
      created_at timestamptz not null
    );
    comment on column authenticator_apps.last_step is 'the last 30-second step a code was taken for: no code counts twice';

    create table recovery_codes (
      person_id bigint not null references log_ins (person_id),
      code_hash bytea not null,
      used_at timestamptz,
      created_at timestamptz not null,
      primary key (person_id, code_hash)
    );

    create table passkeys (
      id bigint generated always as identity primary key,
      person_id bigint not null references log_ins (person_id),
      credential_id bytea not null constraint passkeys_credential unique,
      public_key bytea not null,
      sign_count bigint not null,
      transports text[] not null default '{}',
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkeys_of_person on passkeys (person_id);

    create table calendar_feeds (
      person_id bigint primary key references log_ins (person_id),
      generation integer not null default 1,
      is_on boolean not null,
      created_at timestamptz not null
    );
    comment on column calendar_feeds.generation is 'part of the feed''s address: revoking raises it, and the old address dies';

    create table uploads (
      id bigint generated always as identity primary key,
      person_id bigint not null references people (id),
      purpose text not null check (purpose in ('avatar')),
      object_key text not null unique,
      file_type text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      published_at timestamptz
    );
    comment on table uploads is 'files asked for by a signed address; shown to others only once they were checked and published';
    comment on column uploads.published_at is 'handed in for publishing, once, whether the file was then accepted or not; null = still awaited';
    create index uploads_of_person on uploads (person_id, created_at desc);
  `.execute(db);
}
