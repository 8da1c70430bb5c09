import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ChosenVatTreatment } from '#contracts/vat.ts';
import type { CourseForm } from '#contracts/validation/video-course.ts';
import type { CourseTarget, PeriodType } from '#contracts/videos.ts';
import { groupAsJson } from '#server/modules/catalog/index.ts';
import type { Film } from '#server/modules/films/index.ts';
import { filmAsJson, isFilmShown } from '#server/modules/films/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { videosTables } from './tables.ts';

/** A video course (product of the API). */
export interface Course {
  providerId: number;
  id: number;
  name: string;
  /** HTML, made safe when it was written. */
  description: string;
  priceCents: number;
  vatTreatment: ChosenVatTreatment;
  group: { id: number; name: string; color: string } | null;
  categoryId: number | null;
  target: CourseTarget;
  picture: Film | null;
  intro: Film | null;
  duration: number;
  durationType: PeriodType;
  isAlwaysAvailable: boolean;
  position: number;
  isActive: boolean;
  isArchived: boolean;
  version: number;
  sections: number;
  files: number;
  freeFiles: number;
  /** Free files that visitors can see now. */
  shownFreeFiles: number;
}

const FILES_OF_COURSE = sql`from video_files f join video_sections s on s.provider_id = f.provider_id and s.id = f.section_id
  where f.provider_id = c.provider_id and s.course_id = c.id`;

export const COURSE_COLUMNS = sql`c.provider_id as "providerId", c.id, c.name, c.description, c.price_cents as "priceCents",
  c.vat_treatment as "vatTreatment", ${groupAsJson(sql`c.provider_id`, sql`c.group_id`)} as "group", c.category_id as "categoryId", c.target,
  ${filmAsJson(sql`c.provider_id`, sql`c.picture_asset_id`)} as picture, ${filmAsJson(sql`c.provider_id`, sql`c.intro_asset_id`)} as intro,
  c.duration, c.duration_type as "durationType", c.always_available as "isAlwaysAvailable", c.position, c.active as "isActive",
  c.archived as "isArchived", c.version,
  (select count(*)::int from video_sections s where s.provider_id = c.provider_id and s.course_id = c.id) as sections,
  (select count(*)::int ${FILES_OF_COURSE}) as files, (select count(*)::int ${FILES_OF_COURSE} and f.free) as "freeFiles",
  (select count(*)::int ${FILES_OF_COURSE} and f.free and ${isFilmShown(sql`f.provider_id`, sql`f.asset_id`)}) as "shownFreeFiles"`;

/** The courses of a provider in its order; a provider has hundreds at most. */
export async function listCourses(
  work: Work,
  { providerId, isArchived }: { providerId: number; isArchived: boolean },
): Promise<Course[]> {
  const { rows } = await sql<Course>`
    select ${COURSE_COLUMNS} from video_courses c where c.provider_id = ${providerId} and c.archived = ${isArchived}
      order by c.position, c.id`.execute(work.db);
  return rows;
}

/** One course; `forChange` locks it until the transaction ends. */
export async function findCourse(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { forChange = false } = {},
): Promise<Course | null> {
  const { rows } = await sql<Course>`
    select ${COURSE_COLUMNS} from video_courses c where c.provider_id = ${providerId} and c.id = ${id}
      ${forChange ? sql`for update of c` : sql``}`.execute(work.db);
  return rows[0] ?? null;
}

/** Keeps sections from being added to a course until the transaction ends. */
export async function holdCourse(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<void> {
  await sql`select from video_courses where provider_id = ${providerId} and id = ${id} for key share`.execute(
    work.db,
  );
}

const columnsOf = (form: CourseForm) => ({
  name: form.name,
  description: form.description,
  price_cents: form.priceCents,
  vat_treatment: form.vatTreatment,
  group_id: form.groupId,
  category_id: form.categoryId,
  target: form.target,
  always_available: form.isAlwaysAvailable,
  duration: form.duration,
  duration_type: form.durationType,
});

/** Adds a course at the end, unpublished. @returns its id */
export async function insertCourse(work: Work, providerId: number, form: CourseForm): Promise<number> {
  const { id } = await videosTables(work)
    .insertInto('video_courses')
    .values((eb) => ({
      provider_id: providerId,
      ...columnsOf(form),
      position: eb
        .selectFrom('video_courses')
        .select((of) => sql<number>`coalesce(max(${of.ref('position')}), 0) + 1`.as('next'))
        .where('provider_id', '=', providerId),
      created_at: work.now(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface CourseKey {
  providerId: number;
  id: number;
}

/** Writes a course over. */
export async function updateCourse(
  work: Work,
  { providerId, id }: CourseKey,
  form: CourseForm,
): Promise<void> {
  await videosTables(work)
    .updateTable('video_courses')
    .set((eb) => ({ ...columnsOf(form), version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Publishes or hides a course, archives or restores it, or changes its films. */
export async function setCourse(
  work: Work,
  { providerId, id }: CourseKey,
  to: { isActive?: boolean; isArchived?: boolean; pictureId?: number | null; introId?: number | null },
): Promise<void> {
  await videosTables(work)
    .updateTable('video_courses')
    .set((eb) => ({
      active: to.isActive,
      archived: to.isArchived,
      picture_asset_id: to.pictureId,
      intro_asset_id: to.introId,
      version: eb('version', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteCourse(work: Work, { providerId, id }: CourseKey): Promise<void> {
  await videosTables(work)
    .deleteFrom('video_courses')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

const PLACES = {
  video_courses: { below: sql`true` },
  video_sections: { below: sql.ref('course_id') },
  video_files: { below: sql.ref('section_id') },
} satisfies Record<string, { below: RawBuilder<unknown> }>;

/** What is ordered: courses of a provider, sections of a course, files of a section. */
export type Ordered = keyof typeof PLACES;

/** The ids of what stands together in its order, locked until the transaction ends; archived courses too. */
export async function lockOrder(
  work: Work,
  table: Ordered,
  { providerId, belowId }: { providerId: number; belowId: number | null },
): Promise<number[]> {
  const together = belowId === null ? sql`true` : sql`${PLACES[table].below} = ${belowId}`;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where provider_id = ${providerId} and ${together} order by position, id for update`.execute(
    work.db,
  );
  return rows.map(({ id }) => id);
}

/** Puts what stands together in an order: positions 1 to n. */
export async function saveOrder(
  work: Work,
  table: Ordered,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<void> {
  await sql`
    update ${sql.table(table)} t set position = o.position from unnest(${[...ids]}::bigint[]) with ordinality as o (id, position)
      where t.provider_id = ${providerId} and t.id = o.id and t.position <> o.position`.execute(work.db);
}
