import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { ChatRow } from './chats.ts';

/** What was sent in a message. */
export interface FileRow {
  number: number;
  /** Under which it lies in the object storage. */
  key: string;
  bytes: number;
  /** Of a picture; null: a file. */
  width: number | null;
  height: number | null;
}

type ChatKey = Pick<ChatRow, 'providerId' | 'id'>;

const COLUMNS = sql`number, key, bytes, width, height`;

/** Keeps what was sent with its message. */
export async function addFile(
  work: Work,
  { providerId, id }: ChatKey,
  { number, key, bytes, width, height, senderId }: FileRow & { senderId: number },
): Promise<void> {
  await sql`
    insert into chat_files (provider_id, chat, number, sender_id, key, bytes, width, height, sent_at)
    values (${providerId}, ${id}, ${number}, ${senderId}, ${key}, ${bytes}, ${width}, ${height}, ${work.now()})`.execute(
    work.db,
  );
}

/** Of some messages what was sent in them, by their numbers. */
export async function filesOf(
  work: Work,
  { providerId, id }: ChatKey,
  numbers: readonly number[],
): Promise<Map<number, FileRow>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<FileRow>`
    select ${COLUMNS} from chat_files
     where provider_id = ${providerId} and chat = ${id} and number = any(${numbers}::integer[])`.execute(
    work.db,
  );
  return new Map(rows.map((row) => [row.number, row]));
}

/** A file by its place, with the name of its chat and its own. */
export async function findFile(
  work: Work,
  { providerId, chat, number }: { providerId: number; chat: number; number: number },
): Promise<(FileRow & { chatId: string; name: string; isVoiceNote: boolean }) | null> {
  const { rows } = await sql<FileRow & { chatId: string; name: string; isVoiceNote: boolean }>`
    select f.number, f.key, f.bytes, f.width, f.height, c.chat_id as "chatId", m.content as name, m.type = 'audio' as "isVoiceNote"
      from chat_files f join chats c on c.provider_id = f.provider_id and c.id = f.chat
      join chat_messages m on m.provider_id = f.provider_id and m.chat = f.chat and m.number = f.number
     where f.provider_id = ${providerId} and f.chat = ${chat} and f.number = ${number}
       and m.deleted_number is null`.execute(work.db);
  return rows[0] ?? null;
}

/** Lets go of what was sent in a message. @returns it, for its bytes to be removed */
export async function deleteFile(
  work: Work,
  { providerId, id }: ChatKey,
  number: number,
): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`
    delete from chat_files where provider_id = ${providerId} and chat = ${id} and number = ${number}
    returning ${COLUMNS}`.execute(work.db);
  return rows[0] ?? null;
}

/** Lets go of all that a person sent for themselves. @returns it, for its bytes to be removed */
export async function deleteFilesOf(work: Work, personId: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    delete from chat_files f using chat_messages m
     where f.sender_id = ${personId} and m.provider_id = f.provider_id and m.chat = f.chat and m.number = f.number
       and not m.from_desk
    returning f.number, f.key, f.bytes, f.width, f.height`.execute(work.db);
  return rows;
}

/** How many bytes a person has sent since a moment that are still there. */
export async function bytesSentSince(work: Work, personId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from chat_files
     where sender_id = ${personId} and sent_at > ${since}`.execute(work.db);
  return rows[0]?.bytes ?? 0;
}
