-- Chats between customers, centers and colleagues.

create table chats (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  chat_id text not null constraint chats_once unique,
  kind text not null check (kind in ('desk', 'direct')),
  last_number integer not null default 0 check (last_number >= 0),
  last_at timestamptz not null,
  waiting_since timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null,
  primary key (provider_id, id)
);
comment on table chats is 'desk: a customer and the center; direct: two colleagues';
comment on column chats.chat_id is 'the members in order, then the provider: 0_12_3; member 0 is the desk';
comment on column chats.last_number is 'each message and each deletion takes the next one';
comment on column chats.waiting_since is 'of the first message of the customer that nobody has answered';
comment on column chats.answered_at is 'when the desk wrote last; null: a stranger who must wait for an answer';
create index chats_by_age on chats (provider_id, last_at desc);
create index chats_waiting on chats (provider_id) where waiting_since is not null;

create table chat_members (
  provider_id bigint not null,
  chat bigint not null,
  member bigint not null,
  person_id bigint references people (id),
  read_number integer not null default 0 check (read_number >= 0),
  unread_number integer not null default 0 check (unread_number >= 0),
  unread_at timestamptz,
  mailed_number integer not null default 0,
  mailed_at timestamptz,
  blocked_at timestamptz,
  primary key (provider_id, chat, member),
  foreign key (provider_id, chat) references chats (provider_id, id),
  check (member = coalesce(person_id, 0))
);
comment on column chat_members.member is 'a person; 0: the desk, with one mark of what is read for all who may';
comment on column chat_members.unread_number is 'the last message of others: unread while it is above read_number';
comment on column chat_members.mailed_number is 'up to which message a mail has told of';
comment on column chat_members.blocked_at is 'since when this member hears no more of the other';
create index chat_members_of_person on chat_members (person_id) where person_id is not null;
create index chat_members_unread on chat_members (member, provider_id) where unread_number > read_number;
create index chat_members_to_mail on chat_members (unread_at) where unread_number > greatest(read_number, mailed_number);

create table chat_messages (
  provider_id bigint not null,
  chat bigint not null,
  number integer not null check (number > 0),
  sender_id bigint not null references people (id),
  from_desk boolean not null,
  temp_id text not null check (char_length(temp_id) between 8 and 80),
  type text not null default 'text' check (type in ('text')),
  content text not null check (char_length(content) <= 4000),
  created_at timestamptz not null,
  deleted_number integer,
  primary key (provider_id, chat, number),
  foreign key (provider_id, chat) references chats (provider_id, id),
  constraint chat_messages_once unique (provider_id, chat, sender_id, temp_id),
  check ((content = '') = (deleted_number is not null) and deleted_number > number)
);
comment on column chat_messages.from_desk is 'written for the center: its own record, which stays when the person leaves';
comment on column chat_messages.temp_id is 'by which the writing screen knows it again: one that comes twice is stored once';
comment on column chat_messages.deleted_number is 'the number its deletion took';
create index chat_messages_of_sender on chat_messages (sender_id);
create index chat_messages_deleted on chat_messages (provider_id, chat, deleted_number) where deleted_number is not null;

create table chat_mail_wishes (
  person_id bigint primary key references people (id),
  mails text not null check (mails in ('soon', 'later', 'never')),
  at_night boolean not null
);
comment on table chat_mail_wishes is 'when somebody is mailed of what they have not read; no row: soon, and not at night';
comment on column chat_mail_wishes.mails is 'soon: after 15 minutes; later: after an hour';

create table chat_settings (
  provider_id bigint primary key references providers (id),
  who_may_write text not null check (who_may_write in ('everybody', 'customers', 'nobody')),
  mails_desk boolean not null,
  version integer not null default 1
);
comment on table chat_settings is 'what a center says of its chats with customers; no row: everybody may write, and the desk is mailed';
comment on column chat_settings.who_may_write is 'who may begin; whoever has an answer of the desk may go on';

create function tell_of_chats() returns trigger language plpgsql as $$
begin
  perform tell_changes(c.provider_id, 'chats', json_agg(json_build_array(c.id, m.least, m.greatest)))
    from new_rows c join lateral (select min(member) as least, max(member) as greatest from chat_members
      where provider_id = c.provider_id and chat = c.id) m on true group by c.provider_id;
  return null;
end $$;
create trigger chats_tell_changed after update on chats referencing new table as new_rows
  for each statement execute function tell_of_chats();

create function tell_of_read_chats() returns trigger language plpgsql as $$
begin
  -- Their chat tells of what is written; this tells the reader's other screens
  perform tell_changes(n.provider_id, 'chats', json_agg(json_build_array(n.chat, n.member, n.member)))
    from new_rows n join old_rows o on o.provider_id = n.provider_id and o.chat = n.chat and o.member = n.member
      and (o.read_number, o.blocked_at) is distinct from (n.read_number, n.blocked_at) group by n.provider_id;
  return null;
end $$;
create trigger chat_members_tell_read after update on chat_members referencing old table as old_rows new table as new_rows
  for each statement execute function tell_of_read_chats();
