import { sql } from 'kysely';
import type { Locale } from '#contracts/languages.ts';
import { isContentBlocked } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { videosTables } from './tables.ts';

export type AccessStatus = 'RSD' | 'A' | 'C' | 'R';
export type AccessSource = 'bought' | 'assigned';
export type AccessCancelReason = 'byCustomer' | 'byProvider' | 'expired';

/** Somebody's right to watch a course. */
export interface Access {
  providerId: number;
  id: number;
  courseId: number;
  customerId: number;
  /** Whose log-in watches it; null: nobody's. */
  personId: number | null;
  orderId: number;
  /** Whether its provider gave it away. */
  source: AccessSource;
  status: AccessStatus;
  totalCents: number;
  language: Locale;
  expiresAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  cancelReason: AccessCancelReason | null;
  /** When its buyer agreed to begin and to lose the right to withdraw, and to what words. */
  begunAt: Date | null;
  begunWords: string | null;
  createdAt: Date;
}

const COLUMNS = sql`a.provider_id as "providerId", a.id, a.course_id as "courseId", a.customer_id as "customerId", a.person_id as "personId",
  a.order_id as "orderId", a.source, a.status, a.total_cents as "totalCents", a.language, a.expires_at as "expiresAt", a.starts_at as "startsAt",
  a.ends_at as "endsAt", a.cancel_reason as "cancelReason", a.begun_at as "begunAt", a.begun_words as "begunWords",
  a.created_at as "createdAt"`;

const isNotWithheld = sql<boolean>`not ${isContentBlocked(sql`a.provider_id`, sql`a.customer_id`)}`;

interface AccessKey {
  providerId: number;
  id: number;
}

/** One access; `forChange` locks it until the transaction ends, and lets sections be added to its course meanwhile. */
export async function findAccess(
  work: Work,
  { providerId, id }: AccessKey,
  { forChange = false } = {},
): Promise<Access | null> {
  const { rows } = await sql<Access>`
    select ${COLUMNS} from video_accesses a where a.provider_id = ${providerId} and a.id = ${id} ${forChange ? sql`for no key update` : sql``}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** The access of a customer to a course that waits for its payment or is not over, locked; what is over by now is marked so, that it can be bought again. */
export async function livingAccess(
  work: Work,
  { providerId, courseId, customerId }: { providerId: number; courseId: number; customerId: number },
): Promise<Access | null> {
  await sql`
    update video_accesses set over = true where provider_id = ${providerId} and course_id = ${courseId} and customer_id = ${customerId}
      and status = 'A' and not over and ends_at <= ${work.now()}`.execute(work.db);
  const { rows } = await sql<Access>`
    select ${COLUMNS} from video_accesses a where a.provider_id = ${providerId} and a.course_id = ${courseId}
      and a.customer_id = ${customerId} and a.status in ('RSD', 'A') and not a.over for no key update`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** @throws the constraint that stands for alreadyBooked */
export async function insertAccess(
  work: Work,
  access: Omit<Access, 'cancelReason' | 'begunAt' | 'begunWords' | 'createdAt'>,
): Promise<void> {
  await videosTables(work)
    .insertInto('video_accesses')
    .values({
      provider_id: access.providerId,
      id: access.id,
      course_id: access.courseId,
      customer_id: access.customerId,
      person_id: access.personId,
      order_id: access.orderId,
      source: access.source,
      status: access.status,
      total_cents: access.totalCents,
      language: access.language,
      expires_at: access.expiresAt,
      starts_at: access.startsAt,
      ends_at: access.endsAt,
      created_at: work.now(),
    })
    .execute();
}

/** It is paid: whoever has it watches from now on. */
export async function markAccessStarted(
  work: Work,
  { providerId, id }: AccessKey,
  { endsAt }: { endsAt: Date | null },
): Promise<void> {
  await videosTables(work)
    .updateTable('video_accesses')
    .set({
      status: 'A',
      expires_at: null,
      starts_at: work.now(),
      ends_at: endsAt,
      cancelled_at: null,
      cancel_reason: null,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Its buyer agreed to begin, to these words. */
export async function markAccessBegun(
  work: Work,
  { providerId, id }: AccessKey,
  words: string,
): Promise<void> {
  await videosTables(work)
    .updateTable('video_accesses')
    .set({ begun_at: work.now(), begun_words: words })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

export async function markAccessCancelled(
  work: Work,
  { providerId, id }: AccessKey,
  { status, reason }: { status: 'C' | 'R'; reason: AccessCancelReason },
): Promise<void> {
  await videosTables(work)
    .updateTable('video_accesses')
    .set({ status, cancel_reason: reason, cancelled_at: work.now(), expires_at: null })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Those that nobody paid in time. */
export async function findUnpaidAccesses(work: Work, limit: number): Promise<Access[]> {
  const { rows } = await sql<Access>`
    select ${COLUMNS} from video_accesses a where a.status = 'RSD' and a.expires_at <= ${work.now()}
      order by a.expires_at limit ${limit}`.execute(work.db);
  return rows;
}

/** The access of a person to a course that lets them watch now. */
export async function watchableAccess(
  work: Work,
  { providerId, courseId, personId }: { providerId: number; courseId: number; personId: number },
): Promise<Access | null> {
  const { rows } = await sql<Access>`
    select ${COLUMNS} from video_accesses a where a.provider_id = ${providerId} and a.course_id = ${courseId}
      and a.person_id = ${personId} and a.status = 'A' and (a.ends_at is null or a.ends_at > ${work.now()}) and ${isNotWithheld}
      order by a.ends_at desc nulls first limit 1`.execute(work.db);
  return rows[0] ?? null;
}

/** One page of the courses that a person watches now, the latest first; one of each course. */
export async function listWatchable(
  work: Work,
  {
    personId,
    courseId,
    limit,
    offset,
  }: { personId: number; courseId: number | null; limit: number; offset: number },
): Promise<{ items: Access[]; total: number }> {
  const ofCourse = courseId === null ? sql`true` : sql`a.course_id = ${courseId}`;
  const { rows } = await sql<Access & { total: number }>`
    select x.*, count(*) over ()::int as total from (
      select distinct on (a.course_id) ${COLUMNS} from video_accesses a
      where a.person_id = ${personId} and ${ofCourse} and a.status = 'A' and (a.ends_at is null or a.ends_at > ${work.now()})
        and ${isNotWithheld}
      order by a.course_id, a.ends_at desc nulls first) x
    order by x."startsAt" desc, x.id desc limit ${limit} offset ${offset}`.execute(work.db);
  return { items: rows, total: rows[0]?.total ?? 0 };
}

/** One page of who has or had a course, the latest first; who never had it, for want of payment, is left out. */
export async function listAccessesOfCourse(
  work: Work,
  {
    providerId,
    courseId,
    limit,
    offset,
  }: { providerId: number; courseId: number; limit: number; offset: number },
): Promise<{ items: Access[]; total: number }> {
  const ofCourse = sql`from video_accesses a where a.provider_id = ${providerId} and a.course_id = ${courseId} and a.starts_at is not null`;
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    sql<Access>`select ${COLUMNS} ${ofCourse} order by a.starts_at desc, a.id desc limit ${limit} offset ${offset}`.execute(
      work.db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${ofCourse}`.execute(work.db),
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}

/** The ids of all of them, in the same order. */
export async function idsOfAccessesOfCourse(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from video_accesses a where a.provider_id = ${providerId} and a.course_id = ${courseId} and a.starts_at is not null
      order by a.starts_at desc, a.id desc`.execute(work.db);
  return rows.map(({ id }) => id);
}

/** Some accesses in the order of their ids; what is gone is left out. */
export async function accessesInOrder(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<Access[]> {
  const { rows } = await sql<Access>`
    select ${COLUMNS} from video_accesses a join unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place) on wanted.id = a.id
      where a.provider_id = ${providerId} order by wanted.place`.execute(work.db);
  return rows;
}

/** Whether somebody can still watch a course, or is paying for it. */
export async function hasLivingAccesses(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from video_accesses a where a.provider_id = ${providerId} and a.course_id = ${courseId}
      and a.status in ('RSD', 'A') and (a.ends_at is null or a.ends_at > ${work.now()})) as is`.execute(
    work.db,
  );
  return rows[0]?.is ?? false;
}

/** Whether a customer has or had a course. */
export async function hasVideoCourses(
  work: Work,
  { providerId, customerId }: { providerId: number; customerId: number },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from video_accesses a where a.provider_id = ${providerId} and a.customer_id = ${customerId}
      and a.starts_at is not null) as is`.execute(work.db);
  return rows[0]?.is ?? false;
}

/** Lets go of the accesses of a course that nobody can watch any more. */
export async function deleteAccesses(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<void> {
  await videosTables(work)
    .deleteFrom('video_accesses')
    .where('provider_id', '=', providerId)
    .where('course_id', '=', courseId)
    .execute();
}
