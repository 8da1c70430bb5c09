import { getPerson } from '#server/modules/identity/index.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { withdrawableUntil } from '../rules/withdrawal.ts';
import type { Access } from '../store/accesses.ts';
import { watchableAccess } from '../store/accesses.ts';
import { readOpenings } from '../store/openings.ts';

/** What lets somebody watch a course now. */
export interface OpenAccess {
  access: Access;
  personId: number;
  openSections: ReadonlySet<number>;
  /** Its buyer can still give it back: the first paid file asks them to lose that. */
  isToBegin: boolean;
}

/** The access of whoever asks, who has proved the e-mail it was bought with; null: none that lets them watch now. */
export async function openAccess(
  { work, actor }: { work: Work; actor: Actor },
  { providerId, courseId }: { providerId: number; courseId: number },
): Promise<OpenAccess | null> {
  if (actor.kind !== 'person') return null;
  const { personId } = actor;
  const access = await watchableAccess(work, { providerId, courseId, personId });
  if (!access || !(await hasProvedEmail(work, personId))) return null;
  const [openings, timeZone] = await Promise.all([
    readOpenings(work, { providerId, accessId: access.id }),
    zoneOf(work, providerId),
  ]);
  const isToBegin = withdrawableUntil(access, { timeZone, now: work.now() }) !== null;
  const open = [...openings].filter(([, opensAt]) => opensAt <= work.now());
  return { access, personId, openSections: new Set(open.map(([sectionId]) => sectionId)), isToBegin };
}

/** Anybody may buy with any address: only who has proved to read it watches what was bought with it. */
export async function hasProvedEmail(work: Work, personId: number): Promise<boolean> {
  return (await getPerson(work, personId))?.isVerified ?? false;
}

export async function zoneOf(work: Work, providerId: number): Promise<string> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Error(`Provider ${providerId} is gone`);
  return provider.timeZone;
}
