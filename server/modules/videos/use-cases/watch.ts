import { expectMay } from '#server/modules/authority/index.ts';
import type { Film } from '#server/modules/films/index.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { WhyClosed } from '../rules/opens-file.ts';
import { whyClosed } from '../rules/opens-file.ts';
import type { WatchGrant } from './watch-codes.ts';
import { WatchCodes, watchUntil } from './watch-codes.ts';
import { findCourse } from '../store/courses.ts';
import type { CourseFile } from '../store/files.ts';
import { findFile } from '../store/files.ts';
import { findPublicCourse } from '../store/public-courses.ts';
import type { OpenAccess } from './open-access.ts';
import { openAccess } from './open-access.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

export type { CourseFile } from '../store/files.ts';

/** How somebody stands to a course and its files. */
export interface CourseStatus {
  isStaff: boolean;
  isPublished: boolean;
  /** What lets them watch it, with the sections that have opened; null: they have not bought it. */
  access: OpenAccess | null;
}

/** Whether a course is published is asked once for all of its files. */
export async function standingAt(
  { work, actor }: Asking,
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<CourseStatus> {
  const [isStaff, published, access] = await Promise.all([
    seesProducts({ work, actor }, providerId),
    findPublicCourse(work, { id: courseId }),
    openAccess({ work, actor }, { providerId, courseId }),
  ]);
  return { isStaff, isPublished: published?.providerId === providerId, access };
}

async function seesProducts({ work, actor }: Asking, providerId: number): Promise<boolean> {
  if (actor.kind !== 'person') return false;
  try {
    await expectMay(work, actor, providerId, 'seeProducts');
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Why a file does not open for somebody; null: it does. */
export const whyFileIsClosed = (
  file: CourseFile,
  { isStaff, isPublished, access }: CourseStatus,
): WhyClosed | null =>
  whyClosed({
    isStaff,
    isPublished,
    isFree: file.isFree,
    access: access && {
      isSectionOpen: access.openSections.has(file.sectionId),
      isToBegin: access.isToBegin,
    },
    isShown: isShown(file.film),
  });

export const isShown = ({ state, playsAsIs }: Film): boolean => state === 'ready' && playsAsIs;

const codesOf = ({ secrets }: Pick<Deps, 'secrets'>): WatchCodes => new WatchCodes(secrets.keyFor('watch'));

/** The last part of an address to watch at. */
function fileNameOf({ kind, contentType }: Film): string {
  if (kind === 'document') return 'document';
  return contentType === 'image/webp' ? 'picture.webp' : 'original';
}

/**
 * The address a film opens at, for who asks; whoever else has it needs the same right. Whether it still opens is asked with every request.
 * @param of.isForEverybody what is free is bound to nobody
 */
export function addressToWatch(
  { work, actor, deps }: Asking & { deps: Pick<Deps, 'secrets' | 'origin'> },
  of: { kind: WatchGrant['kind']; providerId: number; id: number; film: Film; isForEverybody: boolean },
): string {
  const { kind, providerId, id, film, isForEverybody } = of;
  const personId = isForEverybody || actor.kind === 'guest' ? null : actor.personId;
  const until = watchUntil(work.now(), film.durationSeconds);
  const code = codesOf(deps).codeFor({ kind, providerId, id, personId, until });
  return `${deps.origin}/media/watch/${code}/${fileNameOf(film)}`;
}

/**
 * What an address to watch at opens now: the film, if whoever asks may still see it.
 * @param asking.actors who the request comes from, one for each area the browser is signed in to
 * @throws Refusal notFound for an address that is over or none of ours; NotAuthorizedException for somebody else's; whyClosed
 */
export async function filmAtAddress(
  {
    work,
    actors,
    deps,
  }: { work: Work; actors: readonly RequestContext['actor'][]; deps: Pick<Deps, 'secrets'> },
  { code, name }: { code: string; name: string },
): Promise<Film> {
  const grant = codesOf(deps).read(code, work.now());
  if (!grant) throw new Refusal('notFound');
  const actor = actors.find((one) => one.kind !== 'guest' && one.personId === grant.personId) ?? {
    kind: 'guest',
  };
  if (grant.personId !== null && actor.kind === 'guest') throw new Refusal('NotAuthorizedException');
  const film =
    grant.kind === 'file' ? await filmOfFile({ work, actor }, grant) : await introAt({ work, actor }, grant);
  if (fileNameOf(film) !== name) throw new Refusal('notFound');
  return film;
}

async function filmOfFile(asking: Asking, { providerId, id }: WatchGrant): Promise<Film> {
  const file = await findFile(asking.work, { providerId, id });
  if (!file) throw new Refusal('notFound');
  const why = whyFileIsClosed(file, await standingAt(asking, file));
  if (why !== null) throw new Refusal(why);
  return file.film;
}

async function introAt(asking: Asking, { providerId, id }: WatchGrant): Promise<Film> {
  const course = await findCourse(asking.work, { providerId, id });
  if (!course?.intro || !isShown(course.intro)) throw new Refusal('notFound');
  const { isStaff, isPublished } = await standingAt(asking, { providerId, courseId: id });
  if (!isStaff && !isPublished) throw new Refusal('fileLocked');
  return course.intro;
}
