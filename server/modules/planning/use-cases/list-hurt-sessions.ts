import type { HurtSession } from '#contracts/consequences.ts';
import { hurtKey } from '#contracts/consequences.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { Touched } from '#server/kernel/consequences.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SessionToList } from '#server/modules/classes/index.ts';
import { sessionsOfProvider } from '#server/modules/classes/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { HurtReasons } from '../rules/hurt.ts';
import { actsForSession, idsOf } from '../rules/hurt.ts';

/** The hurt class sessions as who decides sees them, soonest first, in three queries however many they are. */
export async function listHurtSessions(
  work: Work,
  { providerId, touched }: { providerId: number; touched: Touched },
  hurt: HurtReasons,
): Promise<HurtSession[]> {
  const ids = idsOf(hurt, 'session');
  if (ids.length === 0) return [];
  const sessions = await sessionsOfProvider(work, { providerId, ids });
  const resources = (await resourcesOf(work, providerId)).filter(({ isArchived }) => !isArchived);
  return sessions.map((session) => {
    const reasons = hurt.get(hurtKey({ sessionId: session.id })) ?? [];
    const replaced = replacedOf(session, touched);
    const people = replaced === null ? [] : othersFor(session[replaced], replaced, resources);
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

function othersFor(
  resourceId: number | null,
  replaced: 'teacherId' | 'roomId',
  resources: readonly Resource[],
): Resource[] {
  const kind = replaced === 'teacherId' ? RESOURCE_KINDS.human : RESOURCE_KINDS.physical;
  return resources.filter((one) => one.kind === kind && one.id !== resourceId);
}

function nameOf({ teacherName, roomName }: SessionToList, replaced: 'teacherId' | 'roomId' | null): string {
  if (replaced === null) return '';
  return (replaced === 'teacherId' ? teacherName : roomName) ?? '';
}
