import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Newcomer, SessionOutlet, SignedInPerson } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SessionRow } from '../store/sessions.ts';
import { deleteSession, deleteSessions, listSessions } from '../store/sessions.ts';

/** Where somebody is signed in, this device among them. */
export async function getMySignIns(
  work: Work,
  me: SignedInPerson,
): Promise<(SessionRow & { isCurrent: boolean })[]> {
  const sessions = await listSessions(work, me.personId);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === me.sessionId }));
}

/** Signs out here; the token is refused from the next call on (specification sections 6 and 7). */
export async function signOut(
  work: Work,
  sessions: SessionOutlet,
  me: SignedInPerson | Newcomer,
): Promise<void> {
  await endSession(work, me, me.sessionId);
  sessions.set(me.area, null, 0);
}

/**
 * Ends one of one's own sessions.
 * @throws Refusal notFound for whatever is not one of them
 */
export async function endSession(
  work: Work,
  me: Pick<SignedInPerson, 'personId'>,
  sessionId: number,
): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await deleteSession(tx, me.personId, sessionId))) throw new Refusal('notFound');
    await audit(tx, {
      providerId: null,
      actor: `person:${me.personId}`,
      action: 'signedOut',
      subject: 'session',
      subjectId: sessionId,
    });
  });
}

export async function endOtherSessions(work: Work, me: SignedInPerson): Promise<void> {
  await work.transaction(async (tx) => {
    await deleteSessions(tx, me.personId, me.sessionId);
    await audit(tx, {
      providerId: null,
      actor: `person:${me.personId}`,
      action: 'signedOutElsewhere',
      subject: 'logIn',
      subjectId: me.personId,
    });
  });
}
