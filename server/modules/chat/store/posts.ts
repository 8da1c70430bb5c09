import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { ChannelRow } from './channels.ts';

/** A post of a channel as it is stored. */
export interface PostRow {
  number: number;
  senderId: number;
  tempId: string;
  content: string;
  createdAt: Date;
  deletedNumber: number | null;
}

type ChannelKey = Pick<ChannelRow, 'providerId' | 'id'>;

const COLUMNS = sql`number, sender_id as "senderId", temp_id as "tempId", content, created_at as "createdAt",
  deleted_number as "deletedNumber"`;

/** The post that a screen has sent before under this id of its own. */
export async function findSentPost(
  work: Work,
  { providerId, id }: ChannelKey,
  { senderId, tempId }: Pick<PostRow, 'senderId' | 'tempId'>,
): Promise<PostRow | null> {
  const { rows } = await sql<PostRow>`
    select ${COLUMNS} from channel_posts
     where provider_id = ${providerId} and channel = ${id} and sender_id = ${senderId} and temp_id = ${tempId}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** Writes a post under its channel's lock; the time follows the numbers, whatever the clock does. */
export async function addPost(
  work: Work,
  { providerId, id }: ChannelKey,
  { senderId, tempId, content }: Pick<PostRow, 'senderId' | 'tempId' | 'content'>,
): Promise<PostRow> {
  const { rows } = await sql<PostRow>`
    with counted as (
      update channels set last_number = last_number + 1, last_at = greatest(last_at, ${work.now()})
       where provider_id = ${providerId} and id = ${id} returning last_number, last_at
    )
    insert into channel_posts (provider_id, channel, number, sender_id, temp_id, content, created_at)
    select ${providerId}, ${id}, counted.last_number, ${senderId}, ${tempId}, ${content}, counted.last_at
      from counted returning ${COLUMNS}`.execute(work.db);
  const [written] = rows;
  if (!written) throw new Error('A post was not written');
  return written;
}

export async function findPost(
  work: Work,
  { providerId, id }: ChannelKey,
  number: number,
): Promise<PostRow | null> {
  const { rows } = await sql<PostRow>`
    select ${COLUMNS} from channel_posts
     where provider_id = ${providerId} and channel = ${id} and number = ${number}`.execute(work.db);
  return rows[0] ?? null;
}

/** Empties a post under its channel's lock: that takes a number too. */
export async function emptyPost(work: Work, { providerId, id }: ChannelKey, number: number): Promise<void> {
  await sql`
    with counted as (
      update channels set last_number = last_number + 1 where provider_id = ${providerId} and id = ${id} returning last_number
    )
    update channel_posts set content = '', deleted_number = counted.last_number from counted
     where provider_id = ${providerId} and channel = ${id} and number = ${number}`.execute(work.db);
}

/** The last posts, or those before one, the oldest first. */
export async function postsBefore(
  work: Work,
  { providerId, id }: ChannelKey,
  before: number | null,
  most: number,
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${COLUMNS} from channel_posts
     where provider_id = ${providerId} and channel = ${id} and deleted_number is null
       ${before === null ? sql`` : sql`and number < ${before}`}
     order by number desc limit ${most}`.execute(work.db);
  return rows.toReversed();
}

/** What was written or deleted after a number. */
export async function postsChangedAfter(
  work: Work,
  { providerId, id }: ChannelKey,
  after: number,
  most: number,
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${COLUMNS} from channel_posts
     where provider_id = ${providerId} and channel = ${id} and (number > ${after} or deleted_number > ${after})
     order by number limit ${most}`.execute(work.db);
  return rows;
}
