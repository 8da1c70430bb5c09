import * as v from 'valibot';
import { SectionForm, WholeOrder } from '#contracts/validation/video-course.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { lockOrder, saveOrder } from '../store/courses.ts';
import type { Section } from '../store/sections.ts';
import { copyFiles, deleteSection, findSection, insertSection, updateSection } from '../store/sections.ts';
import type { Asking } from './course-commands.ts';
import { action, lockedCourse, onCourse } from './course-commands.ts';
import { writeOpeningsOfSection } from './write-openings.ts';

interface SectionKey {
  providerId: number;
  sectionId: number;
}

const MOST_SECTIONS = 100;
const onSection = (subjectId: number, more: object = {}) => ({ subject: 'section', subjectId, ...more });

/** A section of the provider, locked until the transaction ends with the course it is of. @throws Refusal notFound */
export async function lockedSection(work: Work, { providerId, sectionId }: SectionKey): Promise<Section> {
  const section = await findSection(work, { providerId, id: sectionId });
  if (!section) throw new Refusal('notFound');
  await lockedCourse(work, section);
  const locked = await findSection(work, { providerId, id: sectionId }, { forChange: true });
  if (!locked) throw new Refusal('notFound');
  return locked;
}

/** Adds a section at the end of a course. @throws Refusal as `providerCommand`; notFound; cannotUpdate beyond a hundred */
export async function createSection(
  asking: Asking,
  { providerId, courseId }: { providerId: number; courseId: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createSection',
    action,
    providerId,
    of: { courseId },
    schema: SectionForm,
    input,
    async run(tx, form) {
      const course = await lockedCourse(tx, { providerId, courseId });
      if (course.sections >= MOST_SECTIONS) throw new Refusal('cannotUpdate');
      const id = await insertSection(tx, { providerId, courseId }, form);
      await writeOpeningsOfSection(tx, { providerId, id });
      return { answer: { id }, changes: [onSection(id, { after: { courseId, ...form } })] };
    },
  });
}

/** Names a section anew or opens it at another time; for who has the course it opens no later than it would have. @throws Refusal as `providerCommand`; notFound */
export async function editSection(asking: Asking, of: SectionKey, input: unknown): Promise<{ id: number }> {
  const { providerId, sectionId: id } = of;
  return providerCommand(asking, {
    operation: 'editSection',
    action,
    providerId,
    of: { sectionId: id },
    schema: SectionForm,
    input,
    async run(tx, form) {
      const before = await lockedSection(tx, of);
      await updateSection(tx, { providerId, id }, form);
      await writeOpeningsOfSection(tx, { providerId, id });
      return { answer: { id }, changes: [onSection(id, { before, after: form })] };
    },
  });
}

/** Removes an empty section. @throws Refusal as `providerCommand`; notFound; sectionInvalidArchive while it has files */
export async function removeSection(asking: Asking, of: SectionKey): Promise<object> {
  const { providerId, sectionId: id } = of;
  return providerCommand(asking, {
    operation: 'deleteSection',
    action,
    providerId,
    of: { sectionId: id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const before = await lockedSection(tx, of);
      if (before.files > 0) throw new Refusal('sectionInvalidArchive');
      await deleteSection(tx, { providerId, id });
      await renumber(tx, 'video_sections', { providerId, belowId: before.courseId });
      return { answer: {}, changes: [onSection(id, { before })] };
    },
  });
}

/** Copies a section with its files behind itself; the copies share what was uploaded. @throws Refusal as `providerCommand`; notFound */
export async function duplicateSection(asking: Asking, of: SectionKey): Promise<{ id: number }> {
  const { providerId, sectionId } = of;
  return providerCommand(asking, {
    operation: 'duplicateSection',
    action,
    providerId,
    of: { sectionId },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const { courseId, name, availableAfter, periodType } = await lockedSection(tx, of);
      const id = await insertSection(tx, { providerId, courseId }, { name, availableAfter, periodType });
      await writeOpeningsOfSection(tx, { providerId, id });
      await copyFiles(tx, { providerId, fromId: sectionId, toId: id });
      const order = await lockOrder(tx, 'video_sections', { providerId, belowId: courseId });
      const others = order.filter((one) => one !== id);
      await saveOrder(tx, 'video_sections', {
        providerId,
        ids: others.toSpliced(others.indexOf(sectionId) + 1, 0, id),
      });
      return { answer: { id }, changes: [onSection(id, { after: { copyOf: sectionId } })] };
    },
  });
}

/** Puts the sections of a course in an order. @throws Refusal as `providerCommand`; notFound; invalidInput unless all of them are named */
export async function reorderSections(
  asking: Asking,
  { providerId, courseId }: { providerId: number; courseId: number },
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'reorderSections',
    action,
    providerId,
    of: { courseId },
    schema: WholeOrder,
    input,
    async run(tx, { ids }) {
      await lockedCourse(tx, { providerId, courseId });
      await saveWholeOrder(tx, 'video_sections', { providerId, belowId: courseId, ids });
      return { answer: {}, changes: [onCourse(courseId, { after: { sections: ids } })] };
    },
  });
}

type Ordered = 'video_sections' | 'video_files';

/** @throws Refusal invalidInput unless every one of those that stand together is named once */
export async function saveWholeOrder(
  work: Work,
  table: Ordered,
  { providerId, belowId, ids }: { providerId: number; belowId: number; ids: readonly number[] },
): Promise<void> {
  const all = await lockOrder(work, table, { providerId, belowId });
  if (all.length !== ids.length || ids.some((id) => !all.includes(id)))
    throw new Refusal('invalidInput', { affected: ['ids'] });
  await saveOrder(work, table, { providerId, ids });
}

/** Closes the gap that a removed one leaves: positions stay 1 to n. */
export async function renumber(
  work: Work,
  table: Ordered,
  of: { providerId: number; belowId: number },
): Promise<void> {
  await saveOrder(work, table, { providerId: of.providerId, ids: await lockOrder(work, table, of) });
}
