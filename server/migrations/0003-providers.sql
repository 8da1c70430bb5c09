-- Providers: what they say of themselves, what Radura sells them, and what they uploaded.

create table packages (
  id smallint primary key,
  name text not null
);

insert into packages (id, name) values
  (0, 'Free'),
  (1, 'Grow'),
  (2, 'Video'),
  (3, 'AllInOne');

create table providers (
  id bigint generated always as identity primary key,
  type text not null check (type in ('C', 'P')),
  name text not null,
  description text not null default '',
  phone text,
  email text,
  url text,
  blog text,
  facebook text,
  instagram text,
  linkedin text,
  skype text,
  twitter text,
  youtube text,
  tags text[] not null default '{}',
  time_note text,
  language text not null default 'it' check (language in ('it', 'en', 'sv')),
  time_zone text not null default 'Europe/Rome',
  address_line1 text,
  address_line2 text,
  city text,
  postal_code text,
  state text,
  country_code char(2) not null default 'IT',
  latitude double precision,
  longitude double precision,
  publish_online boolean not null default false,
  active boolean not null default true,
  locked boolean not null default false,
  can_unlock boolean not null default false,
  accept_payments text not null default 'Optional' check (accept_payments in ('NoPayments', 'Optional', 'OnlineOnly', 'membership')),
  free_cancellation_hours integer not null default 24 check (free_cancellation_hours between 0 and 8760),
  cancellation_policy text not null default '',
  reservation_offset_minutes integer not null default 0 check (reservation_offset_minutes between 0 and 525600),
  booking_horizon_days integer not null default 180 check (booking_horizon_days between 1 and 730),
  default_time_slot_step integer not null default 5 check (default_time_slot_step between 1 and 1440),
  notification_email text,
  invoice_prefix text,
  app_name text,
  client_provider boolean not null default false,
  owner_person_id bigint references people (id),
  created_at timestamptz not null default now(),
  city_key text,
  opening_time text,
  vat_regime text not null default 'ordinary' check (vat_regime in ('ordinary', 'cashAccounting', 'forfettario', 'sportsBody')),
  vat_treatment text not null default 'standard'
    check (vat_treatment in ('standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'sportExempt', 'membersOutOfScope')),
  vat_chosen_at timestamptz,
  profile_version integer not null default 1,
  location_version integer not null default 1,
  settings_version integer not null default 1,
  vat_version integer not null default 1,
  billing_version integer not null default 1,
  collaborators_act_on_own boolean not null default true,
  collaborators_see_contacts boolean not null default true,
  collaborators_version integer not null default 1,
  reminder_hours integer[] not null default '{24}' check (cardinality(reminder_hours) <= 3
    and reminder_hours <@ array[1, 2, 3, 6, 12, 24, 48, 72, 168])
);
comment on column providers.city_key is 'the town in the place index, such as it-milano';
comment on column providers.opening_time is 'the opening hours in the provider''s own words; what can be booked comes from working_times';
comment on column providers.vat_treatment is 'of all that it sells and that says nothing else; a forfettario sells nothing with tax';
comment on column providers.vat_chosen_at is 'when it said so itself; null: a default by trade';
comment on column providers.profile_version is 'counts the changes: a form sends the one it was filled from';
comment on column providers.location_version is 'the same for where it is';
comment on column providers.settings_version is 'the same for its settings';
comment on column providers.vat_version is 'counts the changes of how it is taxed: a form sends the one it was filled from';
comment on column providers.cancellation_policy is 'what the provider adds in its own words to the hours of free cancellation';
comment on column providers.billing_version is 'counts the changes of its billing data: a form sends the one it was filled from';
comment on column providers.collaborators_act_on_own is 'whether they move, cancel and write down bookings of their own';
comment on column providers.collaborators_see_contacts is 'whether they see e-mails and phones of who comes to them';
comment on column providers.collaborators_version is 'counts the changes of both: a form sends the one it was filled from';
comment on column providers.reminder_hours is 'how long before a booking its customer is reminded of it; empty: never';
create index providers_owner on providers (owner_person_id);

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

create table provider_billing (
  provider_id bigint primary key references providers (id),
  name text,
  address text,
  city text,
  country_code char(2),
  email text,
  piva text,
  fiscal_code text,
  sdi text,
  latitude double precision,
  longitude double precision
);
comment on column provider_billing.name is 'of the company or person that invoices are written to';
comment on column provider_billing.sdi is 'recipient code of electronic invoices, or the certified e-mail (PEC) in its place';

create table categories (
  id smallint primary key,
  provider_type text not null check (provider_type in ('C', 'P')),
  slug text not null unique,
  position smallint not null
);
comment on table categories is 'names stand in the texts of both languages under the slug';

insert into categories (id, provider_type, slug, position) values
  (101, 'C', 'spa', 1),
  (102, 'C', 'thermal-baths', 2),
  (103, 'C', 'beauty-center', 3),
  (104, 'C', 'hair-salon', 4),
  (105, 'C', 'massage-center', 5),
  (106, 'C', 'gym', 6),
  (107, 'C', 'yoga-studio', 7),
  (108, 'C', 'pilates-studio', 8),
  (109, 'C', 'swimming-pool', 9),
  (110, 'C', 'physiotherapy-center', 10),
  (201, 'P', 'personal-trainer', 1),
  (202, 'P', 'yoga-teacher', 2),
  (203, 'P', 'pilates-teacher', 3),
  (204, 'P', 'massage-therapist', 4),
  (205, 'P', 'physiotherapist', 5),
  (206, 'P', 'osteopath', 6),
  (207, 'P', 'nutritionist', 7),
  (208, 'P', 'psychologist', 8),
  (209, 'P', 'beautician', 9),
  (210, 'P', 'mental-coach', 10);

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
  drawing text,
  width integer not null check (width >= 1280),
  height integer not null check (height >= 800),
  description text not null default '',
  version integer not null default 1,
  preview_code uuid not null default gen_random_uuid() unique,
  primary key (provider_id, id),
  constraint provider_photos_object_key_once unique (provider_id, object_key),
  check (num_nonnulls(object_key, drawing) = 1)
);
comment on column provider_photos.description is 'what it shows, in words, for who cannot see it; empty: nothing but what the page says';
comment on column provider_photos.version is 'counts the changes of the description';
comment on column provider_photos.preview_code is 'part of an address nobody can guess: whoever works there sees it before visitors do';

create table provider_photo_files (
  provider_id bigint not null references providers (id),
  key text not null check (key ~ '^[0-9a-f]{40}$'),
  width integer not null check (width >= 1280),
  height integer not null check (height >= 800),
  made_at timestamptz not null,
  primary key (provider_id, key)
);
comment on table provider_photo_files is
  'uploaded photos whose files are kept; provider_photos.object_key says which are in use, the rest is swept after a day';

create table uploads (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  purpose text not null check (purpose in ('avatar', 'service', 'providerPhoto', 'customerImport', 'film', 'blogPicture', 'emailLogo')),
  object_key text not null unique,
  file_type text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  published_at timestamptz,
  provider_id bigint references providers (id),
  constraint uploads_of_providers_have_one check ((purpose in ('avatar', 'blogPicture')) = (provider_id is null))
);
comment on table uploads is 'files asked for by a signed address; shown to others only once they were checked and published';
comment on column uploads.published_at is 'handed in for publishing, once, whether the file was then accepted or not; null = still awaited';
comment on column uploads.provider_id is 'whose picture it shall be; null = the person''s own';
create index uploads_of_person on uploads (person_id, created_at desc);

create table provider_shares (
  provider_id bigint primary key references providers (id),
  amount_type text not null check (amount_type in ('fixed', 'percent')),
  amount integer not null check (amount between 0 and 99999999),
  version integer not null default 1,
  check (amount_type <> 'percent' or amount <= 10000)
);
comment on table provider_shares is 'the share of a paid booking that counts for whoever has the global one';
comment on column provider_shares.amount is 'cents, or hundredths of a percent';

create table center_setups (
  provider_id bigint primary key references providers (id),
  started_at timestamptz not null,
  settled text[] not null default '{}' check (settled <@ array['team', 'payment']),
  put_off_at timestamptz,
  completed_at timestamptz
);
comment on table center_setups is 'centers that were registered and are led through their first settings; a center without a row is set up';
comment on column center_setups.settled is 'steps that are decided without leaving another trace';
comment on column center_setups.put_off_at is
  'its owner goes on without for now: its address leads to its screens, the list stays among them';
comment on column center_setups.completed_at is 'published from this list: it is over';

create table provider_requests (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  created_at timestamptz not null,
  primary key (provider_id, id)
);
create index provider_requests_of_email on provider_requests (lower(email));

create table contact_messages (
  id bigint generated always as identity primary key,
  contact_name text not null,
  contact_email text not null,
  subject text not null,
  contact_content text not null,
  is_demo_request boolean not null default false,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
comment on column contact_messages.answered_at is 'when an administrator said that it is answered; null: it waits';
create index contact_messages_of_email on contact_messages (lower(contact_email));
