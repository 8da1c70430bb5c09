-- What Radura sends of its own accord: the newsletter.

create table newsletter_entries (
  id bigint generated always as identity primary key,
  email_name text not null constraint newsletter_entries_email unique,
  email text check (char_length(email) <= 254),
  language text not null check (language in ('it', 'en')),
  state text not null check (state in ('waiting', 'confirmed', 'left')),
  place text not null check (place in ('read', 'page', 'api')),
  consent text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  constraint newsletter_entries_left_without_address check ((email is null) = (state = 'left'))
);
comment on column newsletter_entries.email_name is 'stands for the address without telling it; stays when the address goes';
comment on column newsletter_entries.consent is 'the words that were agreed to, as they were shown';
create index newsletter_entries_confirmed on newsletter_entries (language, id) where state = 'confirmed';
create index newsletter_entries_waiting on newsletter_entries (asked_at) where state = 'waiting';
create index newsletter_entries_by_address on newsletter_entries (lower(email)) where email is not null;

create table newsletter_issues (
  id bigint generated always as identity primary key,
  language text not null check (language in ('it', 'en')),
  subject text not null check (char_length(subject) between 1 and 120),
  opening text not null check (char_length(opening) between 1 and 2000),
  article_ids bigint[] not null check (cardinality(article_ids) <= 6),
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent')),
  queued_until bigint not null default 0,
  recipients integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  sent_at timestamptz
);
comment on column newsletter_issues.queued_until is 'entries up to this id have their mail in the outbox';
comment on column newsletter_issues.sent_at is 'when somebody said to send it';
create index newsletter_issues_to_queue on newsletter_issues (id) where state = 'sending';

-- Which versions of our programs may sign in.

create table app_versions (
  os text primary key check (os in ('web', 'android', 'ios')),
  current text not null check (current ~ '^[0-9]{1,4}(\.[0-9]{1,5}){0,3}$'),
  minimum text not null check (minimum ~ '^[0-9]{1,4}(\.[0-9]{1,5}){0,3}$'),
  store_address text check (store_address ~ '^https://' and char_length(store_address) <= 300)
);
comment on column app_versions.minimum is 'an older one cannot sign in';
insert into app_versions (os, current, minimum) values
  ('web', '6.0.0', '1.0.0'), ('android', '6.0.0', '1.0.0'), ('ios', '6.0.0', '1.0.0');

-- Mails to customers in a provider's own words.

create table email_logos (
  provider_id bigint not null references providers (id),
  key text not null check (key ~ '^[0-9a-f]{40}$'),
  created_at timestamptz not null,
  primary key (provider_id, key)
);
comment on table email_logos is 'uploaded logos, shown at /media/email-logos/<key>.png; never removed, since mails that were sent show them';

create table email_templates (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  kind text not null,
  language text not null check (language in ('it', 'en')),
  color text not null check (color ~* '^#[0-9a-f]{6}$'),
  logo_key text,
  header text not null check (char_length(header) <= 600),
  goodbye text not null check (char_length(goodbye) <= 200),
  footer text not null check (char_length(footer) <= 600),
  is_active boolean not null default false,
  version integer not null default 1,
  primary key (provider_id, id),
  foreign key (provider_id, logo_key) references email_logos (provider_id, key)
);
comment on column email_templates.logo_key is 'null: mails show the name';
comment on column email_templates.kind is 'all, or the kind of mail';
create unique index email_templates_one_active on email_templates (provider_id, kind, language) where is_active;
