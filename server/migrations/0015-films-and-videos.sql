-- Films (files to be watched, heard or read) and video courses, which are made of them.

create table film_assets (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  key text not null unique check (key ~ '^[0-9a-f]{40}$'),
  name text not null,
  kind text not null check (kind in ('document', 'image', 'video', 'audio', 'gif')),
  bytes bigint not null check (bytes > 0),
  head_hash text,
  state text not null default 'uploading' check (state in ('uploading', 'checking', 'ready', 'failed')),
  upload_id bigint,
  parts_ref text,
  plays_as_is boolean not null default false,
  failure text,
  content_type text,
  duration_seconds integer check (duration_seconds >= 0),
  width integer,
  height integer,
  codecs text,
  created_at timestamptz not null,
  ready_at timestamptz,
  primary key (provider_id, id),
  constraint film_assets_play_when_ready check (state = 'ready' or not plays_as_is),
  constraint film_assets_fail_for_a_reason check ((state = 'failed') = (failure is not null))
);
comment on table film_assets is 'what is uploaded to be watched, heard or read';
comment on column film_assets.key is 'random: its files lie under videos/<provider>/<key>/';
comment on column film_assets.head_hash is 'of the first MiB, as the sender counted it: the same file, chosen again, goes on where it stopped';
comment on column film_assets.upload_id is 'the row of uploads that awaits its bytes; null once they are there';
comment on column film_assets.parts_ref is 'names the upload in parts at the storage, once one has begun';
comment on column film_assets.plays_as_is is 'browsers show it as it came; a film that is ready and does not is in preparation';
create index film_assets_of_provider on film_assets (provider_id, created_at);
create index film_assets_on_their_way on film_assets (created_at) where state in ('uploading', 'checking');

create table video_courses (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  name text not null,
  description text not null default '',
  price_cents integer not null default 0 check (price_cents = 0 or price_cents between 50 and 99999999),
  vat_treatment text not null default 'standard' check (vat_treatment in
    ('standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'sportExempt', 'membersOutOfScope')),
  group_id bigint,
  category_id smallint references categories (id),
  target text not null default 'all' check (target in ('all', 'male', 'female')),
  picture_asset_id bigint,
  intro_asset_id bigint,
  duration integer not null default 1 check (duration between 1 and 1000),
  duration_type text not null default 'monthly' check (duration_type in ('daily', 'weekly', 'monthly')),
  always_available boolean not null default true,
  position integer not null default 0,
  active boolean not null default false,
  archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (provider_id, id),
  foreign key (provider_id, group_id) references offering_groups (provider_id, id) on delete set null (group_id),
  foreign key (provider_id, picture_asset_id) references film_assets (provider_id, id),
  foreign key (provider_id, intro_asset_id) references film_assets (provider_id, id),
  constraint video_courses_archived_are_not_published check (not (archived and active))
);
comment on table video_courses is 'a video course (product of the API)';
comment on column video_courses.description is 'HTML, made safe when it is written and once more when it is read';
comment on column video_courses.active is 'published: visitors see it and can buy it';
comment on column video_courses.duration is 'with duration_type how long after purchase it can be watched, unless always_available';
create index video_courses_of_provider on video_courses (provider_id, position, id);

create table video_sections (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  course_id bigint not null,
  name text not null,
  position integer not null,
  available_after integer not null default 0 check (available_after between 0 and 1000),
  period_type text not null default 'daily' check (period_type in ('daily', 'weekly', 'monthly')),
  primary key (provider_id, id),
  foreign key (provider_id, course_id) references video_courses (provider_id, id)
);
comment on table video_sections is 'a part of a course; opens that long after purchase';
create index video_sections_of_course on video_sections (provider_id, course_id, position, id);

create table video_files (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  section_id bigint not null,
  asset_id bigint not null,
  copy_id bigint,
  title text not null,
  description text not null default '',
  free boolean not null default false,
  position integer not null,
  created_at timestamptz not null,
  primary key (provider_id, id),
  foreign key (provider_id, section_id) references video_sections (provider_id, id),
  foreign key (provider_id, asset_id) references film_assets (provider_id, id)
);
comment on table video_files is 'a file in a section; copies share what was uploaded';
comment on column video_files.copy_id is 'the file it was copied from, when its section was duplicated';
create index video_files_of_section on video_files (provider_id, section_id, position, id);
create index video_files_of_asset on video_files (provider_id, asset_id);

create table video_accesses (
  provider_id bigint not null references providers (id),
  id bigint generated by default as identity unique,
  course_id bigint not null,
  customer_id bigint not null,
  person_id bigint references people (id),
  order_id bigint not null,
  source text not null check (source in ('bought', 'assigned')),
  status text not null check (status in ('RSD', 'A', 'C', 'R')),
  total_cents integer not null check (total_cents >= 0),
  language text not null check (language in ('it', 'en')),
  expires_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  over boolean not null default false,
  cancelled_at timestamptz,
  cancel_reason text check (cancel_reason in ('byCustomer', 'byProvider', 'expired')),
  begun_at timestamptz,
  begun_words text,
  created_at timestamptz not null,
  primary key (provider_id, id),
  foreign key (provider_id, course_id) references video_courses (provider_id, id),
  foreign key (provider_id, customer_id) references customers (provider_id, id),
  foreign key (provider_id, order_id) references orders (provider_id, id) deferrable initially deferred,
  check ((status = 'RSD') = (expires_at is not null)),
  check ((status in ('C', 'R')) = (cancelled_at is not null)),
  check (status <> 'A' or starts_at is not null),
  check ((begun_at is null) = (begun_words is null))
);
comment on table video_accesses is 'who bought a video course, and until when they watch it';
comment on column video_accesses.person_id is 'whose log-in watches it; null: nobody''s';
comment on column video_accesses.expires_at is 'until when it waits for its payment';
comment on column video_accesses.ends_at is 'written when it starts: what is changed of the course counts for those who buy later; null: it has no end';
comment on column video_accesses.begun_at is 'when its buyer agreed to begin and to lose the right to withdraw; null: not asked, or not needed';
comment on column video_accesses.begun_words is 'the words they agreed to';
comment on column video_accesses.over is 'its end has passed and the course was bought again';
create unique index video_accesses_one_living on video_accesses (provider_id, course_id, customer_id)
  where status in ('RSD', 'A') and not over;
create index video_accesses_of_person on video_accesses (person_id, course_id);
create index video_accesses_unpaid on video_accesses (expires_at) where status = 'RSD';
create index video_accesses_of_customer on video_accesses (provider_id, customer_id);
create trigger video_accesses_of_who_stands before insert or update of customer_id on video_accesses
  for each row when (new.customer_id is not null) execute function customer_that_stands();

create table video_section_openings (
  provider_id bigint not null,
  access_id bigint not null,
  section_id bigint not null,
  opens_at timestamptz not null,
  told_at timestamptz,
  primary key (provider_id, access_id, section_id),
  foreign key (provider_id, access_id) references video_accesses (provider_id, id) on delete cascade,
  foreign key (provider_id, section_id) references video_sections (provider_id, id) on delete cascade
);
comment on table video_section_openings is 'when a section opens for who has the course: written with the access, and moved only to an earlier time';
comment on column video_section_openings.told_at is 'when its mail was queued, or that it was open from the beginning and needs none';
create index video_section_openings_of_section on video_section_openings (provider_id, section_id);
create index video_section_openings_to_tell on video_section_openings (opens_at) where told_at is null;

create table video_views (
  provider_id bigint not null,
  file_id bigint not null,
  person_id bigint not null references people (id),
  seen_at timestamptz,
  position_seconds integer not null default 0 check (position_seconds >= 0),
  primary key (person_id, provider_id, file_id),
  foreign key (provider_id, file_id) references video_files (provider_id, id) on delete cascade
);
comment on table video_views is 'what of a course somebody has seen, and how far';
create index video_views_of_file on video_views (provider_id, file_id);
