-- Lists of customers that are brought from elsewhere.

create table customer_imports (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  version integer not null default 1,
  state text not null default 'reading' check (state in ('reading', 'checking', 'checked', 'running', 'done', 'failed', 'discarded')),
  file_name text,
  format text not null check (format in ('csv', 'xlsx')),
  object_key text,
  problem text check (problem in ('notReadable', 'empty', 'tooManyRows', 'tooManyColumns', 'tooLarge', 'openQuotes')),
  heads text[] not null default '{}',
  columns text[] not null default '{}',
  row_count integer not null default 0,
  cursor_row integer not null default 0,
  rows_handled integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  language text not null check (language in ('it', 'en')),
  created_by bigint not null references people (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  is_emptied boolean not null default false,
  is_month_first boolean not null default false,
  prefers_list boolean not null default false,
  are_notes_health boolean not null default true,
  primary key (provider_id, id),
  constraint customer_imports_failed_for_a_reason check ((problem is not null) = (state = 'failed')),
  constraint customer_imports_end check ((ended_at is not null) = (state in ('done', 'failed', 'discarded')))
);
comment on table customer_imports is 'a list of customers brought from elsewhere: how it is understood, and how far it is';
comment on column customer_imports.version is 'counts the changes of its columns: a form sends the one it was filled from';
comment on column customer_imports.file_name is 'as it was called; null: pasted';
comment on column customer_imports.object_key is 'where the file is kept until it is read; then null';
comment on column customer_imports.columns is 'what each column is, in the order of the file; empty: left out';
comment on column customer_imports.cursor_row is 'the last row that the job at work has handled';
comment on column customer_imports.rows_handled is 'how many rows the job at work has handled';
comment on column customer_imports.language is 'of whoever an e-mail is new to';
comment on column customer_imports.is_emptied is 'file and rows are gone, the counts stay';
comment on column customer_imports.is_month_first is 'how its dates are written where the year is not in front: 12/31/1990';
comment on column customer_imports.prefers_list is 'where it says something else than a customer''s card, the list counts';
comment on column customer_imports.are_notes_health is 'its notes become health notes';
create unique index customer_imports_open on customer_imports (provider_id) where state in ('reading', 'checking', 'checked', 'running');
create index customer_imports_by_age on customer_imports (created_at) where not is_emptied;
create index customer_imports_of_person on customer_imports (created_by);

create table customer_import_rows (
  provider_id bigint not null,
  import_id bigint not null,
  row_number integer not null check (row_number > 0),
  cells text[] not null,
  fields jsonb,
  email_key text,
  phone_key text,
  name_key text,
  carer_key text,
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'refused')),
  problems jsonb not null default '[]',
  customer_id bigint,
  is_written boolean not null default false,
  primary key (provider_id, import_id, row_number),
  foreign key (provider_id, import_id) references customer_imports (provider_id, id) on delete cascade,
  foreign key (provider_id, customer_id) references customers (provider_id, id)
);
comment on table customer_import_rows is 'the rows of such a list, until a week is over; each has its one effect when is_written says so';
comment on column customer_import_rows.row_number is 'as the file counts them, the heads too';
comment on column customer_import_rows.fields is 'what the cells say of a customer';
comment on column customer_import_rows.carer_key is 'who cares for the customer: their e-mail, the digits of their phone, or their name';
comment on column customer_import_rows.problems is 'why it is refused; of others what was left out or is to be looked at';
comment on column customer_import_rows.outcome is 'what will be made of it, or was; null: not yet looked at';
comment on column customer_import_rows.customer_id is 'who it is; null for a new one that is not written yet';
create index customer_import_rows_by_outcome on customer_import_rows (provider_id, import_id, outcome, row_number);
create index customer_import_rows_of_address on customer_import_rows (email_key) where email_key is not null;
create index customer_import_rows_of_carer on customer_import_rows (carer_key) where carer_key is not null;
create index customer_import_rows_of_customer on customer_import_rows (provider_id, customer_id) where customer_id is not null;
create trigger customer_import_rows_of_who_stands before insert or update of customer_id on customer_import_rows
  for each row when (new.customer_id is not null) execute function customer_that_stands();
