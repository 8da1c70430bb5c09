-- People by their e-mail, their log-ins, and what proves who they are.

create table people (
  id bigint generated always as identity primary key,
  email_key text not null constraint "people__userEmailExists" unique,
  email text not null,
  language text not null default 'it' check (language in ('it', 'en', 'sv')),
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint people_who_left_are_nobody check (deleted_at is null or email = '' and verified_at is null and email_key = ('deleted:' || id))
);
comment on column people.email_key is 'the e-mail with case and Unicode forms folded: one person per key';
comment on column people.deleted_at is 'when the person had their account deleted; no e-mail anybody types has such a key';
create index people_who_left on people (id) where deleted_at is not null;

create table former_emails (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  email text not null,
  email_key text not null,
  given_up_at timestamptz not null
);
comment on table former_emails is 'e-mails an account had before: letters and messages of then are found by them';
create index former_emails_of_person on former_emails (person_id);

create table profiles (
  person_id bigint primary key references people (id),
  firstname text not null default '',
  lastname text not null default '',
  phone text,
  gender char(1) check (gender in ('M', 'F')),
  birthday date,
  address text,
  city text,
  postcode text,
  country char(2),
  url text,
  facebook text,
  instagram text,
  linkedin text,
  skype text,
  twitter text,
  youtube text,
  tags text[] not null default '{}',
  described_name text,
  codice_fiscale text,
  piva text,
  sdi text,
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

create table log_ins (
  person_id bigint primary key references people (id),
  role text not null default 'customer' check (role in ('customer', 'author', 'admin')),
  password_hash text,
  password_changed_at timestamptz,
  active boolean not null default true,
  terms_accepted_at timestamptz,
  last_signed_in_at timestamptz,
  created_at timestamptz not null,
  business_signed_in_at timestamptz
);
comment on column log_ins.role is 'roles at a provider stand in provider_roles';
comment on column log_ins.password_hash is 'argon2id with a pepper from the server''s secret; null = invited, none chosen yet';
comment on column log_ins.business_signed_in_at is 'last sign-in where businesses sign in; null: never';

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
  ends_at timestamptz,
  refreshes integer not null default 0,
  refreshed_at timestamptz,
  refreshed_by text,
  email_proved_at timestamptz,
  by_pin boolean not null default false
);
comment on column login_sessions.token_hash is
  'what is kept of 256 random bits: sha-256 of a browser''s, a keyed hash of an API client''s; the table opens no door';
comment on column login_sessions.device is 'browser and system in words, from the user agent';
comment on column login_sessions.ends_at is 'business sessions end here however busy they are; null = never';
comment on column login_sessions.refreshes is 'how often an API client has renewed its token: an older one that comes again was copied';
comment on column login_sessions.refreshed_by is 'keyed hash of the device that renewed it last';
comment on column login_sessions.email_proved_at is
  'when a code mailed to the person was typed in this session: a first second factor asks for it';
comment on column login_sessions.by_pin is 'begun by a PIN at a shared computer: it ends with the PIN';
create index login_sessions_of_person on login_sessions (person_id, last_used_at desc);
create index login_sessions_by_end on login_sessions (idle_until);

create table known_addresses (
  person_id bigint not null references log_ins (person_id),
  address text not null,
  last_used_at timestamptz not null,
  primary key (person_id, address)
);
comment on table known_addresses is
  'keyed hashes of network addresses the person came in from: strangers'' guesses elsewhere never lock these out';
create index known_addresses_by_age on known_addresses (last_used_at);

create table log_in_codes (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  purpose text not null check (purpose in ('verify', 'invite', 'reset', 'newPassword', 'secondFactor', 'passkey', 'newEmail', 'emailBack',
    'emailCode', 'visitorCode')),
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
  sealed_secret bytea,
  confirmed_at timestamptz,
  last_step bigint,
  created_at timestamptz not null,
  offered_secret bytea,
  constraint authenticator_apps_confirmed_have_a_secret check ((confirmed_at is null) = (sealed_secret is null))
);
comment on column authenticator_apps.last_step is 'the last 30-second step a code was taken for: no code counts twice';
comment on column authenticator_apps.offered_secret is 'shown, sealed, and not confirmed by a code yet: it opens nothing';

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

create table person_pins (
  person_id bigint primary key references people (id),
  pin_hash text not null,
  set_at timestamptz not null
);
comment on table person_pins is 'the PIN by which somebody comes back at a computer they have logged in at the same day; it is no log-in';
comment on column person_pins.pin_hash is 'argon2id, with a pepper of its own';

create table device_people (
  device_hash bytea not null,
  person_id bigint not null references people (id),
  session_id bigint unique references login_sessions (id) on delete cascade,
  second_factor text check (second_factor in ('authenticatorApp', 'passkey', 'recoveryCode')),
  signed_in_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  primary key (device_hash, person_id)
);
comment on table device_people is 'who has fully logged in at which computer, for the rest of that day';
comment on column device_people.device_hash is 'sha-256 of what the cookie of the computer says since its last full log-in';
comment on column device_people.session_id is
  'the session in which the person is there now, with which the row ends; null: a colleague is there';
comment on column device_people.second_factor is 'what they showed beside the password at the full log-in';
comment on column device_people.tries is 'Wrong PINs since the full log-in: after five only another one helps';
create index device_people_of_person on device_people (person_id);
create index device_people_by_age on device_people (signed_in_at);
