import type { CourseForm, SectionForm } from '#contracts/validation/video-course.ts';
import type { Work } from '#server/kernel/work.ts';
import { safeHtml } from './safe-html.ts';
import { insertCourse, setCourse } from '../store/courses.ts';
import { insertFile } from '../store/files.ts';
import { insertSection } from '../store/sections.ts';

/** A course with all that is in it, whose films are there. */
export interface WholeCourse {
  form: CourseForm;
  pictureId: number;
  sections: readonly { form: SectionForm; files: readonly { assetId: number; title: string }[] }[];
}

/** Adds a course whole and publishes it; its first file is free: for the demo town. Joins the caller's transaction. */
export async function addVideoCourse(
  work: Work,
  providerId: number,
  { form, pictureId, sections }: WholeCourse,
): Promise<{ courseId: number }> {
  const courseId = await insertCourse(work, providerId, { ...form, description: safeHtml(form.description) });
  let isFree = true;
  for (const section of sections) {
    const sectionId = await insertSection(work, { providerId, courseId }, section.form);
    for (const file of section.files) {
      await insertFile(work, { providerId, sectionId, isFree, ...file });
      isFree = false;
    }
  }
  await setCourse(work, { providerId, id: courseId }, { pictureId, isActive: true });
  return { courseId };
}
