import { getPerson } from '#server/modules/identity/index.ts';
import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { PaymentWays } from '#server/modules/payments/index.ts';
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
import type { View } from '../store/views.ts';
import { findOwnCourse, viewsAt } from './my-courses.ts';
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
  /** What the person has seen of it; null for who does not own the course. */
  view: View | null;
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
  const views = await viewsAt(asking.work, standing, course);
  return files.map((file) => ({
    file,
    view: views?.get(file.id) ?? null,
    why: whyFileIsClosed(file, standing),
  }));
}

/** A section of a course that somebody has: when it opens for them, and how they are told. */
export interface SectionOfMine {
  opensAt: Date | null;
  email: string;
  language: string;
  videoName: string;
}

/** A section as somebody sees it; `mine` null for who does not have the course. */
export interface SeenSection extends Section {
  mine: SectionOfMine | null;
}

/** The sections of a published course, or of one's own, whatever became of it. @throws Refusal notFound */
export async function publicSections(asking: Asking, courseId: number): Promise<SeenSection[]> {
  const own = await findOwnCourse(asking, courseId);
  const { providerId } = own?.course ?? (await publicCourse(asking.work, courseId));
  const sections = await listSections(asking.work, { providerId, courseId });
  const person =
    own && asking.actor.kind === 'person' ? await getPerson(asking.work, asking.actor.personId) : null;
  return sections.map((section) => ({
    ...section,
    mine:
      own && person
        ? {
            opensAt: own.openings.get(section.id) ?? null,
            email: person.email,
            language: person.language,
            videoName: own.course.name,
          }
        : null,
  }));
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
  return { file, course, view: null, why: whyFileIsClosed(file, await standingAt(asking, file)) };
}

/**
 * A file of a provider, to be opened now. @throws Refusal notFound unless its course is published or one's own; fileLocked; sectionNotOpen; fileNotPreviewable
 */
export async function fileToOpen(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<{ file: CourseFile; isForEverybody: boolean }> {
  const file = await findFile(asking.work, { providerId, id });
  if (!file) throw new Refusal('notFound', { affected: ['id'] });
  const standing = await standingAt(asking, file);
  if (!standing.isPublished && !standing.isStaff && !standing.access)
    throw new Refusal('notFound', { affected: ['id'] });
  const why = whyFileIsClosed(file, standing);
  if (why !== null) throw new Refusal(why);
  return { file, isForEverybody: file.isFree && standing.isPublished };
}

/** Which ways of paying for a course are open. */
export function waysOfCourse({ provider, plan, options, providerId }: PublicCourse): PaymentWays {
  const payment = paymentOptionsOf(providerId, options);
  return paymentWays({
    acceptPayments: provider.acceptPayments,
    options: payment,
    hasConnectedAccount: payment.hasConnectedPaymentAccount,
    planAllowsOnlinePayment: planAllows(planOf(plan), 'onlinePayment'),
    type: 'video',
  });
}

/** Whether a course can be bought now: its provider's package is paid, and it is free or the provider takes cards. */
export function isSold(course: PublicCourse, now: Date): boolean {
  if (hasNotPaid(planOf(course.plan), now)) return false;
  return course.priceCents === 0 || waysOfCourse(course).canPayOnline;
}
