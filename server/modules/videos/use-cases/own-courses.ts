import { expectMay } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Course } from '../store/courses.ts';
import { findCourse, listCourses } from '../store/courses.ts';
import type { CourseFile } from '../store/files.ts';
import { listFiles } from '../store/files.ts';
import type { Section } from '../store/sections.ts';
import { listSections } from '../store/sections.ts';

export type { Section } from '../store/sections.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** The video courses of a provider in its order. @throws Refusal as `expectMay` */
export async function getProducts(
  { work, actor }: Asking,
  of: { providerId: number; isArchived: boolean },
): Promise<Course[]> {
  await expectMay(work, actor, of.providerId, 'seeProducts');
  return listCourses(work, of);
}

/** A course with its sections and files, as its provider sees it. */
export interface OwnCourse {
  course: Course;
  sections: Section[];
  files: CourseFile[];
}

/** One course of a provider. @throws Refusal as `expectMay`; notFound */
export async function getProduct(
  { work, actor }: Asking,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<OwnCourse> {
  await expectMay(work, actor, providerId, 'seeProducts');
  const [course, sections, files] = await Promise.all([
    findCourse(work, { providerId, id: courseId }),
    listSections(work, { providerId, courseId }),
    listFiles(work, { providerId, courseId }),
  ]);
  if (!course) throw new Refusal('notFound');
  return { course, sections, files };
}
