import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { MessageType } from './messages.ts';

/** One side of a chat. */
export interface ChatMember {
  /** A person; 0: the desk. */
  member: number;
  readNumber: number;
  unreadNumber: number;
  isBlocking: boolean;
}

/** The last message of a chat that was not deleted. */
export interface LastMessage {
  number: number;
  senderId: number;
  isFromDesk: boolean;
  type: MessageType;
  /** Of a picture or file its name. */
  content: string;
  createdAt: Date;
}

/** A chat with both its sides. */
export interface ChatRow {
  id: number;
  chatId: string;
  providerId: number;
  kind: 'desk' | 'direct';
  lastNumber: number;
  lastAt: Date;
  waitingSince: Date | null;
  answeredAt: Date | null;
  createdAt: Date;
  members: ChatMember[];
  lastMessage: LastMessage | null;
}

const MEMBERS = sql`(select json_agg(json_build_object('member', m.member, 'readNumber', m.read_number,
    'unreadNumber', m.unread_number, 'isBlocking', m.blocked_at is not null) order by m.member)
  from chat_members m where m.provider_id = c.provider_id and m.chat = c.id)`;
const LAST = sql`(select json_build_object('number', l.number, 'senderId', l.sender_id, 'isFromDesk', l.from_desk,
    'type', l.type, 'content', l.content, 'createdAt', l.created_at)
  from chat_messages l where l.provider_id = c.provider_id and l.chat = c.id and l.deleted_number is null
  order by l.number desc limit 1)`;
const COLUMNS = sql`c.id, c.chat_id as "chatId", c.provider_id as "providerId", c.kind, c.last_number as "lastNumber",
  c.last_at as "lastAt", c.waiting_since as "waitingSince", c.answered_at as "answeredAt", c.created_at as "createdAt",
  ${MEMBERS} as members, ${LAST} as "lastMessage"`;

const asChat = (row: ChatRow): ChatRow => ({
  ...row,
  lastMessage: row.lastMessage && { ...row.lastMessage, createdAt: new Date(row.lastMessage.createdAt) },
});

/** One chat by its name. @param of.forChange its row is kept until the transaction ends: whoever writes in it waits */
export async function findChat(
  work: Work,
  chatId: string,
  { forChange = false } = {},
): Promise<ChatRow | null> {
  // What is read of its messages must be younger than the lock
  if (forChange) await sql`select from chats where chat_id = ${chatId} for update`.execute(work.db);
  const { rows } = await sql<ChatRow>`select ${COLUMNS} from chats c where c.chat_id = ${chatId}`.execute(
    work.db,
  );
  return rows[0] ? asChat(rows[0]) : null;
}

/** Makes a chat with its two sides, or leaves the one that is there. */
export async function addChat(
  work: Work,
  {
    chatId,
    providerId,
    kind,
    members,
  }: Pick<ChatRow, 'chatId' | 'providerId' | 'kind'> & { members: readonly number[] },
): Promise<void> {
  await sql`
    with made as (
      insert into chats (provider_id, chat_id, kind, last_at, created_at)
      values (${providerId}, ${chatId}, ${kind}, ${work.now()}, ${work.now()})
      on conflict (chat_id) do nothing returning provider_id, id
    )
    insert into chat_members (provider_id, chat, member, person_id)
    select made.provider_id, made.id, member, nullif(member, 0) from made, unnest(${members}::bigint[]) member`.execute(
    work.db,
  );
}

/** Whose chats: of the desk of one provider, or of one person, at one provider or all, of some kind. */
export interface ChatsAsked {
  member: number;
  providerId: number | null;
  kind: ChatRow['kind'];
}

/** Chats with a message in them, those with something unread first, then the latest: so many, or those after one of them. */
export async function listChats(
  work: Work,
  asked: readonly ChatsAsked[],
  { onlyWaiting, after, most }: { onlyWaiting: boolean; after: string | null; most: number },
): Promise<ChatRow[]> {
  if (asked.length === 0) return [];
  const which = sql.join(
    asked.map(
      ({ member, providerId, kind }) => sql`(own.member = ${member} and c.kind = ${kind}
        ${providerId === null ? sql`` : sql`and own.provider_id = ${providerId}`})`,
    ),
    sql` or `,
  );
  const { rows } = await sql<ChatRow>`
    select ${COLUMNS} from chat_members own join chats c on c.provider_id = own.provider_id and c.id = own.chat
     where (${which}) and c.last_number > 0 ${onlyWaiting ? sql`and c.waiting_since is not null` : sql``}
       ${
         after === null
           ? sql``
           : sql`and (own.unread_number > own.read_number, c.last_at, c.id) < (
         select own.unread_number > own.read_number, c.last_at, c.id
           from chat_members own join chats c on c.provider_id = own.provider_id and c.id = own.chat
          where (${which}) and c.chat_id = ${after})`
       }
     order by (own.unread_number > own.read_number) desc, c.last_at desc, c.id desc limit ${most}`.execute(
    work.db,
  );
  return rows.map(asChat);
}

/** A chat in which somebody has not read everything. */
export interface UnreadRow {
  chatId: string;
  providerId: number;
  messageId: number;
  timestamp: Date;
}

/** What is unread for some members, the latest first. */
export async function listUnread(
  work: Work,
  asked: readonly { member: number; providerId: number | null; kind: ChatRow['kind'] }[],
): Promise<UnreadRow[]> {
  if (asked.length === 0) return [];
  const which: RawBuilder<unknown> = sql.join(
    asked.map(
      ({ member, providerId, kind }) => sql`(m.member = ${member} and c.kind = ${kind}
        ${providerId === null ? sql`` : sql`and m.provider_id = ${providerId}`})`,
    ),
    sql` or `,
  );
  const { rows } = await sql<UnreadRow>`
    select c.chat_id as "chatId", c.provider_id as "providerId", m.unread_number as "messageId", m.unread_at as timestamp
      from chat_members m join chats c on c.provider_id = m.provider_id and c.id = m.chat
     where (${which}) and m.unread_number > m.read_number
     order by m.unread_at desc, c.id desc limit 200`.execute(work.db);
  return rows;
}

/** The centers that a person talks with as their customer. */
export async function centersTalkedWith(work: Work, personId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.provider_id as id from chat_members m join chats c on c.provider_id = m.provider_id and c.id = m.chat
     where m.person_id = ${personId} and c.kind = 'desk' group by c.provider_id order by max(c.last_at) desc`.execute(
    work.db,
  );
  return rows.map(({ id }) => id);
}

/** Up to where a side has read: never back, never past what there is. Takes no lock of the chat, so that reading waits for nobody who writes. */
export async function markRead(
  work: Work,
  { providerId, id }: Pick<ChatRow, 'providerId' | 'id'>,
  member: number,
  number: number,
): Promise<void> {
  await sql`
    update chat_members m set read_number = least(${number}, c.last_number)
      from chats c
     where c.provider_id = ${providerId} and c.id = ${id} and m.provider_id = c.provider_id and m.chat = c.id
       and m.member = ${member} and m.read_number < least(${number}, c.last_number)`.execute(work.db);
}

/** Hears no more of the other side, or does again. */
export async function setBlocking(
  work: Work,
  { providerId, id }: Pick<ChatRow, 'providerId' | 'id'>,
  member: number,
  isBlocking: boolean,
): Promise<void> {
  await sql`
    update chat_members set blocked_at = ${isBlocking ? work.now() : null}
     where provider_id = ${providerId} and chat = ${id} and member = ${member}
       and (blocked_at is not null) <> ${isBlocking}`.execute(work.db);
}

/** Nobody waits for an answer any more. */
export async function endWaiting(work: Work, { providerId, id }: Pick<ChatRow, 'providerId' | 'id'>) {
  await sql`
    update chats set waiting_since = null
     where provider_id = ${providerId} and id = ${id} and waiting_since is not null`.execute(work.db);
}
