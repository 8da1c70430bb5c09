import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { ChatRow } from './chats.ts';

/** What a message is. */
export type MessageType = 'text' | 'image' | 'file' | 'audio';

/** A message as it is stored. */
export interface MessageRow {
  number: number;
  senderId: number;
  isFromDesk: boolean;
  tempId: string;
  type: MessageType;
  /** Of a picture or file its name. */
  content: string;
  createdAt: Date;
  deletedNumber: number | null;
}

type ChatKey = Pick<ChatRow, 'providerId' | 'id'>;

const COLUMNS = sql`number, sender_id as "senderId", from_desk as "isFromDesk", temp_id as "tempId", type, content,
  created_at as "createdAt", deleted_number as "deletedNumber"`;

/** The message that a screen has sent before under this id of its own. */
export async function findSent(
  work: Work,
  { providerId, id }: ChatKey,
  { senderId, tempId }: Pick<MessageRow, 'senderId' | 'tempId'>,
): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from chat_messages
     where provider_id = ${providerId} and chat = ${id} and sender_id = ${senderId} and temp_id = ${tempId}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/**
 * Writes a message under its chat's lock: it takes the chat's next number, and is unread for the other side. A customer's begins to wait for an
 * answer, the desk's is one. The time follows the numbers, whatever the clock does.
 */
export async function addMessage(
  work: Work,
  { providerId, id }: ChatKey,
  {
    senderId,
    isFromDesk,
    tempId,
    type = 'text',
    content,
    side,
  }: Pick<MessageRow, 'senderId' | 'isFromDesk' | 'tempId' | 'content'> & {
    type?: MessageType;
    side: number;
  },
): Promise<MessageRow> {
  const now = work.now();
  const { rows } = await sql<MessageRow>`
    with counted as (
      update chats set last_number = last_number + 1, last_at = greatest(last_at, ${now}),
          waiting_since = case when kind = 'direct' or ${isFromDesk} then null else coalesce(waiting_since, ${now}) end,
          answered_at = case when ${isFromDesk} then ${now} else answered_at end
       where provider_id = ${providerId} and id = ${id} returning last_number, last_at
    ), told as (
      update chat_members set unread_number = counted.last_number, unread_at = counted.last_at
        from counted where provider_id = ${providerId} and chat = ${id} and member <> ${side}
    )
    insert into chat_messages (provider_id, chat, number, sender_id, from_desk, temp_id, type, content, created_at)
    select ${providerId}, ${id}, counted.last_number, ${senderId}, ${isFromDesk}, ${tempId}, ${type}, ${content}, counted.last_at
      from counted returning ${COLUMNS}`.execute(work.db);
  const [written] = rows;
  if (!written) throw new Error('A message was not written');
  return written;
}

/** One message of a chat. */
export async function findMessage(
  work: Work,
  { providerId, id }: ChatKey,
  number: number,
): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from chat_messages
     where provider_id = ${providerId} and chat = ${id} and number = ${number}`.execute(work.db);
  return rows[0] ?? null;
}

/** Empties a message under its chat's lock: that takes a number too, and what is unread is what others left. */
export async function emptyMessage(work: Work, { providerId, id }: ChatKey, number: number): Promise<void> {
  await sql`
    with counted as (
      update chats set last_number = last_number + 1 where provider_id = ${providerId} and id = ${id} returning last_number
    )
    update chat_messages set content = '', deleted_number = counted.last_number from counted
     where provider_id = ${providerId} and chat = ${id} and number = ${number}`.execute(work.db);
  await sql`
    update chat_members m set unread_number = coalesce((select max(o.number) from chat_messages o
        where o.provider_id = m.provider_id and o.chat = m.chat and o.deleted_number is null
          and case when o.from_desk then m.member <> 0 else m.member <> o.sender_id end), 0)
     where m.provider_id = ${providerId} and m.chat = ${id}`.execute(work.db);
}

/** How many messages one side has in a chat that were not deleted: enough to count to a few. */
export async function countFrom(work: Work, { providerId, id }: ChatKey, senderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from chat_messages
      where provider_id = ${providerId} and chat = ${id} and sender_id = ${senderId} limit 10) few`.execute(
    work.db,
  );
  return rows[0]?.count ?? 0;
}

/** Whether a colleague has written for the desk after what was seen. */
export async function hasAnsweredSince(
  work: Work,
  { providerId, id }: ChatKey,
  { personId, seen }: { personId: number; seen: number },
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from chat_messages where provider_id = ${providerId} and chat = ${id} and number > ${seen}
      and from_desk and sender_id <> ${personId} and deleted_number is null) as has`.execute(work.db);
  return rows[0]?.has ?? false;
}

/** The last messages before a number, or all; the oldest first. */
export async function messagesBefore(
  work: Work,
  { providerId, id }: ChatKey,
  before: number | null,
  most: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from chat_messages
     where provider_id = ${providerId} and chat = ${id} and deleted_number is null
       ${before === null ? sql`` : sql`and number < ${before}`}
     order by number desc limit ${most}`.execute(work.db);
  return rows.toReversed();
}

/** What was written or deleted after a number, in that order. */
export async function changesAfter(
  work: Work,
  { providerId, id }: ChatKey,
  after: number,
  most: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from (
      (select * from chat_messages where provider_id = ${providerId} and chat = ${id} and number > ${after}
        order by number limit ${most})
      union
      (select * from chat_messages where provider_id = ${providerId} and chat = ${id} and deleted_number > ${after}
        order by deleted_number limit ${most})
    ) changed order by number limit ${most}`.execute(work.db);
  return rows;
}
