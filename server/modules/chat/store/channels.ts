import { sql } from 'kysely';
import { peopleWhoCome } from '#server/modules/customers/index.ts';
import { colleaguesOfProviders, peopleWithLogIn } from '#server/modules/identity/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { UnreadRow } from './chats.ts';

/** A channel of a center. */
export interface ChannelRow {
  id: number;
  providerId: number;
  name: string;
  creatorId: number;
  lastNumber: number;
}

/** A channel as a list shows it to one reader. */
export interface ListedChannel extends ChannelRow {
  isUnread: boolean;
  lastPost: { number: number; senderId: number; content: string; createdAt: Date } | null;
}

const COLUMNS = sql`c.id, c.provider_id as "providerId", c.name, c.creator_id as "creatorId", c.last_number as "lastNumber"`;
const LAST = sql`(select json_build_object('number', p.number, 'senderId', p.sender_id, 'content', p.content, 'createdAt', p.created_at)
  from channel_posts p where p.provider_id = c.provider_id and p.channel = c.id and p.deleted_number is null
  order by p.number desc limit 1)`;

/** A channel, unless it is archived. @param of.forChange its row is kept until the transaction ends @param of.orArchived an archived one too */
export async function findChannel(
  work: Work,
  id: number,
  { forChange = false, orArchived = false } = {},
): Promise<ChannelRow | null> {
  const { rows } = await sql<ChannelRow>`
    select ${COLUMNS} from channels c where c.id = ${id} ${orArchived ? sql`` : sql`and c.archived_at is null`}
      ${forChange ? sql`for update` : sql``}`.execute(work.db);
  return rows[0] ?? null;
}

/**
 * The channels of a center, those with something unread first, then by their last post: of more than so many the dot of one that is unread can
 * still be followed.
 */
export async function listChannels(
  work: Work,
  { providerId, personId, most }: { providerId: number; personId: number; most: number },
): Promise<ListedChannel[]> {
  const { rows } = await sql<ListedChannel>`
    select ${COLUMNS}, c."isUnread", ${LAST} as "lastPost" from (
      select c.*,
          exists (select from channel_posts p where p.provider_id = c.provider_id and p.channel = c.id
            and p.number > coalesce(r.read_number, 0) and p.sender_id <> ${personId} and p.deleted_number is null) as "isUnread"
        from channels c
        left join channel_readers r on r.provider_id = c.provider_id and r.channel = c.id and r.person_id = ${personId}
       where c.provider_id = ${providerId} and c.archived_at is null
       order by "isUnread" desc, c.last_at desc, c.id desc limit ${most}
    ) c order by "isUnread" desc, c.last_at desc, c.id desc`.execute(work.db);
  return rows.map((row) => ({
    ...row,
    lastPost: row.lastPost && { ...row.lastPost, createdAt: new Date(row.lastPost.createdAt) },
  }));
}

/** Makes a channel. @returns its id */
export async function addChannel(
  work: Work,
  { providerId, name, creatorId }: Pick<ChannelRow, 'providerId' | 'name' | 'creatorId'>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into channels (provider_id, name, creator_id, last_at, created_at)
    values (${providerId}, ${name}, ${creatorId}, ${work.now()}, ${work.now()}) returning id`.execute(
    work.db,
  );
  const [made] = rows;
  if (!made) throw new Error('A channel was not made');
  return made.id;
}

type ChannelKey = Pick<ChannelRow, 'providerId' | 'id'>;

export async function renameChannel(work: Work, { providerId, id }: ChannelKey, name: string): Promise<void> {
  await sql`update channels set name = ${name} where provider_id = ${providerId} and id = ${id}`.execute(
    work.db,
  );
}

/** Nobody reads it any more. */
export async function endChannel(work: Work, { providerId, id }: ChannelKey): Promise<void> {
  await sql`update channels set archived_at = ${work.now()} where provider_id = ${providerId} and id = ${id}`.execute(
    work.db,
  );
}

/** Up to where somebody has read: never back, never past what there is. */
export async function markChannelRead(
  work: Work,
  { providerId, id }: ChannelKey,
  personId: number,
  number: number,
): Promise<void> {
  await sql`
    insert into channel_readers (provider_id, channel, person_id, read_number)
    select c.provider_id, c.id, ${personId}, greatest(0, least(${number}::integer, c.last_number)) from channels c
     where c.provider_id = ${providerId} and c.id = ${id}
    on conflict (provider_id, channel, person_id) do update set read_number = excluded.read_number
     where channel_readers.read_number < excluded.read_number`.execute(work.db);
}

/** Everybody who reads a channel and has not read its last post yet, but for who wrote it. */
export async function waitingReaders(
  work: Work,
  { providerId, id }: ChannelKey,
  { number, senderId }: { number: number; senderId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.person_id as id from (
        select k.person_id from ${peopleWhoCome} k join ${peopleWithLogIn} l on l.person_id = k.person_id
         where k.provider_id = ${providerId}
        union select c.person_id from ${colleaguesOfProviders(work.now())} c
         where c.provider_id = ${providerId} and c.standing = 'active') w
     where w.person_id <> ${senderId} and not exists (select from channel_readers r
       where r.provider_id = ${providerId} and r.channel = ${id} and r.person_id = w.person_id and r.read_number >= ${number})
     order by 1`.execute(work.db);
  return rows.map((row) => row.id);
}

/** Where something is unread in the channels of some centers, the latest first; null: of those that a person comes to. */
export async function listUnreadChannels(
  work: Work,
  { personId, providerIds }: { personId: number; providerIds: readonly number[] | null },
): Promise<UnreadRow[]> {
  const { rows } = await sql<UnreadRow>`
    select c.id::text as "chatId", c.provider_id as "providerId", p.number as "messageId", p.created_at as timestamp
      from channels c
      cross join lateral (select number, created_at from channel_posts o where o.provider_id = c.provider_id and o.channel = c.id
        and o.deleted_number is null and o.sender_id <> ${personId} order by number desc limit 1) p
      left join channel_readers r on r.provider_id = c.provider_id and r.channel = c.id and r.person_id = ${personId}
     where c.archived_at is null and p.number > coalesce(r.read_number, 0) and ${
       providerIds === null
         ? sql`c.provider_id in (select w.provider_id from ${peopleWhoCome} w where w.person_id = ${personId})`
         : sql`c.provider_id = any (${providerIds}::bigint[])`
     }
     order by p.created_at desc, c.id desc limit 200`.execute(work.db);
  return rows;
}

/** Takes what a person has read along when they leave. */
export async function deleteReadsOf(work: Work, personId: number): Promise<void> {
  await sql`delete from channel_readers where person_id = ${personId}`.execute(work.db);
}
