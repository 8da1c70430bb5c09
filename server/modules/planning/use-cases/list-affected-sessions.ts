import type { AffectedSession } from '#contracts/consequences.ts';
import { affectedKey } from '#contracts/consequences.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { epochMinutesOf } from '#contracts/time.ts';
import type { Touched } from '#server/kernel/consequences.ts';
import type { Work } from '#server/kernel/work.ts';
import { freeForSessions } from '#server/modules/availability/index.ts';
import type { SessionToList } from '#server/modules/classes/index.ts';
import { sessionsOfProvider } from '#server/modules/classes/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { AffectedReasons } from '../rules/affected.ts';
import { actsForSession, idsOf } from '../rules/affected.ts';

/** The hurt class sessions as who decides sees them, soonest first, in a few queries however many they are. */
export async function listHurtSessions(
  work: Work,
  { providerId, touched }: { providerId: number; touched: Touched },
  affected: AffectedReasons,
): Promise<AffectedSession[]> {
  const ids = idsOf(affected, 'session');
  if (ids.length === 0) return [];
  const sessions = await sessionsOfProvider(work, { providerId, ids });
  const others = await othersFree(work, providerId, sessions, touched);
  return sessions.map((session) => {
    const reasons = affected.get(affectedKey({ sessionId: session.id })) ?? [];
    const replaced = replacedOf(session, touched);
    const people = others.get(session.id) ?? [];
    return {
      sessionId: session.id,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      localStart: session.localStart,
      service: session.className,
      taken: session.taken,
      capacity: session.capacity,
      resourceName: nameOf(session, replaced),
      people: people.map(({ id, name }) => ({ resourceId: id, name })),
      reasons,
      acts: actsForSession({ reasons, others: people.length }),
    };
  });
}

/** What of a session a change is about: its teacher or its room; null where it may be both. */
export function replacedOf(
  { teacherId, roomId }: Pick<SessionToList, 'teacherId' | 'roomId'>,
  touched: Touched,
): 'teacherId' | 'roomId' | null {
  if ('serviceIds' in touched || touched.resourceIds === null) return null;
  const isTeacher = teacherId !== null && touched.resourceIds.includes(teacherId);
  const isRoom = roomId !== null && touched.resourceIds.includes(roomId);
  if (isTeacher === isRoom) return null;
  return isTeacher ? 'teacherId' : 'roomId';
}

export const KIND_OF = { teacherId: RESOURCE_KINDS.human, roomId: RESOURCE_KINDS.physical };

export const resourcesInUse = async (work: Work, providerId: number): Promise<Resource[]> =>
  (await resourcesOf(work, providerId)).filter(({ isArchived }) => !isArchived);

/** The teachers or rooms that are free for each session in the place of what the change is about, in the provider's order. */
async function othersFree(
  work: Work,
  providerId: number,
  sessions: readonly SessionToList[],
  touched: Touched,
): Promise<Map<number, Resource[]>> {
  const wanted = sessions.flatMap((session) => {
    const replaced = replacedOf(session, touched);
    return replaced === null ? [] : [{ session, kind: KIND_OF[replaced], now: session[replaced] }];
  });
  if (wanted.length === 0) return new Map();
  const kinds = new Set(wanted.map(({ kind }) => kind));
  const resources = (await resourcesInUse(work, providerId)).filter(({ kind }) => kinds.has(kind));
  const free = await freeForSessions(
    work,
    { providerId, resourceIds: resources.map(({ id }) => id) },
    wanted.map(({ session: { id, startsAt, endsAt } }) => ({
      sessionId: id,
      from: epochMinutesOf(startsAt),
      to: epochMinutesOf(endsAt),
    })),
  );
  return new Map(
    wanted.map(({ session, kind, now }) => [
      session.id,
      resources.filter((one) => one.kind === kind && one.id !== now && free.get(session.id)?.has(one.id)),
    ]),
  );
}

function nameOf({ teacherName, roomName }: SessionToList, replaced: 'teacherId' | 'roomId' | null): string {
  if (replaced === null) return '';
  return (replaced === 'teacherId' ? teacherName : roomName) ?? '';
}
