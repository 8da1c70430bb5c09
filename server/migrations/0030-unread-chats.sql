-- What is unread in a center with many talks.

-- The latest that is unread is found without reading all of it
drop index chat_members_unread;
create index chat_members_unread on chat_members (member, provider_id, unread_at desc, chat desc) where unread_number > read_number;
