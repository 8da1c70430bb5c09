import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The edge: how the widget looks and asks, what search finds, which mails go out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table web_integrations (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      name text not null,
      integration_type text not null default 'widget' check (integration_type in ('widget', 'link')),
      page text, url text, link text, logo text,
      background text, base text, body text, button text, font text, fontname text, gradient text,
      primary_color text not null default '#1F5C49',
      font_family text, font_style text,
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
      primary key (provider_id, id)
    );
    create index web_integrations_latest on web_integrations (provider_id, id desc);

    create extension if not exists btree_gin;
    create text search configuration radura_search (copy = pg_catalog.italian);
    alter text search configuration radura_search
      alter mapping for hword, hword_part, word with unaccent, italian_stem;

    create table search_entries (
      provider_id bigint primary key references providers (id),
      latitude double precision, longitude double precision,
      type text not null check (type in ('C', 'P')),
      city_key text,
      country_code char(2) not null,
      category_ids smallint[] not null default '{}',
      sort_name text not null,
      name_words tsvector not null,
      words tsvector not null,
      updated_at timestamptz not null default now()
    );
    comment on table search_entries is 'what a search may find: only published, active, unlocked providers have a row';
    comment on column search_entries.sort_name is 'the name without case and accents';
    comment on column search_entries.words is 'stems of name, categories in both languages, offers, place and description; positions are not kept';
    create index search_entries_by_words on search_entries
      using gin (words, city_key, type, category_ids) with (fastupdate = off);
    create index search_entries_by_place on search_entries using gist (point(longitude, latitude));
    create index search_entries_by_type on search_entries (type, provider_id);

    create table search_words (
      word text primary key,
      lexeme text
    );
    comment on table search_words is 'every word of the entries, to find what was meant by one that is not among them';
    create index search_words_by_lexeme on search_words (lexeme);
    create index search_words_by_trigrams on search_words using gin (word gin_trgm_ops);

    create table contact_messages (
      id bigint generated always as identity primary key,
      contact_name text not null,
      contact_email text not null,
      subject text not null,
      contact_content text not null,
      is_demo_request boolean not null default false,
      created_at timestamptz not null default now()
    );

    create table mails (
      id bigint generated always as identity primary key,
      provider_id bigint,
      send_key text not null constraint mails_send_key unique,
      kind text not null,
      recipient text not null,
      language text not null check (language in ('it', 'en')),
      subject_id bigint,
      details jsonb not null default '{}',
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      tries smallint not null default 0,
      message_id text,
      last_error text,
      created_at timestamptz not null,
      sent_at timestamptz,
      rendered jsonb
    );
    comment on column mails.send_key is 'one mail per business event, kind and recipient';
    comment on column mails.details is 'ids and figures the template needs; never codes or tokens';
    comment on column mails.rendered is 'the sent text, kept only for the development mailbox';
    create index mails_waiting on mails (created_at) where state = 'waiting';
    create index mails_newest on mails (id desc);
  `.execute(db);
}
