import { randomBytes } from 'node:crypto';
import type { CourseForm } from '#contracts/validation/video-course.ts';
import type { ObjectStorage } from '#server/adapters/object-storage/port.ts';
import sharp from 'sharp';
import { insertFilm, updateFilm } from '#server/modules/films/builders.ts';
import { findFilm, originalOf, pictureOf, reserveFilm } from '#server/modules/films/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Work } from '#server/kernel/work.ts';
import { giveCourse } from './use-cases/assign-course.ts';
import { settleAccess } from './use-cases/settle-access.ts';
import { insertCourse, setCourse } from './store/courses.ts';
import { deleteFile, insertFile, updateFile } from './store/files.ts';
import { deleteSection, insertSection } from './store/sections.ts';

/** A course with a section, a free file and a paid one, for tests. */
export interface CourseMade {
  providerId: number;
  courseId: number;
  sectionId: number;
  freeFileId: number;
  paidFileId: number;
  /** Of the free file. */
  assetId: number;
}

/** What a test wants of a course. */
export type CourseWanted = Partial<CourseForm> & { providerId?: number; isPublished?: boolean };

const BYTES = Buffer.from('what stands in the film');

/** For tests: a published course for 20 euro whose two films are ready. */
export async function aVideoCourse(
  work: Work,
  storage: ObjectStorage,
  { providerId: given, isPublished = true, ...form }: CourseWanted = {},
): Promise<CourseMade> {
  const providerId = given ?? (await aProvider(work, { packageId: 3 }));
  const whole: CourseForm = {
    name: 'Yoga a casa',
    description: '<p>Dieci lezioni</p>',
    priceCents: 2000,
    vatTreatment: 'standard',
    groupId: null,
    categoryId: null,
    target: 'all',
    isAlwaysAvailable: true,
    duration: 1,
    durationType: 'monthly',
    ...form,
  };
  const courseId = await insertCourse(work, providerId, whole);
  const sectionId = await insertSection(
    work,
    { providerId, courseId },
    { name: 'Per cominciare', availableAfter: 0, periodType: 'daily' },
  );
  const [assetId, paidId, pictureId] = [
    await aFilm(work, storage, providerId, 'video'),
    await aFilm(work, storage, providerId, 'video'),
    await aFilm(work, storage, providerId, 'image'),
  ];
  const file = { providerId, sectionId, isFree: true, title: 'Saluto al sole' };
  const freeFileId = await insertFile(work, { ...file, assetId });
  const paidFileId = await insertFile(work, { ...file, assetId: paidId, isFree: false });
  await updateFile(
    work,
    { providerId, id: paidFileId },
    { title: 'Respiro', description: '', isFree: false },
  );
  await setCourse(work, { providerId, id: courseId }, { pictureId, isActive: isPublished });
  return { providerId, courseId, sectionId, freeFileId, paidFileId, assetId };
}

async function aFilm(
  work: Work,
  storage: ObjectStorage,
  providerId: number,
  kind: 'video' | 'image',
): Promise<number> {
  const film = { providerId, key: randomBytes(20).toString('hex') };
  const isImage = kind === 'image';
  await storage.write(isImage ? pictureOf(film) : originalOf(film), isImage ? await aPicture() : BYTES);
  const name = isImage ? 'foto.jpg' : 'film.mp4';
  const id = await insertFilm(work, {
    ...film,
    name,
    kind,
    bytes: BYTES.length,
    headHash: null,
    uploadId: null,
  });
  const contentType = isImage ? 'image/webp' : 'video/mp4';
  const durationSeconds = isImage ? null : 10;
  await updateFilm(
    work,
    { providerId, id },
    { state: 'ready', playsAsIs: true, contentType, durationSeconds },
  );
  return id;
}

const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#1F5C49' } });
const aPicture = (): Promise<Buffer> => picture.clone().webp().toBuffer();

/** For tests: takes the files out of a course, and its section unless it stays. */
export async function removeEverything(
  work: Work,
  { providerId, sectionId, freeFileId, paidFileId }: CourseMade,
  { keepsSection = false } = {},
): Promise<void> {
  for (const id of [freeFileId, paidFileId]) await deleteFile(work, { providerId, id });
  if (!keepsSection) await deleteSection(work, { providerId, id: sectionId });
}

/** For tests: a file whose bytes are there and that nobody has said so of. @returns what was uploaded */
export async function aFilmToSend(
  work: Work,
  storage: ObjectStorage,
  { providerId, sectionId, personId }: Pick<CourseMade, 'providerId' | 'sectionId'> & { personId: number },
): Promise<number> {
  const id = await work.transaction(async (tx) => {
    const wanted = { name: 'film.mp4', bytes: BYTES.length, headHash: null, kinds: ['video'] as const };
    const assetId = await reserveFilm(tx, { providerId, personId, ...wanted });
    await insertFile(tx, { providerId, sectionId, assetId, title: 'Film', isFree: false });
    return assetId;
  });
  const film = await findFilm(work, { providerId, id });
  if (film) await storage.write(originalOf(film), BYTES);
  return id;
}

/** For tests: a course that its provider gave to a customer. @returns the id of the access */
export async function aGivenCourse(
  work: Work,
  { providerId, courseId, customerId }: { providerId: number; courseId: number; customerId: number },
): Promise<number> {
  const by = { language: 'it', actor: 'system:test' } as const;
  const of = { providerId, courseId, customerId };
  return (await work.transaction((tx) => giveCourse(tx, of, by))).id;
}

/** For tests: the money for a course has come, and it begins. */
export async function aPaidCourse(
  work: Work,
  of: { providerId: number; orderId: number; accessId: number },
): Promise<void> {
  await work.transaction((tx) => settleAccess(tx, of));
}
