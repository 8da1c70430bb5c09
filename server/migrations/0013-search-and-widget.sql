-- What a search finds, and how a provider shows itself on other sites.

create table search_entries (
  provider_id bigint primary key references providers (id),
  latitude double precision,
  longitude double precision,
  type text not null check (type in ('C', 'P')),
  city_key text,
  country_code char(2) not null,
  category_ids smallint[] not null default '{}',
  sort_name text not null,
  name_words tsvector not null,
  words tsvector not null,
  offer_names text[] not null default '{}',
  updated_at timestamptz not null default now()
);
comment on table search_entries is 'what a search may find: only published, active, unlocked providers have a row';
comment on column search_entries.sort_name is 'the name without case and accents';
comment on column search_entries.words is
  'stems of name, categories in both languages, offers, place and description; positions are not kept';
comment on column search_entries.offer_names is 'what it offers, as it is called there, to be suggested to who is typing';
create index search_entries_by_words on search_entries using gin (words, city_key, type, category_ids) with (fastupdate = off);
create index search_entries_by_place on search_entries using gist (point(longitude, latitude));
create index search_entries_by_pot on search_entries (type, (hashint8(provider_id) & 127), provider_id);
create index search_entries_by_name on search_entries (type, sort_name, provider_id);

create table search_words (
  word text primary key,
  lexeme text
);
comment on table search_words is 'every word of the entries, to find what was meant by one that is not among them';
create index search_words_by_lexeme on search_words (lexeme);
create index search_words_by_trigrams on search_words using gin (word gin_trgm_ops);

create table web_integrations (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  name text not null,
  integration_type text not null default 'widget' check (integration_type in ('widget', 'link')),
  page text,
  url text,
  link text,
  logo text,
  background text,
  base text,
  body text,
  button text,
  font text,
  fontname text,
  gradient text,
  primary_color text not null default '#1F5C49',
  font_family text,
  font_style text,
  show_services boolean not null default true,
  show_courses boolean not null default true,
  show_events boolean not null default true,
  show_videos boolean not null default true,
  show_memberships boolean not null default true,
  ask_email boolean not null default true,
  ask_firstname boolean not null default false,
  ask_lastname boolean not null default false,
  ask_phone boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  archived_at timestamptz,
  only_on_its_site boolean not null default false,
  primary key (provider_id, id),
  constraint web_integrations_only_on_a_site check (not only_on_its_site or url is not null)
);
comment on column web_integrations.version is 'counts the changes: a form sends the one it was filled from';
comment on column web_integrations.archived_at is 'its address shows nothing any more; null: it is in use';
comment on column web_integrations.only_on_its_site is 'whether no other site than the one in url may show the widget in a frame';
