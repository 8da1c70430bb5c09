-- Texts of the screens and mails that administrators published over the compiled ones.

create table text_sets (
  id bigint generated always as identity primary key,
  language text not null check (language in ('it', 'en', 'sv')),
  hash text not null check (hash ~ '^[0-9a-f]{16}$'),
  texts jsonb not null,
  made_by bigint not null references people (id),
  made_at timestamptz not null,
  published_at timestamptz,
  reverted_at timestamptz,
  constraint text_sets_reverted_once_published check (reverted_at is null or published_at is not null)
);
comment on table text_sets is 'only texts that differ from the compiled ones; the latest that is published and not reverted counts';
create index text_sets_that_count on text_sets (language, published_at desc, id desc) where published_at is not null and reverted_at is null;
create index text_sets_by_maker on text_sets (made_by);

alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check
  check (purpose in ('avatar', 'service', 'providerPhoto', 'customerImport', 'film', 'blogPicture', 'emailLogo', 'chatFile', 'texts'));
alter table uploads drop constraint uploads_of_providers_have_one;
alter table uploads add constraint uploads_of_providers_have_one
  check ((purpose in ('avatar', 'blogPicture', 'texts')) = (provider_id is null));
