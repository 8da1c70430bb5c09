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
export interface ChatsQuery {
  member: number;
  providerId: number | null;
  kind: ChatRow['kind'];
}

/** Whose side it is: of a person by their index, of the desk by the member. */
const isSideOf = ({ member, providerId, kind }: ChatsQuery): RawBuilder<unknown> => sql`
  m.member = ${member} ${member === 0 ? sql`` : sql`and m.person_id = ${member}`} and c.kind = ${kind}
  ${providerId === null ? sql`` : sql`and m.provider_id = ${providerId}`}`;

/** One after the other: how few sides have something unread is not in the statistics, and a plan for a third of them reads every chat. */
const CHAT_OF_SIDE = sql`(select * from chats o where o.provider_id = m.provider_id and o.id = m.chat offset 0)`;

/**
 * Chats with a message in them, those with something unread first, by when it came, then the latest: so many, or those after one of them. Both are read along
 * their index, the others only if there is room for them: neither reads every chat of a center.
 */
export async function listChats(
  work: Work,
  asked: readonly ChatsQuery[],
  { onlyWaiting, after, most }: { onlyWaiting: boolean; after: string | null; most: number },
): Promise<ChatRow[]> {
  if (asked.length === 0) return [];
  const each = (part: (one: ChatsQuery) => RawBuilder<unknown>): RawBuilder<unknown> =>
    sql.join(asked.map(part), sql` union all `);
  const wanted = sql`c.last_number > 0 ${onlyWaiting ? sql`and c.waiting_since is not null` : sql``}`;
  const place = sql`(select at from place), (select id from place)`;
  const isAfter = {
    unread:
      after === null ? sql`` : sql`and (select is_unread from place) and (m.unread_at, m.chat) < (${place})`,
    read: after === null ? sql`` : sql`and ((select is_unread from place) or (c.last_at, c.id) < (${place}))`,
  };
  const latest = sql`order by at desc, id desc limit ${most}`;
  const { rows } = await sql<ChatRow>`
    with place as (${each(
      (one) => sql`select m.unread_number > m.read_number as is_unread, c.id,
          case when m.unread_number > m.read_number then m.unread_at else c.last_at end as at
        from chats c join chat_members m on m.provider_id = c.provider_id and m.chat = c.id
       where c.chat_id = ${after} and ${isSideOf(one)}`,
    )})
    select ${COLUMNS} from (
      select * from (
        (select true as is_unread, u.* from (${each(
          (
            one,
          ) => sql`(select m.provider_id, m.chat as id, m.unread_at as at from chat_members m cross join lateral ${CHAT_OF_SIDE} c
             where m.unread_number > m.read_number and ${isSideOf(one)} and ${wanted} ${isAfter.unread}
             order by m.unread_at desc, m.chat desc limit ${most})`,
        )}) u ${latest})
        union all
        (select false, r.* from (${each(
          (one) => sql`(select c.provider_id, c.id, c.last_at as at from chats c
              join chat_members m on m.provider_id = c.provider_id and m.chat = c.id
             where ${isSideOf(one)} and m.unread_number <= m.read_number and ${wanted} ${isAfter.read}
             order by c.last_at desc, c.id desc limit ${most})`,
        )}) r ${latest})
      ) picked limit ${most}
    ) listed join chats c on c.provider_id = listed.provider_id and c.id = listed.id
    order by listed.is_unread desc, listed.at desc, c.id desc`.execute(work.db);
  return rows.map(asChat);
}

/** A chat in which somebody has not read everything. */
export interface UnreadRow {
  chatId: string;
  providerId: number;
  messageId: number;
  timestamp: Date;
}

const MOST_UNREAD = 200;

/** What is unread for some members, the latest first: so many of each, along the index of what is unread. */
export async function listUnread(work: Work, asked: readonly ChatsQuery[]): Promise<UnreadRow[]> {
  if (asked.length === 0) return [];
  const each = sql.join(
    asked.map(
      (
        one,
      ) => sql`(select c.chat_id as "chatId", c.provider_id as "providerId", m.unread_number as "messageId",
            m.unread_at as timestamp, c.id
          from chat_members m cross join lateral ${CHAT_OF_SIDE} c
         where ${isSideOf(one)} and m.unread_number > m.read_number
         order by m.unread_at desc, m.chat desc limit ${MOST_UNREAD})`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<UnreadRow>`
    select "chatId", "providerId", "messageId", timestamp from (${each}) unread
     order by timestamp desc, id desc limit ${MOST_UNREAD}`.execute(work.db);
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
