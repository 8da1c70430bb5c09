import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of chats. */
export const chatInvariants: Invariant[] = [
  {
    name: 'each number of a chat is a message’s or a deletion’s, none missing and none twice',
    sql: `
      select c.chat_id, c.last_number, count(n.number) as numbers, count(distinct n.number) as different from chats c
      left join (select provider_id, chat, number from chat_messages
        union all select provider_id, chat, deleted_number from chat_messages where deleted_number is not null) n
        on n.provider_id = c.provider_id and n.chat = c.id
      group by c.chat_id, c.last_number
      having count(n.number) <> c.last_number or count(distinct n.number) <> c.last_number
        or coalesce(max(n.number), 0) <> c.last_number`,
  },
  {
    name: 'the times of a chat follow its numbers',
    sql: `
      select provider_id, chat, number from (select *, lag(created_at) over (partition by provider_id, chat order by number) as earlier
        from chat_messages) m where m.created_at < m.earlier`,
  },
  {
    name: 'a chat is named by its members and its center, and its marks are of its numbers',
    sql: `
      select c.chat_id from chats c join chat_members m on m.provider_id = c.provider_id and m.chat = c.id
      group by c.provider_id, c.id, c.chat_id, c.last_number
      having string_agg(m.member::text, '_' order by m.member) || '_' || c.provider_id <> c.chat_id
        or count(*) <> 2 or max(greatest(m.read_number, m.unread_number, m.mailed_number)) > c.last_number`,
  },
  {
    name: 'what is unread on a side is the last message of the other',
    sql: `
      select c.chat_id, m.member, m.unread_number from chats c
      join chat_members m on m.provider_id = c.provider_id and m.chat = c.id
      where m.unread_number <> coalesce((select max(o.number) from chat_messages o
        where o.provider_id = c.provider_id and o.chat = c.id and o.deleted_number is null
          and case when o.from_desk then m.member <> 0 else m.member <> o.sender_id end), 0)`,
  },
  {
    name: 'each number of a channel is a post’s or a deletion’s, none missing and none twice, and its marks are of its numbers',
    sql: `
      select c.provider_id, c.id, c.last_number from channels c
      left join (select provider_id, channel, number from channel_posts
        union all select provider_id, channel, deleted_number from channel_posts where deleted_number is not null) n
        on n.provider_id = c.provider_id and n.channel = c.id
      group by c.provider_id, c.id, c.last_number
      having count(n.number) <> c.last_number or count(distinct n.number) <> c.last_number
        or coalesce(max(n.number), 0) <> c.last_number
        or exists (select from channel_readers r where r.provider_id = c.provider_id and r.channel = c.id and r.read_number > c.last_number)`,
  },
  {
    name: 'the times of a channel follow its numbers',
    sql: `
      select provider_id, channel, number from (select *, lag(created_at) over (partition by provider_id, channel order by number) as earlier
        from channel_posts) p where p.created_at < p.earlier`,
  },
  {
    name: 'a picture or file of a chat is kept as long as its message',
    sql: `
      select m.provider_id, m.chat, m.number from chat_messages m
      left join chat_files f on f.provider_id = m.provider_id and f.chat = m.chat and f.number = m.number
      where (f.key is not null) <> (m.type <> 'text' and m.deleted_number is null) or f.sender_id <> m.sender_id
        or (f.width is not null) <> (m.type = 'image')`,
  },
];
