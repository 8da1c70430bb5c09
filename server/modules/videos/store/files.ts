import { sql } from 'kysely';
import type { FileForm } from '#contracts/validation/video-course.ts';
import type { Film } from '#server/modules/films/index.ts';
import { filmAsJson } from '#server/modules/films/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { videosTables } from './tables.ts';

/** A file in a section of a course. */
export interface CourseFile {
  providerId: number;
  id: number;
  courseId: number;
  sectionId: number;
  sectionName: string;
  sectionPosition: number;
  copyId: number | null;
  title: string;
  description: string;
  isFree: boolean;
  position: number;
  film: Film;
}

const COLUMNS = sql`f.provider_id as "providerId", f.id, s.course_id as "courseId", f.section_id as "sectionId", s.name as "sectionName",
  s.position as "sectionPosition", f.copy_id as "copyId", f.title, f.description, f.free as "isFree", f.position,
  ${filmAsJson(sql`f.provider_id`, sql`f.asset_id`)} as film`;
const FROM = sql`from video_files f join video_sections s on s.provider_id = f.provider_id and s.id = f.section_id`;

/** The files of a course, section by section in their order. */
export async function listFiles(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<CourseFile[]> {
  const { rows } = await sql<CourseFile>`
    select ${COLUMNS} ${FROM} where f.provider_id = ${providerId} and s.course_id = ${courseId}
      order by s.position, s.id, f.position, f.id`.execute(work.db);
  return rows;
}

/** One file, of a provider or of whichever has it; `forChange` locks it until the transaction ends. */
export async function findFile(
  work: Work,
  { providerId, id }: { providerId: number | null; id: number },
  { forChange = false } = {},
): Promise<CourseFile | null> {
  const ofProvider = providerId === null ? sql`true` : sql`f.provider_id = ${providerId}`;
  const { rows } = await sql<CourseFile>`
    select ${COLUMNS} ${FROM} where f.id = ${id} and ${ofProvider} ${forChange ? sql`for update of f` : sql``}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** Adds a file at the end of its section, whose row the caller holds. @returns its id */
export async function insertFile(
  work: Work,
  file: { providerId: number; sectionId: number; assetId: number; title: string; isFree: boolean },
): Promise<number> {
  const { providerId, sectionId } = file;
  const { rows } = await sql<{ id: number }>`
    insert into video_files (provider_id, section_id, asset_id, title, free, position, created_at)
    select ${providerId}, ${sectionId}, ${file.assetId}, ${file.title}, ${file.isFree}, coalesce(max(position), 0) + 1, ${work.now()}
      from video_files where provider_id = ${providerId} and section_id = ${sectionId} returning id`.execute(
    work.db,
  );
  const [added] = rows;
  if (!added) throw new Error('A file was not added');
  return added.id;
}

interface FileKey {
  providerId: number;
  id: number;
}

export async function updateFile(work: Work, { providerId, id }: FileKey, form: FileForm): Promise<void> {
  await videosTables(work)
    .updateTable('video_files')
    .set({ title: form.title, description: form.description, free: form.isFree })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteFile(work: Work, { providerId, id }: FileKey): Promise<void> {
  await videosTables(work)
    .deleteFrom('video_files')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Whether a film is still pointed to, by a file, a picture or an intro. */
export async function isFilmUsed(
  work: Work,
  { providerId, assetId }: { providerId: number; assetId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from video_files where provider_id = ${providerId} and asset_id = ${assetId})
      or exists (select from video_courses where provider_id = ${providerId} and ${assetId} in (picture_asset_id, intro_asset_id))
      as "isUsed"`.execute(work.db);
  return rows[0]?.isUsed ?? false;
}
