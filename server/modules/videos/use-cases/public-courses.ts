import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { paymentOptionsOf, paymentWays } from '#server/modules/payments/index.ts';
import { hasNotPaid, planAllows, planOf } from '#server/modules/packages/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { WhyClosed } from '../rules/opens-file.ts';
import type { CourseFile } from '../store/files.ts';
import { findFile, listFiles } from '../store/files.ts';
import type { PublicCourse } from '../store/public-courses.ts';
import { findPublicCourse, listPublicCourses, listPublicFileIds } from '../store/public-courses.ts';
import type { Section } from '../store/sections.ts';
import { listSections } from '../store/sections.ts';
import { standingAt, whyFileIsClosed } from './watch.ts';

export type { PublicCourse } from '../store/public-courses.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

const LONGEST_KEYWORD = 100;
const MOST_PAGES = 100_000;
const keywordIn = (typed: string | null): string =>
  (typed ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_KEYWORD);
const pageIn = (page: number | null): number => Math.min(Math.max(page ?? 1, 1), MOST_PAGES);

/** One page of the courses that visitors see, of all providers or of one. */
export async function getVideoCourses(
  work: Work,
  asked: { page: number | null; keyword: string | null; providerId: number | null },
): Promise<{ items: PublicCourse[]; total: number; page: number }> {
  const page = pageIn(asked.page);
  const keyword = keywordIn(asked.keyword);
  return { page, ...(await listPublicCourses(work, { providerId: asked.providerId, keyword, page })) };
}

/** All courses of a provider that visitors see, in its order; null when visitors may not see the provider. */
export async function getPublicVideos(
  work: Work,
  { providerId, keyword }: { providerId: number; keyword: string | null },
): Promise<PublicCourse[] | null> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider || !isPublic(provider)) return null;
  return (await listPublicCourses(work, { providerId, keyword: keywordIn(keyword), page: null })).items;
}

/** One course that visitors see. @throws Refusal notFound for every other */
export async function publicCourse(work: Work, id: number): Promise<PublicCourse> {
  const course = await findPublicCourse(work, { id });
  if (!course) throw new Refusal('notFound', { affected: ['id'] });
  return course;
}

/** A file as somebody sees it who may not own the course. */
export interface SeenFile {
  file: CourseFile;
  /** Why it does not open; null: it does. */
  why: WhyClosed | null;
}

/** The files of a published course; those that are not free are closed to visitors. @throws Refusal notFound */
export async function publicFiles(asking: Asking, courseId: number): Promise<SeenFile[]> {
  const course = await publicCourse(asking.work, courseId);
  const { providerId } = course;
  const [files, standing] = await Promise.all([
    listFiles(asking.work, { providerId, courseId }),
    standingAt(asking, { providerId, courseId }),
  ]);
  return files.map((file) => ({ file, why: whyFileIsClosed(file, standing) }));
}

/** The sections of a published course, or of one's own. @throws Refusal notFound */
export async function publicSections(work: Work, courseId: number): Promise<Section[]> {
  const { providerId } = await publicCourse(work, courseId);
  return listSections(work, { providerId, courseId });
}

/** A file that visitors find by itself, with its course. */
export interface PublicFile extends SeenFile {
  course: PublicCourse;
}

/** One page of the films and sounds of published courses. */
export async function getPublicVideoFiles(
  asking: Asking,
  asked: { page: number | null; keyword: string | null },
): Promise<{ items: PublicFile[]; total: number; page: number }> {
  const page = pageIn(asked.page);
  const { ids, total } = await listPublicFileIds(asking.work, { keyword: keywordIn(asked.keyword), page });
  const found = await Promise.all(ids.map((id) => findPublicFile(asking, id)));
  return { items: found.filter((one) => one !== null), total, page };
}

/** One file of a published course. @throws Refusal notFound */
export async function getPublicVideoFile(asking: Asking, id: number): Promise<PublicFile> {
  const found = await findPublicFile(asking, id);
  if (!found) throw new Refusal('notFound', { affected: ['id'] });
  return found;
}

async function findPublicFile(asking: Asking, id: number): Promise<PublicFile | null> {
  const file = await findFile(asking.work, { providerId: null, id });
  const course = file && (await findPublicCourse(asking.work, { id: file.courseId }));
  if (!file || !course) return null;
  return { file, course, why: whyFileIsClosed(file, await standingAt(asking, file)) };
}

/**
 * A file of a provider, to be opened now. @throws Refusal notFound unless its course is published or one's own; fileLocked; sectionNotOpen; fileNotPreviewable
 */
export async function fileToOpen(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<CourseFile> {
  const file = await findFile(asking.work, { providerId, id });
  if (!file) throw new Refusal('notFound', { affected: ['id'] });
  const standing = await standingAt(asking, file);
  if (!standing.isPublished && !standing.isStaff) throw new Refusal('notFound', { affected: ['id'] });
  const why = whyFileIsClosed(file, standing);
  if (why !== null) throw new Refusal(why);
  return file;
}

/** Whether a course can be bought now: its provider takes cards, and its package is paid. */
export function isSold({ provider, plan, options, providerId }: PublicCourse, now: Date): boolean {
  const ofProvider = planOf(plan);
  const payment = paymentOptionsOf(providerId, options);
  return (
    !hasNotPaid(ofProvider, now) &&
    paymentWays({
      acceptPayments: provider.acceptPayments,
      options: payment,
      hasConnectedAccount: payment.hasConnectedPaymentAccount,
      planAllowsOnlinePayment: planAllows(ofProvider, 'onlinePayment'),
      type: 'video',
    }).canPayOnline
  );
}
