import { sql } from 'kysely';
import { isCustomerThemselves } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Every course that a person bought, the oldest first. */
export async function readAccessesOfPerson(work: Work, personId: number) {
  const { rows } = await sql<{ providerId: number } & Record<string, unknown>>`
    select a.provider_id as "providerId", c.name as course, a.status, a.total_cents as "totalCents", a.language, a.starts_at as "startsAt",
      a.ends_at as "endsAt", a.cancelled_at as "cancelledAt", a.cancel_reason as "cancelReason", a.begun_at as "begunAt",
      a.begun_words as "begunWords", a.created_at as "createdAt"
    from video_accesses a join video_courses c on c.provider_id = a.provider_id and c.id = a.course_id
    where a.person_id = ${personId} order by a.id`.execute(work.db);
  return rows;
}

/** What a person has seen of their courses. */
export async function readViewsOfPerson(work: Work, personId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select f.title, v.seen_at as "seenAt", v.position_seconds as "positionSeconds" from video_views v
      join video_files f on f.provider_id = v.provider_id and f.id = v.file_id where v.person_id = ${personId} order by f.id`.execute(
    work.db,
  );
  return rows;
}

/** Forgets what a person has seen; where the provider goes on knowing who bought, the access loses its link to the person. */
export async function forgetWatching(work: Work, personId: number): Promise<void> {
  await sql`delete from video_views where person_id = ${personId}`.execute(work.db);
  await sql`
    update video_accesses a set person_id = null where a.person_id = ${personId}
      and not ${isCustomerThemselves(sql`a.provider_id`, sql`a.customer_id`, personId)}`.execute(work.db);
}
