import { dateOf, nextEpochMinutes } from '#contracts/time.ts';
import { EditedSession } from '#contracts/validation/class-form.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { holdSessions } from '#server/modules/availability/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { sessionChanged } from '../facts.ts';
import { markPlacesMoved } from '../store/places.ts';
import type { ChangedSession, NamedSession } from '../store/sessions.ts';
import { readSessions, updateSession } from '../store/sessions.ts';
import { sessionTimeOf } from './add-sessions.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

/**
 * Changes one session to come: its time, for how many, with whom, where and its link. Whoever has a confirmed place is told unless the center tells them itself, and
 * gives it up free of charge until it begins where its time is another. @param of.version the one its form was filled from
 * @throws Refusal as `providerCommand` and `holdSessions`; notFound; alreadyCanceled; invalidPastDate for one that has begun, or a time that is over;
 *   subscriptionInvalidCapacity below the places that are taken
 */
export async function editSession(
  asking: Asking,
  { providerId, sessionId, version }: { providerId: number; sessionId: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  const key = { providerId, ids: [sessionId] };
  return providerCommand(asking, {
    operation: 'editSession',
    action: 'changeClasses',
    providerId,
    of: { sessionId },
    schema: EditedSession,
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) => (await readSessions(tx, key, { forChange: true }))[0]?.version ?? null,
    },
    async run(tx, form) {
      const [before] = await readSessions(tx, key, { forChange: true });
      if (!before) throw new Refusal('notFound');
      const after = await change(tx, before, form);
      const changes = [{ subject: 'session', subjectId: sessionId, before: kept(before), after }];
      return { answer: { id: sessionId }, changes };
    },
  });
}

async function change(tx: Work, before: NamedSession, form: EditedSession): Promise<ChangedSession> {
  const { providerId, id, classId, status, startsAt, timeZone, taken } = before;
  const { from, to } = sessionTimeOf(form, timeZone);
  const isPast = startsAt <= tx.now() || from < nextEpochMinutes(tx.now());
  if (status === 'C') throw new Refusal('alreadyCanceled');
  if (isPast) throw new Refusal('invalidPastDate', { affected: ['startsAt'] });
  if (form.capacity < taken) throw new Refusal('subscriptionInvalidCapacity', { affected: ['capacity'] });
  const { capacity, teacherId, roomId, link } = form;
  const after = { startsAt: dateOf(from), endsAt: dateOf(to), capacity, teacherId, roomId, link };
  const isMoved =
    after.startsAt.getTime() !== startsAt.getTime() || after.endsAt.getTime() !== before.endsAt.getTime();
  const isElsewhere = teacherId !== before.teacherId || roomId !== before.roomId;
  if (isMoved || isElsewhere)
    await holdSessions(
      tx,
      { providerId, offerId: classId },
      [{ sessionId: id, from, to, teacherId, roomId }],
      { instead: true },
    );
  await updateSession(tx, { providerId, id }, after);
  if (isMoved) await markPlacesMoved(tx, { providerId, sessionId: id });
  if (isMoved || isElsewhere || link !== before.link)
    await tx.announce(
      sessionChanged({
        providerId,
        sessionId: id,
        version: before.version + 1,
        before: {
          startsAt: startsAt.toISOString(),
          endsAt: before.endsAt.toISOString(),
          teacherName: before.teacherName,
        },
        isMoved,
        ...(!form.tellsParticipants && { isQuiet: true }),
      }),
    );
  return after;
}

const kept = ({ startsAt, endsAt, capacity, teacherId, roomId, link }: NamedSession): ChangedSession => ({
  startsAt,
  endsAt,
  capacity,
  teacherId,
  roomId,
  link,
});
