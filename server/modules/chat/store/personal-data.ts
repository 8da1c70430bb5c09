import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { MessageType } from './messages.ts';

/** A message as its person takes it along. */
export interface ExportedMessage {
  number: number;
  from: 'me' | 'them';
  at: string;
  type: MessageType;
  /** Of a picture or file its name. */
  text: string;
}

/** A chat as its person takes it along. */
export interface ExportedChat {
  providerId: number;
  chat: number;
  kind: string;
  createdAt: Date;
  messages: ExportedMessage[];
}

/** Every chat in which a person is a member, with both sides' words; and what they wrote for a center, in chats and channels. */
export async function readChatsOfPerson(work: Work, personId: number): Promise<ExportedChat[]> {
  const { rows } = await sql<ExportedChat>`
    select c.provider_id as "providerId", c.id as chat, c.kind, c.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('from', case when m.sender_id = ${personId} then 'me' else 'them' end,
          'at', m.created_at, 'number', m.number, 'type', m.type, 'text', m.content) order by m.number), '[]')
        from chat_messages m where m.provider_id = c.provider_id and m.chat = c.id and m.deleted_number is null) as messages
      from chats c where exists (select from chat_members p
        where p.provider_id = c.provider_id and p.chat = c.id and p.person_id = ${personId}) and c.last_number > 0
    union all
    select c.provider_id, c.id, 'forTheCenter', c.created_at,
      (select json_agg(json_build_object('from', 'me', 'at', m.created_at, 'number', m.number, 'type', m.type,
          'text', m.content) order by m.number)
        from chat_messages m where m.provider_id = c.provider_id and m.chat = c.id and m.deleted_number is null
          and m.sender_id = ${personId} and m.from_desk)
      from chats c where (c.provider_id, c.id) in (
        select provider_id, chat from chat_messages where sender_id = ${personId} and from_desk and deleted_number is null)
    union all
    select c.provider_id, c.id, 'channel', c.created_at,
      (select json_agg(json_build_object('from', 'me', 'at', p.created_at, 'number', p.number, 'type', 'text', 'text', p.content) order by p.number)
        from channel_posts p where p.provider_id = c.provider_id and p.channel = c.id and p.sender_id = ${personId} and p.deleted_number is null)
      from channels c where (c.provider_id, c.id) in (
        select provider_id, channel from channel_posts where sender_id = ${personId} and deleted_number is null)
    order by 4`.execute(work.db);
  return rows;
}

/** Empties what a person wrote for themselves; each takes a number of its chat, so that open screens drop it. */
export async function eraseMessagesOf(work: Work, personId: number): Promise<void> {
  // In one order, so that two who leave never wait for each other in a circle
  await sql`
    select from chats c where (c.provider_id, c.id) in (
      select provider_id, chat from chat_messages where sender_id = ${personId} and not from_desk and deleted_number is null)
    order by c.provider_id, c.id for update`.execute(work.db);
  await sql`
    with gone as (
      select m.provider_id, m.chat, m.number, c.last_number + row_number() over (partition by m.provider_id, m.chat order by m.number) as taken
        from chat_messages m join chats c on c.provider_id = m.provider_id and c.id = m.chat
       where m.sender_id = ${personId} and not m.from_desk and m.deleted_number is null
    ), emptied as (
      update chat_messages m set content = '', deleted_number = gone.taken from gone
       where m.provider_id = gone.provider_id and m.chat = gone.chat and m.number = gone.number
      returning m.provider_id, m.chat, m.deleted_number
    ), read as (
      update chat_members o set unread_number = 0
        from (select distinct provider_id, chat from gone) changed
       where o.provider_id = changed.provider_id and o.chat = changed.chat and o.person_id is distinct from ${personId}
    )
    update chats c set last_number = ends.last, waiting_since = null
      from (select provider_id, chat, max(deleted_number) as last from emptied group by provider_id, chat) ends
     where c.provider_id = ends.provider_id and c.id = ends.chat`.execute(work.db);
}
