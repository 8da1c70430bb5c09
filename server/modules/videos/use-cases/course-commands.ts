import { CourseForm, SomeIds, WholeOrder } from '#contracts/validation/video-course.ts';
import * as v from 'valibot';
import { providerCommand } from '#server/modules/authority/index.ts';
import { expectGroup } from '#server/modules/catalog/index.ts';
import { dropFilms } from '#server/modules/films/index.ts';
import { getCategories } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { lacksToPublish } from '../rules/can-publish.ts';
import { safeHtml } from './safe-html.ts';
import { deleteAccesses, hasLivingAccesses } from '../store/accesses.ts';
import type { Course } from '../store/courses.ts';
import {
  deleteCourse,
  findCourse,
  insertCourse,
  lockOrder,
  saveOrder,
  setCourse,
  updateCourse,
} from '../store/courses.ts';
import { isFilmUsed } from '../store/files.ts';

export type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
interface CourseKey {
  providerId: number;
  courseId: number;
}

export const action = 'changeProducts';
export const onCourse = (subjectId: number, more: object = {}) => ({
  subject: 'product',
  subjectId,
  ...more,
});

/** A course of the provider, locked until the transaction ends. @throws Refusal notFound */
export async function lockedCourse(work: Work, { providerId, courseId }: CourseKey): Promise<Course> {
  const course = await findCourse(work, { providerId, id: courseId }, { forChange: true });
  if (!course) throw new Refusal('notFound');
  return course;
}

/** Adds a video course, which nobody sees before it is published. @throws Refusal as `providerCommand`; invalidInput for a group or category it does not have */
export async function createProduct(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createProduct',
    action,
    providerId,
    schema: CourseForm,
    input,
    async run(tx, form) {
      await expectKnown(tx, providerId, form);
      const id = await insertCourse(tx, providerId, { ...form, description: safeHtml(form.description) });
      return { answer: { id }, changes: [onCourse(id, { after: form })] };
    },
  });
}

/** Writes a course over; who has bought it keeps the end they bought. @throws Refusal as `providerCommand`; notFound; productNotReady for a published one without a description */
export async function editProduct(
  asking: Asking,
  of: CourseKey & { version: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, courseId } = of;
  return providerCommand(asking, {
    operation: 'editProduct',
    action,
    providerId,
    of: { courseId },
    schema: CourseForm,
    input,
    version: {
      expected: of.version,
      lockCurrent: async (tx) =>
        (await findCourse(tx, { providerId, id: courseId }, { forChange: true }))?.version ?? null,
    },
    async run(tx, form) {
      const before = await lockedCourse(tx, of);
      await expectKnown(tx, providerId, form);
      const description = safeHtml(form.description);
      if (before.isActive && description === '')
        throw new Refusal('productNotReady', { affected: ['description'] });
      await updateCourse(tx, { providerId, id: courseId }, { ...form, description });
      return { answer: { id: courseId }, changes: [onCourse(courseId, { before, after: form })] };
    },
  });
}

/** Publishes a course or hides it; who has bought it goes on. @throws Refusal as `providerCommand`; notFound; productNotReady naming what it lacks; cannotUpdate for an archived one */
export async function toggleProduct(
  asking: Asking,
  { providerId, courseId }: CourseKey,
  input: unknown,
): Promise<{ isActive: boolean }> {
  return providerCommand(asking, {
    operation: 'toggleProduct',
    action,
    providerId,
    of: { courseId },
    schema: v.object({ isActive: v.boolean() }),
    input,
    async run(tx, { isActive }) {
      const course = await lockedCourse(tx, { providerId, courseId });
      if (isActive && course.isArchived) throw new Refusal('cannotUpdate');
      const lacking = isActive ? lacksToPublish(course) : [];
      if (lacking.length > 0) throw new Refusal('productNotReady', { affected: lacking });
      await setCourse(tx, { providerId, id: courseId }, { isActive });
      return { answer: { isActive }, changes: [onCourse(courseId, { after: { isActive } })] };
    },
  });
}

/**
 * Archives courses: they are sold no more, and who has bought them goes on. @param of.withContent their sections go along
 * @throws Refusal as `providerCommand`; notFound; productInvalidArchive for one with sections unless they go along
 */
export async function archiveProducts(
  asking: Asking,
  { providerId, withContent }: { providerId: number; withContent: boolean },
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'archiveProducts',
    action,
    providerId,
    of: { withContent: Number(withContent) },
    schema: SomeIds,
    input,
    async run(tx, { ids }) {
      for (const courseId of ids.toSorted((one, other) => one - other)) {
        const course = await lockedCourse(tx, { providerId, courseId });
        if (course.sections > 0 && !withContent)
          throw new Refusal('productInvalidArchive', { affected: [String(courseId)] });
        await setCourse(tx, { providerId, id: courseId }, { isActive: false, isArchived: true });
      }
      return { answer: {}, changes: ids.map((id) => onCourse(id, { after: { isArchived: true } })) };
    },
  });
}

/** Takes courses out of the archive, unpublished. @throws Refusal as `providerCommand`; notFound */
export async function restoreProducts(asking: Asking, providerId: number, input: unknown): Promise<object> {
  return providerCommand(asking, {
    operation: 'restoreProducts',
    action,
    providerId,
    schema: SomeIds,
    input,
    async run(tx, { ids }) {
      for (const courseId of ids.toSorted((one, other) => one - other)) {
        await lockedCourse(tx, { providerId, courseId });
        await setCourse(tx, { providerId, id: courseId }, { isArchived: false });
      }
      return { answer: {}, changes: ids.map((id) => onCourse(id, { after: { isArchived: false } })) };
    },
  });
}

/** Removes a course. @throws Refusal as `providerCommand`; notFound; sectionsInProduct while it has sections; productHasBuyers while somebody can watch it or pays for it */
export async function deleteProduct(asking: Asking, { providerId, courseId }: CourseKey): Promise<object> {
  return providerCommand(asking, {
    operation: 'deleteProduct',
    action,
    providerId,
    of: { courseId },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const before = await lockedCourse(tx, { providerId, courseId });
      if (before.sections > 0) throw new Refusal('sectionsInProduct');
      if (await hasLivingAccesses(tx, { providerId, courseId })) throw new Refusal('productHasBuyers');
      await deleteAccesses(tx, { providerId, courseId });
      await deleteCourse(tx, { providerId, id: courseId });
      for (const film of [before.picture, before.intro]) if (film) await dropUnused(tx, providerId, film.id);
      return { answer: {}, changes: [onCourse(courseId, { before })] };
    },
  });
}

/** Puts the courses of a provider, those in the archive apart, in an order. @throws Refusal as `providerCommand`; invalidInput where one is missing or not theirs */
export async function reorderProducts(asking: Asking, providerId: number, input: unknown): Promise<object> {
  return providerCommand(asking, {
    operation: 'reorderProducts',
    action,
    providerId,
    schema: WholeOrder,
    input,
    async run(tx, { ids }) {
      const all = await lockOrder(tx, 'video_courses', { providerId, belowId: null });
      if (ids.some((id) => !all.includes(id))) throw new Refusal('invalidInput', { affected: ['ids'] });
      await saveOrder(tx, 'video_courses', {
        providerId,
        ids: [...ids, ...all.filter((id) => !ids.includes(id))],
      });
      return { answer: {}, changes: [{ subject: 'product', subjectId: null, after: { order: ids } }] };
    },
  });
}

/** Removes a film that nothing points to any more. Joins the caller's transaction. */
export async function dropUnused(work: Work, providerId: number, assetId: number): Promise<void> {
  if (!(await isFilmUsed(work, { providerId, assetId })))
    await dropFilms(work, { providerId, ids: [assetId] });
}

/** @throws Refusal invalidInput for a group that the provider does not have, and a category that does not exist */
async function expectKnown(
  work: Work,
  providerId: number,
  { groupId, categoryId }: CourseForm,
): Promise<void> {
  await expectGroup(work, { providerId, groupId, kind: 'video' });
  if (categoryId !== null && !(await getCategories(work, null)).some(({ id }) => id === categoryId))
    throw new Refusal('invalidInput', { affected: ['categoryId'] });
}
