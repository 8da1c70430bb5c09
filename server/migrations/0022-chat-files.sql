-- Files and pictures in chats.

alter table uploads drop constraint uploads_purpose_check, add constraint uploads_purpose_check
  check (purpose in ('avatar', 'service', 'providerPhoto', 'customerImport', 'film', 'blogPicture', 'emailLogo', 'chatFile'));

alter table chat_messages drop constraint chat_messages_type_check, add constraint chat_messages_type_check
  check (type in ('text', 'image', 'file'));
comment on column chat_messages.content is 'a text; of a picture or file its name; empty once it was deleted';

create table chat_files (
  provider_id bigint not null,
  chat bigint not null,
  number integer not null,
  sender_id bigint not null references people (id),
  key text not null unique,
  bytes bigint not null check (bytes > 0),
  width integer,
  height integer,
  sent_at timestamptz not null,
  primary key (provider_id, chat, number),
  foreign key (provider_id, chat, number) references chat_messages (provider_id, chat, number),
  check ((width is null) = (height is null))
);
comment on table chat_files is 'what was sent in a message that was not deleted; the bytes are in the object storage';
comment on column chat_files.width is 'of a picture, made anew as JPEG; null: a file, which is only downloaded';
create index chat_files_of_sender on chat_files (sender_id, sent_at);
