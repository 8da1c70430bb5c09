-- What every module stands on: extensions, refusals, the history, jobs that were done, limits, telling of changes.

create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create text search configuration radura_search (copy = pg_catalog.italian);
alter text search configuration radura_search
  alter mapping for hword, hword_part, word with unaccent, italian_stem;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;

create function refuse(code text) returns boolean language plpgsql as $$
begin
  raise exception 'refused: %', code using errcode = 'integrity_constraint_violation', constraint = 'statement__' || code;
end $$;
comment on function refuse is 'ends the transaction with a refusal of the API, by its code';

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
create trigger audit_entries_are_final before delete or update on audit_entries for each row execute function refuse_change();

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

create function tell_changes(provider bigint, kind text, changed json) returns void language sql as $$
  select pg_notify('radura_changes', json_build_object('providerId', provider, 'kind', kind,
    'changed', case when json_array_length(changed) <= 60 then changed end)::text)
$$;
comment on function tell_changes is 'a message has at most 8000 bytes: of more than sixty rows it says only that there were';
