-- Channels: what a center tells all its customers and its staff.

create table channels (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  name text not null check (char_length(name) between 1 and 60),
  creator_id bigint not null references people (id),
  last_number integer not null default 0 check (last_number >= 0),
  last_at timestamptz not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (provider_id, id)
);
comment on column channels.last_number is 'each post and each deletion takes the next one';
create index channels_of_provider on channels (provider_id, last_at desc) where archived_at is null;

create table channel_posts (
  provider_id bigint not null,
  channel bigint not null,
  number integer not null check (number > 0),
  sender_id bigint not null references people (id),
  temp_id text not null check (char_length(temp_id) between 8 and 80),
  content text not null check (char_length(content) <= 4000),
  created_at timestamptz not null,
  deleted_number integer,
  primary key (provider_id, channel, number),
  foreign key (provider_id, channel) references channels (provider_id, id),
  constraint channel_posts_once unique (provider_id, channel, sender_id, temp_id),
  check ((content = '') = (deleted_number is not null) and deleted_number > number)
);
comment on table channel_posts is 'the center''s own words, which stay when their writer leaves';
create index channel_posts_of_sender on channel_posts (sender_id);
create index channel_posts_deleted on channel_posts (provider_id, channel, deleted_number) where deleted_number is not null;

create table channel_readers (
  provider_id bigint not null,
  channel bigint not null,
  person_id bigint not null references people (id),
  read_number integer not null check (read_number >= 0),
  primary key (provider_id, channel, person_id),
  foreign key (provider_id, channel) references channels (provider_id, id)
);
comment on table channel_readers is 'up to where somebody has read; no row: nothing';
create index channel_readers_of_person on channel_readers (person_id);

create function tell_of_channels() returns trigger language plpgsql as $$
begin
  -- Told among chats: the id below zero, and -1 for everybody who reads
  perform tell_changes(provider_id, 'chats', case when count(*) <= 60 then json_agg(json_build_array(-id, -1, -1)) end)
    from new_rows group by provider_id;
  return null;
end $$;
create function tell_of_read_channels() returns trigger language plpgsql as $$
begin
  -- The reader's other screens
  perform tell_changes(provider_id, 'chats', json_agg(json_build_array(-channel, person_id, person_id)))
    from new_rows group by provider_id;
  return null;
end $$;
create trigger channel_readers_tell_first after insert on channel_readers referencing new table as new_rows
  for each statement execute function tell_of_read_channels();
create trigger channel_readers_tell_read after update on channel_readers referencing new table as new_rows
  for each statement execute function tell_of_read_channels();

create trigger channels_tell_added after insert on channels referencing new table as new_rows
  for each statement execute function tell_of_channels();
create trigger channels_tell_changed after update on channels referencing new table as new_rows
  for each statement execute function tell_of_channels();

-- Voice notes are files of chats that are played.
alter table chat_messages drop constraint chat_messages_type_check, add constraint chat_messages_type_check
  check (type in ('text', 'image', 'file', 'audio'));
