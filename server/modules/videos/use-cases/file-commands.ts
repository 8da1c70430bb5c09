import * as v from 'valibot';
import { FileForm, FileToSend, WholeOrder } from '#contracts/validation/video-course.ts';
import type { FileType } from '#contracts/videos.ts';
import { endingOfName, FILE_TYPES } from '#contracts/videos.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import type { Film, FilmToSend } from '#server/modules/films/index.ts';
import { completeFilm, filmToSend, reserveFilm } from '#server/modules/films/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { hasLostItsNeeds } from '../rules/can-publish.ts';
import { findCourse, setCourse } from '../store/courses.ts';
import type { CourseFile } from '../store/files.ts';
import { deleteFile, findFile, insertFile, updateFile } from '../store/files.ts';
import type { Asking } from './course-commands.ts';
import { action, dropUnused, lockedCourse, onCourse } from './course-commands.ts';
import { lockedSection, renumber, saveWholeOrder } from './section-commands.ts';

type AskingFiles = Asking & Pick<RequestContext, 'deps'>;

const MOST_FILES = 200;
const onFile = (subjectId: number, more: object = {}) => ({ subject: 'file', subjectId, ...more });

/** What of a name is shown before somebody writes a title. */
const titleOf = ({ title, name }: FileToSend): string =>
  title ?? (name.replace(/\.[^.]*$/, '').slice(0, 120) || name);

/** A file that was asked for: where it goes. */
export interface FileQuery {
  assetId: number;
  /** Of the file in its section; null for an intro and a picture. */
  fileId: number | null;
  toSend: FilmToSend;
}

/**
 * Keeps the place of a file at the end of a section; the first file of a course is free. The bytes follow at the addresses of the answer.
 * @throws Refusal as `providerCommand` and `reserveFilm`; notFound; cannotUpdate beyond two hundred in a section
 */
export async function addFileToSection(
  asking: AskingFiles,
  of: { providerId: number; sectionId: number },
  input: unknown,
): Promise<FileQuery> {
  const { providerId, sectionId } = of;
  const { assetId, fileId } = await providerCommand(asking, {
    operation: 'addFileToSection',
    action,
    providerId,
    of: { sectionId },
    schema: FileToSend,
    input,
    async run(tx, wanted, { personId }) {
      const section = await lockedSection(tx, of);
      if (section.files >= MOST_FILES) throw new Refusal('cannotUpdate');
      const course = await lockedCourse(tx, section);
      const id = await reserveFilm(tx, { providerId, personId, kinds: FILE_TYPES, ...wanted });
      const file = await insertFile(tx, {
        providerId,
        sectionId,
        assetId: id,
        title: titleOf(wanted),
        isFree: course.files === 0,
      });
      return {
        answer: { assetId: id, fileId: file },
        changes: [onFile(file, { after: { sectionId, ...wanted } })],
      };
    },
  });
  return { assetId, fileId, toSend: await filmToSend(asking.work, asking.deps, { providerId, id: assetId }) };
}

/** What a course has beside its files. */
type Place = 'intro' | 'picture';
const KINDS: Record<Place, readonly FileType[]> = { intro: ['video'], picture: ['image'] };

/**
 * Keeps the place of a new intro or picture of a course. The one before stays until it is sent.
 * @throws Refusal as `providerCommand` and `reserveFilm`; notFound
 */
export async function setFilmOfCourse(
  asking: AskingFiles,
  { providerId, courseId, place }: { providerId: number; courseId: number; place: Place },
  input: unknown,
): Promise<FileQuery> {
  const { assetId } = await providerCommand(asking, {
    operation: place === 'intro' ? 'setIntro' : 'setProductImage',
    action,
    providerId,
    of: { courseId },
    schema: FileToSend,
    input,
    async run(tx, wanted, { personId }) {
      // Of a drawing nothing is made that pages show
      if (place === 'picture' && endingOfName(wanted.name) === 'svg')
        throw new Refusal('fileNotAccepted', { affected: ['name'] });
      const course = await lockedCourse(tx, { providerId, courseId });
      const id = await reserveFilm(tx, { providerId, personId, kinds: KINDS[place], ...wanted });
      await setCourse(
        tx,
        { providerId, id: courseId },
        place === 'intro' ? { introId: id } : { pictureId: id },
      );
      await afterLoss(tx, { providerId, courseId });
      const before = course[place];
      if (before) await dropUnused(tx, providerId, before.id);
      return { answer: { assetId: id }, changes: [onCourse(courseId, { after: { [place]: wanted.name } })] };
    },
  });
  const toSend = await filmToSend(asking.work, asking.deps, { providerId, id: assetId });
  return { assetId, fileId: null, toSend };
}

/** Takes the intro of a course away. @throws Refusal as `providerCommand`; notFound */
export async function removeIntro(
  asking: Asking,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<object> {
  return providerCommand(asking, {
    operation: 'removeIntro',
    action,
    providerId,
    of: { courseId },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const { intro } = await lockedCourse(tx, { providerId, courseId });
      await setCourse(tx, { providerId, id: courseId }, { introId: null });
      await afterLoss(tx, { providerId, courseId });
      if (intro) await dropUnused(tx, providerId, intro.id);
      return { answer: {}, changes: [onCourse(courseId, { after: { intro: null } })] };
    },
  });
}

/** Where the rest of a file goes. @throws Refusal as `expectMay` and `filmToSend` */
export async function fileUpload(
  { work, deps, actor }: Pick<RequestContext, 'work' | 'deps' | 'actor'>,
  { providerId, assetId }: { providerId: number; assetId: number },
): Promise<FilmToSend> {
  await expectMay(work, actor, providerId, action);
  return filmToSend(work, deps, { providerId, id: assetId });
}

/** Says that all bytes are sent. @throws Refusal as `expectMay` and `completeFilm` */
export async function completeFileUpload(
  { work, deps, actor }: Pick<RequestContext, 'work' | 'deps' | 'actor'>,
  { providerId, assetId }: { providerId: number; assetId: number },
): Promise<Film> {
  await expectMay(work, actor, providerId, action);
  return completeFilm(work, deps, { providerId, id: assetId });
}

/** Writes a file's words over. @throws Refusal as `providerCommand`; notFound; productNotReady for what keeps its published course shown */
export async function editFile(
  asking: Asking,
  { providerId, fileId }: { providerId: number; fileId: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'editFile',
    action,
    providerId,
    of: { fileId },
    schema: FileForm,
    input,
    async run(tx, form) {
      const before = await lockedFile(tx, { providerId, fileId });
      await updateFile(tx, { providerId, id: fileId }, form);
      await afterLoss(tx, { providerId, courseId: before.courseId });
      return { answer: { id: fileId }, changes: [onFile(fileId, { before: wordsOf(before), after: form })] };
    },
  });
}

/** Takes a file out of its section; what was uploaded goes with the last file that shows it. @throws Refusal as `providerCommand`; notFound */
export async function removeFileFromSection(
  asking: Asking,
  { providerId, fileId }: { providerId: number; fileId: number },
): Promise<object> {
  return providerCommand(asking, {
    operation: 'removeFileFromSection',
    action,
    providerId,
    of: { fileId },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const { film, courseId, sectionId, ...file } = await lockedFile(tx, { providerId, fileId });
      await deleteFile(tx, { providerId, id: fileId });
      await renumber(tx, 'video_files', { providerId, belowId: sectionId });
      await afterLoss(tx, { providerId, courseId });
      await dropUnused(tx, providerId, film.id);
      return { answer: {}, changes: [onFile(fileId, { before: { sectionId, title: file.title } })] };
    },
  });
}

/** Puts the files of a section in an order. @throws Refusal as `providerCommand`; notFound; invalidInput unless all of them are named */
export async function reorderFiles(
  asking: Asking,
  of: { providerId: number; sectionId: number },
  input: unknown,
): Promise<object> {
  const { providerId, sectionId } = of;
  return providerCommand(asking, {
    operation: 'reorderFiles',
    action,
    providerId,
    of: { sectionId },
    schema: WholeOrder,
    input,
    async run(tx, { ids }) {
      await lockedSection(tx, of);
      await saveWholeOrder(tx, 'video_files', { providerId, belowId: sectionId, ids });
      return {
        answer: {},
        changes: [{ subject: 'section', subjectId: sectionId, after: { files: ids } }],
      };
    },
  });
}

async function lockedFile(
  work: Work,
  { providerId, fileId }: { providerId: number; fileId: number },
): Promise<CourseFile> {
  const found = await findFile(work, { providerId, id: fileId });
  if (!found) throw new Refusal('notFound');
  await lockedSection(work, found);
  const locked = await findFile(work, { providerId, id: fileId }, { forChange: true });
  if (!locked) throw new Refusal('notFound');
  return locked;
}

const wordsOf = ({ title, description, isFree }: CourseFile) => ({ title, description, isFree });

/** A published course that lost what it is shown with is hidden again; our screens say so before. */
async function afterLoss(
  work: Work,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<void> {
  const course = await findCourse(work, { providerId, id: courseId });
  if (course?.isActive && hasLostItsNeeds(course))
    await setCourse(work, { providerId, id: courseId }, { isActive: false });
}
