import { sql } from 'kysely';
import type { SectionForm } from '#contracts/validation/video-course.ts';
import type { PeriodType } from '#contracts/videos.ts';
import type { Work } from '#server/kernel/work.ts';
import { videosTables } from './tables.ts';

/** A part of a course. */
export interface Section {
  providerId: number;
  id: number;
  courseId: number;
  name: string;
  position: number;
  availableAfter: number;
  periodType: PeriodType;
  files: number;
}

const COLUMNS = sql`s.provider_id as "providerId", s.id, s.course_id as "courseId", s.name, s.position, s.available_after as "availableAfter",
  s.period_type as "periodType",
  (select count(*)::int from video_files f where f.provider_id = s.provider_id and f.section_id = s.id) as files`;

interface SectionKey {
  providerId: number;
  id: number;
}

/** The sections of a course in their order. */
export async function listSections(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<Section[]> {
  const { rows } = await sql<Section>`
    select ${COLUMNS} from video_sections s where s.provider_id = ${providerId} and s.course_id = ${courseId}
      order by s.position, s.id`.execute(work.db);
  return rows;
}

/** One section; `forChange` locks it until the transaction ends. */
export async function findSection(
  work: Work,
  { providerId, id }: SectionKey,
  { forChange = false } = {},
): Promise<Section | null> {
  const { rows } = await sql<Section>`
    select ${COLUMNS} from video_sections s where s.provider_id = ${providerId} and s.id = ${id}
      ${forChange ? sql`for update of s` : sql``}`.execute(work.db);
  return rows[0] ?? null;
}

/** Adds a section at the end of its course, whose row the caller holds. @returns its id */
export async function insertSection(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
  form: SectionForm,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into video_sections (provider_id, course_id, name, position, available_after, period_type)
    select ${providerId}, ${courseId}, ${form.name}, coalesce(max(position), 0) + 1, ${form.availableAfter}, ${form.periodType}
      from video_sections where provider_id = ${providerId} and course_id = ${courseId} returning id`.execute(
    work.db,
  );
  const [added] = rows;
  if (!added) throw new Error('A section was not added');
  return added.id;
}

export async function updateSection(
  work: Work,
  { providerId, id }: SectionKey,
  form: SectionForm,
): Promise<void> {
  await videosTables(work)
    .updateTable('video_sections')
    .set({ name: form.name, available_after: form.availableAfter, period_type: form.periodType })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteSection(work: Work, { providerId, id }: SectionKey): Promise<void> {
  await videosTables(work)
    .deleteFrom('video_sections')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Copies the files of a section into another one; each names the one it was copied from, and shares what was uploaded. */
export async function copyFiles(
  work: Work,
  { providerId, fromId, toId }: { providerId: number; fromId: number; toId: number },
): Promise<void> {
  await sql`
    insert into video_files (provider_id, section_id, asset_id, copy_id, title, description, free, position, created_at)
    select provider_id, ${toId}, asset_id, id, title, description, free, position, ${work.now()} from video_files
      where provider_id = ${providerId} and section_id = ${fromId}`.execute(work.db);
}
