import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { NoticeKind } from '#contracts/notice-kinds.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Extent } from '#server/modules/authority/index.ts';
import { customersToErase } from '#server/modules/customers/index.ts';
import { colleaguesOfProviders } from '#server/modules/identity/index.ts';
import { notificationsTables } from './tables.ts';

export interface NewNotice {
  providerId: number;
  kind: NoticeKind;
  /** What it is about; absent: nothing of this kind. */
  reservationId?: number;
  colleagueId?: number;
  customerId?: number;
  importId?: number;
}

/** Who is told: those with one of the roles, and whose own work it is about. */
export interface Told {
  roles: Record<Extent, readonly BusinessRole[]>;
  /** Whose work it is about; null: nobody's. */
  ownerId: number | null;
  /** Who did it themselves and need not be told; null: nobody that works here. */
  byPersonId: number | null;
}

/** Writes a notice for each who is told, in one statement. */
export async function insertNotices(work: Work, notice: NewNotice, told: Told): Promise<void> {
  const {
    providerId,
    kind,
    reservationId = null,
    colleagueId = null,
    customerId = null,
    importId = null,
  } = notice;
  const isOwn = sql`(c.person_id is not distinct from ${told.ownerId}::bigint)`;
  await sql`
    insert into notices (provider_id, person_id, kind, is_own, reservation_id, colleague_id, customer_id, import_id, created_at)
    select c.provider_id, c.person_id, ${kind}, ${isOwn}, ${reservationId}::bigint, ${colleagueId}::bigint,
        ${customerId}::bigint, ${importId}::bigint, ${work.now()}
      from ${colleaguesOfProviders(work.now())} c
      where c.provider_id = ${providerId} and c.standing = 'active'
        and c.person_id is distinct from ${told.byPersonId}::bigint
        and (c.role = any(${[...told.roles.all]}::text[]) or ${isOwn} and c.role = any(${[...told.roles.own]}::text[]))
      order by c.person_id`.execute(work.db);
}

/** Whose notices are asked for, and which kinds they may read now. */
export interface NoticeReader {
  providerId: number;
  personId: number;
  kinds: Record<Extent, readonly NoticeKind[]>;
}

/** A notice as it is stored. */
export interface NoticeRow {
  id: number;
  kind: NoticeKind;
  reservationId: number | null;
  colleagueId: number | null;
  customerId: number | null;
  importId: number | null;
  createdAt: Date;
  isRead: boolean;
}

/** One page of somebody's notices, the latest first, with how many there are and how many are unread. */
export async function findNotices(
  work: Work,
  reader: NoticeReader,
  page: number,
): Promise<{ notices: NoticeRow[]; total: number; unread: number }> {
  const [rows, counted] = await Promise.all([
    sql<NoticeRow>`
      select id, kind, reservation_id as "reservationId", colleague_id as "colleagueId",
          customer_id as "customerId", import_id as "importId", created_at as "createdAt",
          read_at is not null as "isRead"
        from notices where ${areTheirs(reader)} order by id desc limit ${PAGE_SIZE} offset ${rowsBefore(page)}`.execute(
      work.db,
    ),
    sql<{ total: number; unread: number }>`
      select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
        from notices where ${areTheirs(reader)}`.execute(work.db),
  ]);
  return { notices: rows.rows, total: counted.rows[0]?.total ?? 0, unread: counted.rows[0]?.unread ?? 0 };
}

/** How many of somebody's notices are unread. */
export async function countUnread(work: Work, reader: NoticeReader): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notices where ${areTheirs(reader)} and read_at is null`.execute(
    work.db,
  );
  return rows[0]?.unread ?? 0;
}

/** How many of some notices are somebody's, read or not. */
export async function countTheirs(
  work: Work,
  { providerId, personId }: Pick<NoticeReader, 'providerId' | 'personId'>,
  ids: readonly number[],
): Promise<number> {
  const { count } = await notificationsTables(work)
    .selectFrom('notices')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks some of somebody's notices as read: the named ones, or all up to one; what is read stays as it is, what is another's untouched. */
export async function markRead(
  work: Work,
  { providerId, personId }: Pick<NoticeReader, 'providerId' | 'personId'>,
  which: { upTo: number } | { ids: readonly number[] },
): Promise<void> {
  await notificationsTables(work)
    .updateTable('notices')
    .set({ read_at: work.now() })
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where((is) => ('upTo' in which ? is('id', '<=', which.upTo) : is('id', 'in', [...which.ids])))
    .execute();
}

/** Drops notices that were written before a moment. @returns how many */
export async function deleteNoticesBefore(work: Work, before: Date): Promise<number> {
  const { numDeletedRows } = await notificationsTables(work)
    .deleteFrom('notices')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What somebody was told at all centers, for the copy of their data. */
export async function readNoticesOf(
  work: Work,
  personId: number,
): Promise<{ providerId: number; kind: string; createdAt: Date; readAt: Date | null }[]> {
  return notificationsTables(work)
    .selectFrom('notices')
    .select(['provider_id as providerId', 'kind', 'created_at as createdAt', 'read_at as readAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function deleteNoticesOf(work: Work, personId: number): Promise<void> {
  await notificationsTables(work).deleteFrom('notices').where('person_id', '=', personId).execute();
}

function areTheirs({ providerId, personId, kinds }: NoticeReader): RawBuilder<boolean> {
  return sql<boolean>`provider_id = ${providerId} and person_id = ${personId}
    and (kind = any(${[...kinds.all]}::text[]) or is_own and kind = any(${[...kinds.own]}::text[]))`;
}

/** The customers that some notices are about, with whether somebody still has to decide of them. */
export async function readCustomersToErase(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, { id: number; firstname: string | null; lastname: string | null; isOpen: boolean }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    firstname: string | null;
    lastname: string | null;
    isOpen: boolean;
  }>`
    select c.id, c.firstname, c.lastname, c.is_open as "isOpen" from ${customersToErase} c
      where c.provider_id = ${providerId} and c.id = any(${[...ids]}::bigint[])`.execute(work.db);
  return new Map(rows.map((row) => [row.id, row]));
}
