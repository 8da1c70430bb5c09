import { sql } from 'kysely';
import { isContentBlocked } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** When a section opens for who has a course. */
export interface Opening {
  accessId: number;
  sectionId: number;
  opensAt: Date;
}

/** Writes when sections open; what is open already was so from the beginning and is not told. An opening that stands moves only to an earlier time. */
export async function saveOpenings(
  work: Work,
  providerId: number,
  openings: readonly Opening[],
): Promise<void> {
  if (openings.length === 0) return;
  await sql`
    insert into video_section_openings as o (provider_id, access_id, section_id, opens_at, told_at)
    select ${providerId}, n.access_id, n.section_id, n.opens_at, case when n.opens_at <= ${work.now()} then ${work.now()}::timestamptz end
      from unnest(${openings.map((one) => one.accessId)}::bigint[], ${openings.map((one) => one.sectionId)}::bigint[],
        ${openings.map((one) => one.opensAt)}::timestamptz[]) as n (access_id, section_id, opens_at)
      order by n.access_id, n.section_id
    on conflict (provider_id, access_id, section_id) do update set opens_at = excluded.opens_at where excluded.opens_at < o.opens_at`.execute(
    work.db,
  );
}

/** When the sections of a course open for an access, by section. */
export async function readOpenings(
  work: Work,
  { providerId, accessId }: { providerId: number; accessId: number },
): Promise<Map<number, Date>> {
  const { rows } = await sql<Opening>`
    select access_id as "accessId", section_id as "sectionId", opens_at as "opensAt" from video_section_openings
      where provider_id = ${providerId} and access_id = ${accessId}`.execute(work.db);
  return new Map(rows.map(({ sectionId, opensAt }) => [sectionId, opensAt]));
}

/** Who can watch a course now, since when; over ones are left out. */
export async function listLivingStarts(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<{ accessId: number; startsAt: Date }[]> {
  const { rows } = await sql<{ accessId: number; startsAt: Date }>`
    select id as "accessId", starts_at as "startsAt" from video_accesses
      where provider_id = ${providerId} and course_id = ${courseId} and status = 'A'`.execute(work.db);
  return rows;
}

/**
 * Marks openings told whose time has come, of sections that have files and of accesses that can be watched. Others that mark them at the same time
 * take the next ones.
 * @returns what was marked
 */
export async function markNotifiedOpenings(
  work: Work,
  limit: number,
): Promise<{ providerId: number; accessId: number; sectionId: number }[]> {
  const { rows } = await sql<{ providerId: number; accessId: number; sectionId: number }>`
    with due as (
      select o.provider_id, o.access_id, o.section_id from video_section_openings o
        join video_accesses a on a.provider_id = o.provider_id and a.id = o.access_id
        where o.told_at is null and o.opens_at <= ${work.now()} and a.status = 'A' and not a.over
          and (a.ends_at is null or a.ends_at > ${work.now()}) and not ${isContentBlocked(sql`a.provider_id`, sql`a.customer_id`)}
          and exists (select from video_files f where f.provider_id = o.provider_id and f.section_id = o.section_id)
        order by o.opens_at limit ${limit} for update of o skip locked)
    update video_section_openings o set told_at = ${work.now()} from due
      where o.provider_id = due.provider_id and o.access_id = due.access_id and o.section_id = due.section_id
      returning o.provider_id as "providerId", o.access_id as "accessId", o.section_id as "sectionId"`.execute(
    work.db,
  );
  return rows;
}
