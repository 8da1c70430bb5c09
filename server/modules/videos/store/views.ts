import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** What somebody has seen of a file. */
export interface View {
  fileId: number;
  isSeen: boolean;
  positionSeconds: number;
}

/** What a person has seen of a course, by file. */
export async function readViews(
  work: Work,
  { personId, providerId, courseId }: { personId: number; providerId: number; courseId: number },
): Promise<Map<number, View>> {
  const { rows } = await sql<View>`
    select v.file_id as "fileId", v.seen_at is not null as "isSeen", v.position_seconds as "positionSeconds" from video_views v
      join video_files f on f.provider_id = v.provider_id and f.id = v.file_id
      join video_sections s on s.provider_id = f.provider_id and s.id = f.section_id
      where v.person_id = ${personId} and v.provider_id = ${providerId} and s.course_id = ${courseId}`.execute(
    work.db,
  );
  return new Map(rows.map((view) => [view.fileId, view]));
}

interface OfFile {
  personId: number;
  providerId: number;
  fileId: number;
}

/** Marks a file seen or unseen; how far it was watched stays. */
export async function saveSeen(
  work: Work,
  { personId, providerId, fileId }: OfFile,
  isSeen: boolean,
): Promise<void> {
  const seenAt = isSeen ? work.now() : null;
  await sql`
    insert into video_views (person_id, provider_id, file_id, seen_at) values (${personId}, ${providerId}, ${fileId}, ${seenAt})
      on conflict (person_id, provider_id, file_id) do update set seen_at = excluded.seen_at`.execute(
    work.db,
  );
}

/** Keeps how far a file was watched. */
export async function savePosition(
  work: Work,
  { personId, providerId, fileId }: OfFile,
  seconds: number,
): Promise<void> {
  await sql`
    insert into video_views (person_id, provider_id, file_id, position_seconds) values (${personId}, ${providerId}, ${fileId}, ${seconds})
      on conflict (person_id, provider_id, file_id) do update set position_seconds = excluded.position_seconds`.execute(
    work.db,
  );
}
