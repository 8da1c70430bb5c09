import * as v from 'valibot';
import { COURSES_ON_PAGE } from '#contracts/videos.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { withdrawableUntil } from '../rules/withdrawal.ts';
import type { Access } from '../store/accesses.ts';
import { listWatchable } from '../store/accesses.ts';
import type { Course } from '../store/courses.ts';
import { findCourse } from '../store/courses.ts';
import type { CourseFile } from '../store/files.ts';
import { findFile, listFiles } from '../store/files.ts';
import { readOpenings } from '../store/openings.ts';
import type { View } from '../store/views.ts';
import { readViews, savePosition, saveSeen } from '../store/views.ts';
import { hasProvedEmail, openAccess } from './open-access.ts';
import type { CourseStatus } from './watch.ts';
import { standingAt, whyFileIsClosed } from './watch.ts';

type Asking = { work: Work; actor: Actor };

/** A course that somebody has, and how far they are in it. */
export interface MyCourse {
  course: Course;
  startsAt: Date;
  /** Null: it has no end. */
  endsAt: Date | null;
  timeZone: string;
  providerName: string;
  files: number;
  seen: number;
  /** Until when it can be given back for all the money; null: it cannot. */
  withdrawableUntil: Date | null;
  /** When each section opens or opened, by section. */
  openings: ReadonlyMap<number, Date>;
  /** When the next section opens; null where all are open. */
  nextOpeningAt: Date | null;
}

const MOST_PAGES = 100_000;

/** One page of the courses that whoever is signed in has, the latest first. @throws Refusal unauthenticated */
export async function getMyCourses(
  { work, actor }: Asking,
  asked: { page: number | null },
): Promise<{ items: MyCourse[]; total: number; page: number }> {
  const { personId } = signedIn(actor);
  const page = Math.min(Math.max(asked.page ?? 1, 1), MOST_PAGES);
  if (!(await hasProvedEmail(work, personId))) return { items: [], total: 0, page };
  const found = await listWatchable(work, {
    personId,
    courseId: null,
    limit: COURSES_ON_PAGE,
    offset: (page - 1) * COURSES_ON_PAGE,
  });
  const items = await Promise.all(found.items.map((access) => myCourseOf(work, access)));
  return { items: items.filter((one) => one !== null), total: found.total, page };
}

/** One course that whoever asks has; null for every other. */
export async function findOwnCourse({ work, actor }: Asking, courseId: number): Promise<MyCourse | null> {
  if (actor.kind !== 'person' || !(await hasProvedEmail(work, actor.personId))) return null;
  const { personId } = actor;
  const { items } = await listWatchable(work, { personId, courseId, limit: 1, offset: 0 });
  const [access] = items;
  return access ? myCourseOf(work, access) : null;
}

/** One course that whoever is signed in has. @throws Refusal unauthenticated; notFound for every other */
export async function getMyCourse(asking: Asking, courseId: number): Promise<MyCourse> {
  signedIn(asking.actor);
  const own = await findOwnCourse(asking, courseId);
  if (!own) throw new Refusal('notFound', { affected: ['id'] });
  return own;
}

async function myCourseOf(work: Work, access: Access): Promise<MyCourse | null> {
  const { providerId, id: accessId, courseId, personId, endsAt } = access;
  const [course, openings, provider, views] = await Promise.all([
    findCourse(work, { providerId, id: courseId }),
    readOpenings(work, { providerId, accessId }),
    getProviderForBooking(work, providerId),
    readViews(work, { personId: personId ?? 0, providerId, courseId }),
  ]);
  if (!course || !provider) return null;
  const { timeZone, name: providerName } = provider;
  const startsAt = access.startsAt ?? access.createdAt;
  const coming = [...openings.values()]
    .map((opensAt) => opensAt.getTime())
    .filter((at) => at > work.now().getTime());
  return {
    course,
    startsAt,
    endsAt,
    timeZone,
    providerName,
    files: course.files,
    seen: [...views.values()].filter(({ isSeen }) => isSeen).length,
    withdrawableUntil: withdrawableUntil(access, { timeZone, now: work.now() }),
    openings,
    nextOpeningAt: coming.length === 0 ? null : new Date(Math.min(...coming)),
  };
}

/** A file of an own course. */
export interface MyFile {
  file: CourseFile;
  view: View | null;
  why: ReturnType<typeof whyFileIsClosed>;
}

/** The files of a course that whoever is signed in has. @throws Refusal unauthenticated; notFound for every other */
export async function getMyCourseFiles(asking: Asking, courseId: number): Promise<MyFile[]> {
  const { course } = await getMyCourse(asking, courseId);
  const { providerId } = course;
  const [files, standing] = await Promise.all([
    listFiles(asking.work, { providerId, courseId }),
    standingAt(asking, { providerId, courseId }),
  ]);
  const views = await viewsAt(asking.work, standing, course);
  return files.map((file) => ({
    file,
    view: views?.get(file.id) ?? null,
    why: whyFileIsClosed(file, standing),
  }));
}

/** What somebody who has the course has seen of it; null for everybody else. */
export async function viewsAt(
  work: Work,
  { access }: Pick<CourseStatus, 'access'>,
  { providerId, id: courseId }: Pick<Course, 'providerId' | 'id'>,
): Promise<Map<number, View> | null> {
  return access && readViews(work, { personId: access.personId, providerId, courseId });
}

/** Marks a file of an own course seen or unseen. @throws Refusal unauthenticated; notFound; sectionNotOpen */
export async function markFileSeen(
  asking: Asking,
  { fileId, isSeen }: { fileId: number; isSeen: boolean },
): Promise<boolean> {
  const of = await ownFile(asking, fileId);
  await saveSeen(asking.work, of, isSeen);
  return isSeen;
}

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400));

/** Keeps how far a file of an own course was watched. @throws Refusal unauthenticated; notFound; sectionNotOpen; invalidInput */
export async function saveFilePosition(
  asking: Asking,
  { fileId, seconds }: { fileId: number; seconds: number },
): Promise<boolean> {
  const read = v.safeParse(Seconds, seconds);
  if (!read.success) throw new Refusal('invalidInput', { affected: ['seconds'] });
  await savePosition(asking.work, await ownFile(asking, fileId), read.output);
  return true;
}

async function ownFile(
  { work, actor }: Asking,
  fileId: number,
): Promise<{ personId: number; providerId: number; fileId: number }> {
  const { personId } = signedIn(actor);
  const file = await findFile(work, { providerId: null, id: fileId });
  const open = file && (await openAccess({ work, actor }, file));
  if (!file || !open) throw new Refusal('notFound', { affected: ['fileId'] });
  if (!open.openSections.has(file.sectionId) && !file.isFree) throw new Refusal('sectionNotOpen');
  return { personId, providerId: file.providerId, fileId };
}
