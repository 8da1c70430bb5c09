import * as v from 'valibot';
import type { SessionScope } from '#contracts/classes.ts';
import { nextEpochMinutes } from '#contracts/time.ts';
import { EditedSession, ScopeOfChange } from '#contracts/validation/class-form.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { holdSessions } from '#server/modules/availability/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ChangeOfSession } from '../facts.ts';
import { sessionsChanged } from '../facts.ts';
import type { PlannedChange } from './change-of-sessions.ts';
import { isElsewhere, isMoved, isOfScope, keptOf, plannedFor } from './change-of-sessions.ts';
import { markPlacesMoved } from '../store/places.ts';
import type { NamedSession } from '../store/sessions.ts';
import { readSessionsOfScope, updateSession } from '../store/sessions.ts';
import { sessionTimeOf } from './add-sessions.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

/**
 * Changes a session to come, and of its scope all others: its time, for how many, with whom, where and its link; all of them or none. Whoever has a confirmed
 * place is told unless the center tells them itself, and gives it up free of charge until it begins where its time is another.
 * @param of.version the one of the session that its form was filled from
 * @throws Refusal as `providerCommand` and `holdSessions`, with the places of the changed sessions by their start; notFound; alreadyCanceled; invalidPastDate for one
 *   that has begun, or a time that is over; subscriptionInvalidCapacity below the places that are taken
 */
export async function editSession(
  asking: Asking,
  { providerId, sessionId, version }: { providerId: number; sessionId: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  const scope = scopeIn(input);
  const read = (tx: Work) => readSessionsOfScope(tx, { providerId, sessionId, scope }, { forChange: true });
  return providerCommand(asking, {
    operation: 'editSession',
    action: 'changeClasses',
    providerId,
    of: { sessionId },
    schema: EditedSession,
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) => (await read(tx)).find(({ id }) => id === sessionId)?.version ?? null,
    },
    async run(tx, form) {
      const sessions = await read(tx);
      const edited = sessions.find(({ id }) => id === sessionId);
      if (!edited) throw new Refusal('notFound');
      const changed = sessions.filter((one) => isOfScope(one, { edited, ...form }));
      const planned = planChanges(tx, { edited, changed }, form);
      await saveChanges(tx, planned, { isByHand: form.scope === 'this', isQuiet: !form.tellsParticipants });
      return {
        answer: { id: sessionId },
        changes: planned.map(({ session, after }) => ({
          subject: 'session',
          subjectId: session.id,
          before: keptOf(session),
          after,
        })),
      };
    },
  });
}

/** Which sessions are to be locked, before the rest of the form is checked. */
function scopeIn(input: unknown): SessionScope {
  const read = v.safeParse(ScopeOfChange, input);
  return read.success ? read.output.scope : 'this';
}

/** What each of some sessions becomes. @throws Refusal as `editSession` */
function planChanges(
  work: Work,
  { edited, changed }: { edited: NamedSession; changed: readonly NamedSession[] },
  form: EditedSession,
): PlannedChange[] {
  if (edited.status === 'C') throw new Refusal('alreadyCanceled');
  const { from, to } = sessionTimeOf(form, edited.timeZone);
  const planned = changed.map((session) => plannedFor(session, { edited, form, from, to }));
  const isPast = planned.some(
    ({ session, from: starts }) => session.startsAt <= work.now() || starts < nextEpochMinutes(work.now()),
  );
  if (isPast) throw new Refusal('invalidPastDate', { affected: ['startsAt'] });
  if (planned.some(({ session, after }) => after.capacity < session.taken))
    throw new Refusal('subscriptionInvalidCapacity', { affected: ['capacity'] });
  return planned;
}

/** Writes what sessions of one class become, all or none; whoever has a confirmed place is told. @throws Refusal as `holdSessions` */
export async function saveChanges(
  tx: Work,
  planned: readonly PlannedChange[],
  { isByHand, isQuiet }: { isByHand: boolean; isQuiet: boolean },
): Promise<void> {
  const [first] = planned;
  if (!first) return;
  const { providerId, classId } = first.session;
  if (planned.some((one) => isMoved(one) || isElsewhere(one)))
    await holdSessions(
      tx,
      { providerId, offerId: classId },
      planned.map(({ session, from, to, after }) => ({
        sessionId: session.id,
        from,
        to,
        teacherId: after.teacherId,
        roomId: after.roomId,
      })),
      { instead: true },
    );
  for (const { session, after } of planned)
    await updateSession(tx, { providerId, id: session.id }, after, { isByHand });
  const moved = planned.filter(isMoved).map(({ session }) => session.id);
  await markPlacesMoved(tx, { providerId, sessionIds: moved });
  const changes = planned
    .filter((one) => isMoved(one) || isElsewhere(one) || one.after.link !== one.session.link)
    .map(toldOf);
  if (changes.length > 0)
    await tx.announce(sessionsChanged({ providerId, changes, ...(isQuiet && { isQuiet: true }) }));
}

const toldOf = (one: PlannedChange): ChangeOfSession => ({
  sessionId: one.session.id,
  version: one.session.version + 1,
  before: {
    startsAt: one.session.startsAt.toISOString(),
    endsAt: one.session.endsAt.toISOString(),
    teacherName: one.session.teacherName,
  },
  isMoved: isMoved(one),
});
