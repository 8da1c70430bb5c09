-- Customers of a provider, and what it writes down of them.

create function contact_digits(phone text) returns text language sql immutable parallel safe as $$
  select case when phone ~ '^\s*(\+|00)' then '' else '39' end || regexp_replace(regexp_replace(phone, '^\s*(\+|00)', ''), '\D', '', 'g')
$$;
comment on function contact_digits is 'the digits of a phone with those of its country, 39 where it says none';

create function customer_words(provider_id bigint, firstname text, lastname text, email text, phone text)
returns tsvector language sql immutable parallel safe as $$
  with names as (
    select part from regexp_split_to_table(
      lower(regexp_replace(normalize(concat_ws(' ', firstname, lastname), NFKD), '[\u0300-\u036f]', '', 'g')), '\s+') part
  ), digits as (
    select regexp_replace(regexp_replace(phone, '^\s*(\+|00)', ''), '\D', '', 'g') as dialled, phone !~ '^\s*(\+|00)' as is_national
  ), words as (
    select 'n' || word as word from names, regexp_split_to_table(part, '[^[:alnum:]]+') word where word <> ''
    union select 'n' || regexp_replace(part, '[^[:alnum:]]+', '', 'g') from names where part ~ '[[:alnum:]]'
    union select 'c' || lower(email) where email <> ''
    union select 'c' || dialled from digits where dialled <> ''
    union select 'c39' || dialled from digits where is_national and dialled <> ''
    union select 'c' || regexp_replace(dialled, '^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])\d)', '')
      from digits where not is_national and length(dialled) > 3
    union select 'e' || substr(dialled, digit) from digits, generate_series(2, length(dialled) - 2) digit where length(dialled) > 6
  )
  select coalesce(array_to_tsvector(array_agg(provider_id || left(word, 200))), ''::tsvector) from words
$$;
comment on function customer_words is
  'by what a customer is found: n with the words of the name, c with the e-mail and the digits of the phone, with and without its country, e with what follows after its first ones';

create function customer_words_besides(words tsvector, provider_id bigint, firstname text, lastname text)
returns tsvector language sql immutable parallel safe as $$
  select case when name ~ '^[a-z0-9]+(\s|$)'
      then ts_delete(words, provider_id || left('n' || substring(name from '^[a-z0-9]+'), 200)) else words end
    from lower(coalesce(lastname, firstname)) as name
$$;
comment on function customer_words_besides is
  'by what else a customer is found than by the first word of the name that lists are in the order of';

create function tell_of_customers() returns trigger language plpgsql as $$
begin
  perform tell_changes(provider_id, 'customers', case when count(*) <= 60 then json_agg(distinct id) end)
    from new_rows group by provider_id;
  return null;
end $$;

create function note_changed_names() returns trigger language plpgsql as $$
begin
  insert into calendar_changes select n.provider_id, pg_current_xact_id(), n.id, clock_timestamp()
    from new_rows n join old_rows o on o.provider_id = n.provider_id and o.id = n.id
      and (o.firstname, o.lastname) is distinct from (n.firstname, n.lastname) on conflict do nothing;
  return null;
end $$;

create table customers (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  person_id bigint references people (id),
  email text,
  firstname text,
  lastname text,
  phone text,
  blacklisted boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  recorded text[] not null default '{}' constraint customers_recorded check (recorded <@ '{email,firstname,lastname,phone}'::text[]),
  cared_for_by bigint,
  care_relation text check (care_relation in ('parent', 'child', 'partner', 'relative', 'guardian', 'other')),
  words tsvector generated always as (customer_words(provider_id, firstname, lastname, email, phone)) stored,
  archived_at timestamptz,
  birthday date check (birthday >= '1900-01-01'),
  tax_code text check (tax_code ~ '^([A-Z0-9]{16}|[0-9]{11})$'),
  language text check (language in ('it', 'en')),
  blacklist_reason text check (blacklist_reason <> ''),
  content_blocked boolean not null default false,
  merged_into bigint,
  erasure_asked_at timestamptz,
  erasure_answer text check (erasure_answer in ('erased', 'kept')),
  primary key (provider_id, id),
  constraint "customers__alreadyAssigned" unique (provider_id, person_id),
  constraint customers_cared_for_by foreign key (provider_id, cared_for_by) references customers (provider_id, id),
  constraint customers_merged_into foreign key (provider_id, merged_into) references customers (provider_id, id),
  constraint customers_in_care_say_how check ((cared_for_by is null) = (care_relation is null)),
  constraint customers_care_for_others check (cared_for_by is distinct from id),
  constraint customers_are_somebody check (num_nonnulls(email, firstname, lastname, phone) > 0),
  constraint customers_merged_into_others check (merged_into is distinct from id),
  constraint customers_answer_what_was_asked check (erasure_answer is null or erasure_asked_at is not null)
);
comment on column customers.person_id is 'who the main e-mail belongs to; null without one, and once the person has left';
comment on column customers.email is 'the main one, where mails go; null: none; empty: erased with the account of whoever typed it';
comment on column customers.version is 'counts the changes: a form sends the one it was filled from';
comment on column customers.recorded is 'what the provider wrote down itself: it stays when the person has their account deleted';
comment on column customers.cared_for_by is 'who gets the mails of somebody without an e-mail; who cares is in nobody''s care';
comment on column customers.care_relation is 'what who cares is to the customer';
comment on column customers.words is 'by what the desk finds them; without case and accents, the provider in front of each';
comment on column customers.archived_at is 'since when they are left out of lists and searches; what was booked stays';
comment on column customers.language is 'in which they are written to, as the provider says; null: as their person chose';
comment on column customers.blacklist_reason is 'why the provider does not receive them, in its own words';
comment on column customers.content_blocked is 'whether the courses they have are withheld from them';
comment on column customers.merged_into is 'the customer they were merged into, who is merged into nobody; null: stands for themselves';
comment on column customers.erasure_asked_at is
  'when their account was deleted while the provider kept what it had written down of them; null: never';
comment on column customers.erasure_answer is 'what the provider decided of it; null: nothing yet';
create index customers_of_person on customers (person_id);
create index customers_in_care on customers (provider_id, cared_for_by) where cared_for_by is not null;
create index customers_by_words on customers using gin (words) with (fastupdate = off);
create index customers_by_age on customers (provider_id, created_at, id);
create index customers_merged on customers (provider_id, merged_into) where merged_into is not null;
create index customers_by_words_besides on customers using gin (customer_words_besides(words, provider_id, firstname, lastname))
  with (fastupdate = off);
create index customers_by_name on customers (provider_id, lower(coalesce(lastname, firstname, nullif(email, ''), phone, '')) collate "C",
  lower(coalesce(firstname, '')) collate "C", id) include (merged_into, archived_at, firstname, lastname, email, phone);
create trigger customers_tell_new after insert on customers referencing new table as new_rows
  for each statement execute function tell_of_customers();
create trigger customers_tell_changed after update on customers referencing new table as new_rows
  for each statement execute function tell_of_customers();
create trigger customers_note_names after update on customers referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_names();

create function customer_that_stands() returns trigger language plpgsql as $$
declare kept bigint;
begin
  loop
    -- Waits for a merge under way, and holds up one that comes after
    select merged_into into kept from customers where provider_id = new.provider_id and id = new.customer_id for key share;
    exit when kept is null;
    new.customer_id := kept;
  end loop;
  return new;
end $$;
comment on function customer_that_stands is 'what is written for a merged customer is written for the one they were merged into';

create function tell_of_parts_of_customers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_changes(provider_id, 'customers', case when count(*) <= 60 then json_agg(distinct customer_id) end)
      from old_rows group by provider_id;
  else
    perform tell_changes(provider_id, 'customers', case when count(*) <= 60 then json_agg(distinct customer_id) end)
      from new_rows group by provider_id;
  end if;
  return null;
end $$;

create table customer_contacts (
  provider_id bigint not null,
  customer_id bigint not null,
  kind text not null check (kind in ('email', 'phone')),
  position smallint not null check (position between 1 and 9),
  value text not null check (value <> ''),
  label text,
  primary key (provider_id, customer_id, kind, position),
  foreign key (provider_id, customer_id) references customers (provider_id, id)
);
comment on table customer_contacts is 'further addresses and phones; the main ones stand with the customer';
create trigger customer_contacts_tell_new after insert on customer_contacts referencing new table as new_rows
  for each statement execute function tell_of_parts_of_customers();
create trigger customer_contacts_tell_changed after update on customer_contacts referencing new table as new_rows
  for each statement execute function tell_of_parts_of_customers();
create trigger customer_contacts_tell_gone after delete on customer_contacts referencing old table as old_rows
  for each statement execute function tell_of_parts_of_customers();

create table customer_notes (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  customer_id bigint not null,
  text text not null check (text <> ''),
  is_health boolean not null,
  written_by bigint references people (id),
  written_at timestamptz not null,
  primary key (provider_id, id),
  foreign key (provider_id, customer_id) references customers (provider_id, id)
);
comment on table customer_notes is 'what the people of a provider note of a customer, who may read it in their export';
comment on column customer_notes.is_health is
  'read by owner, director and who treats them alone, with a fresh proof, and noted in the history';
comment on column customer_notes.written_by is 'who of the provider; null: imported';
create index customer_notes_of_customer on customer_notes (provider_id, customer_id, id);
create trigger customer_notes_of_who_stands before insert or update of customer_id on customer_notes
  for each row when (new.customer_id is not null) execute function customer_that_stands();
create trigger customer_notes_tell_new after insert on customer_notes referencing new table as new_rows
  for each statement execute function tell_of_parts_of_customers();
create trigger customer_notes_tell_changed after update on customer_notes referencing new table as new_rows
  for each statement execute function tell_of_parts_of_customers();
create trigger customer_notes_tell_gone after delete on customer_notes referencing old table as old_rows
  for each statement execute function tell_of_parts_of_customers();

create table customer_tags (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  name text not null check (name <> ''),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  primary key (provider_id, id)
);
create unique index "customer_tags__alreadyAssigned" on customer_tags (provider_id, lower(name));

create table customer_tagged (
  provider_id bigint not null,
  customer_id bigint not null,
  tag_id bigint not null,
  primary key (provider_id, customer_id, tag_id),
  foreign key (provider_id, customer_id) references customers (provider_id, id),
  foreign key (provider_id, tag_id) references customer_tags (provider_id, id) on delete cascade
);
create index customer_tagged_by_tag on customer_tagged (provider_id, tag_id);
create trigger customer_tagged_tell_new after insert on customer_tagged referencing new table as new_rows
  for each statement execute function tell_of_parts_of_customers();
create trigger customer_tagged_tell_changed after update on customer_tagged referencing new table as new_rows
  for each statement execute function tell_of_parts_of_customers();
create trigger customer_tagged_tell_gone after delete on customer_tagged referencing old table as old_rows
  for each statement execute function tell_of_parts_of_customers();

create table customer_fields (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  name text not null check (name <> ''),
  kind text not null check (kind in ('text', 'date', 'yesNo')),
  expires boolean not null,
  is_asked boolean not null,
  position integer not null,
  version integer not null default 1,
  archived_at timestamptz,
  primary key (provider_id, id)
);
comment on table customer_fields is 'what a provider keeps of its customers beside what everybody does';
comment on column customer_fields.kind is 'what its values are; never changed';
comment on column customer_fields.expires is 'whether its values have a last day';
comment on column customer_fields.is_asked is 'whether a booking at the desk warns where it is missing or over on that day';
comment on column customer_fields.archived_at is 'since when it is asked and shown nowhere; its values stay';
create unique index "customer_fields__alreadyAssigned" on customer_fields (provider_id, lower(name));

create table customer_field_values (
  provider_id bigint not null,
  customer_id bigint not null,
  field_id bigint not null,
  value text not null check (value <> ''),
  valid_until date,
  primary key (provider_id, customer_id, field_id),
  foreign key (provider_id, customer_id) references customers (provider_id, id),
  foreign key (provider_id, field_id) references customer_fields (provider_id, id)
);
comment on table customer_field_values is 'what stands in the fields of a customer, who may read it in their export; no row: nothing';
comment on column customer_field_values.value is 'by the kind: a line of text, a date yyyy-mm-dd, yes or no';
comment on column customer_field_values.valid_until is 'the last day it counts; null: without an end';
create index customer_field_values_of_field on customer_field_values (provider_id, field_id);
create index customer_field_values_ending on customer_field_values (provider_id, valid_until, customer_id) where valid_until is not null;
create trigger customer_field_values_tell_new after insert on customer_field_values referencing new table as new_rows
  for each statement execute function tell_of_parts_of_customers();
create trigger customer_field_values_tell_changed after update on customer_field_values referencing new table as new_rows
  for each statement execute function tell_of_parts_of_customers();
create trigger customer_field_values_tell_gone after delete on customer_field_values referencing old table as old_rows
  for each statement execute function tell_of_parts_of_customers();

create table customer_merges (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  kept_id bigint not null,
  merged_id bigint not null,
  merged_at timestamptz not null,
  moved jsonb not null,
  undone_at timestamptz,
  primary key (provider_id, id),
  foreign key (provider_id, kept_id) references customers (provider_id, id),
  foreign key (provider_id, merged_id) references customers (provider_id, id),
  check (kept_id <> merged_id)
);
comment on table customer_merges is 'which customer was merged into which, and how to undo it';
comment on column customer_merges.moved is 'what the merge moved: ids and names of fields, nothing that stands in them';
create unique index customer_merges_standing on customer_merges (provider_id, merged_id) where undone_at is null;
create index customer_merges_of_kept on customer_merges (provider_id, kept_id, id);
