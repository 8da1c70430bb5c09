import { dateOf } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SessionHold, SessionResource, SessionTime } from '../store/class-holds.ts';
import { insertSessionHolds, readSessionResources, readTakenTimes } from '../store/class-holds.ts';
import { deleteExpiredHolds, deleteHolds } from '../store/holds.ts';
import { calendarScope } from './calendar-scope.ts';
import { lockKey } from './hold-time.ts';

/**
 * Takes the time of teachers and rooms for many class sessions: the locks of all of them, one read, one insert, all or none. Classes need no working
 * hours; what is hard alone counts: somebody or something is taken at that time, here or, of a person, at another center. Joins the caller's transaction.
 * @param how.instead in the place of what the sessions hold so far
 * @throws Refusal reservationInvalidResources for a teacher or room that is not in use; reservationInvalidCapacity with the places of the sessions that
 *   clash (`sessions.3`)
 */
export async function holdSessions(
  work: Work,
  of: { providerId: number; offerId: number },
  sessions: readonly SessionTime[],
  { instead = false } = {},
): Promise<void> {
  const release = () =>
    instead &&
    releaseSessions(
      work,
      of.providerId,
      sessions.map(({ sessionId }) => sessionId),
    );
  const ids = [
    ...new Set(sessions.flatMap(({ teacherId, roomId }) => [teacherId, roomId].filter((id) => id !== null))),
  ];
  if (ids.length === 0) return void (await release());
  const resources = await readSessionResources(work, { providerId: of.providerId, ids });
  expectInUse(resources, sessions);
  const all = [...resources.values()];
  await work.lock(all.map((one) => lockKey(of.providerId, one)));
  await release();
  await deleteExpiredHolds(work, {
    providerId: of.providerId,
    resourceIds: ids,
    personIds: all.flatMap(({ personId }) => personId ?? []),
  });
  const range = {
    from: Math.min(...sessions.map(({ from }) => from)),
    to: Math.max(...sessions.map(({ to }) => to)),
  };
  const taken = await readTakenTimes(work, { providerId: of.providerId, resources: all }, range);
  const holds: SessionHold[] = [];
  const clashes: number[] = [];
  const isTaken = (resourceId: number, unit: number, { from, to }: SessionTime): boolean =>
    taken.some(
      (one) =>
        one.resourceId === resourceId && one.unit === unit && one.from < dateOf(to) && one.to > dateOf(from),
    ) ||
    holds.some((one) => one.resourceId === resourceId && one.unit === unit && one.from < to && one.to > from);
  sessions.forEach((session, index) => {
    for (const id of [session.teacherId, session.roomId]) {
      const resource = id === null ? undefined : resources.get(id);
      if (!resource) continue;
      const unit = unitsOf(resource).find((one) => !isTaken(resource.resourceId, one, session));
      if (unit === undefined) clashes.push(index);
      else holds.push({ ...session, resourceId: resource.resourceId, unit, personId: resource.personId });
    }
  });
  if (clashes.length > 0) throw clash(clashes);
  // What only a constraint sees: a person of the staff who has become somebody a moment ago
  if ((await insertSessionHolds(work, of, holds)) < holds.length)
    throw clash(sessions.map((_one, index) => index));
  work.invalidate(calendarScope(of.providerId));
}

/** Gives the time of some sessions back. */
export async function releaseSessions(
  work: Work,
  providerId: number,
  sessionIds: readonly number[],
): Promise<void> {
  for (const id of sessionIds) await deleteHolds(work, providerId, { kind: 'class', id });
  work.invalidate(calendarScope(providerId));
}

const unitsOf = ({ quantity }: SessionResource): number[] =>
  Array.from({ length: quantity }, (_none, index) => index + 1);

function expectInUse(
  resources: ReadonlyMap<number, SessionResource>,
  sessions: readonly SessionTime[],
): void {
  const affected = sessions.flatMap(({ teacherId, roomId }, index) => [
    ...(teacherId !== null && !resources.has(teacherId) ? [`sessions.${index}.teacherId`] : []),
    ...(roomId !== null && !resources.has(roomId) ? [`sessions.${index}.roomId`] : []),
  ]);
  if (affected.length > 0) throw new Refusal('reservationInvalidResources', { affected });
}

const clash = (places: readonly number[]): Refusal =>
  new Refusal('reservationInvalidCapacity', {
    affected: [...new Set(places)].map((index) => `sessions.${index}`),
  });
