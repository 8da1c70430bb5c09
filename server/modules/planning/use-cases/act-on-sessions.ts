import type { AffectedAct } from '#contracts/consequences.ts';
import { audit } from '#server/kernel/audit.ts';
import type { ConsequencesQuery } from '#server/kernel/consequences.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { callOffSessions, replaceOfSessions, sessionsOfProvider } from '#server/modules/classes/index.ts';
import type { ActOnAffected } from './carry-out.ts';
import { KIND_OF, replacedOf, resourcesInUse } from './list-affected-sessions.ts';

type Asked = Pick<ConsequencesQuery, 'providerId' | 'actor' | 'personId' | 'operation' | 'touched'>;

/** Cancels the sessions for which that was chosen, all at once, so that whoever comes is told once. Joins the caller's transaction, which has locked them. */
export async function cancelSessions(
  tx: Work,
  { providerId, actor, personId, operation }: Asked,
  chosen: readonly ActOnAffected[],
): Promise<void> {
  const ids = sessionsWith('CANCEL', chosen);
  if (ids.length === 0) return;
  await callOffSessions(tx, { providerId, ids, actor }, { personId, reason: null });
  const after = { status: 'C', of: operation };
  for (const subjectId of ids)
    await audit(tx, { providerId, actor, action: 'cancelSessions', subject: 'session', subjectId, after });
}

const sessionsWith = (act: AffectedAct, chosen: readonly ActOnAffected[]): number[] =>
  chosen.flatMap((one) => (one.act.act === act ? (one.act.sessionId ?? []) : []));

/**
 * Keeps class sessions or gives them to somebody else, as was chosen, so that whoever comes is told once. Joins the caller's transaction, which has locked them.
 * @throws Refusal of those that could not be given to somebody else, at their places among the acts, with the list
 */
export async function actOnSessions(tx: Work, asked: Asked, chosen: readonly ActOnAffected[]): Promise<void> {
  const { providerId, actor, operation } = asked;
  for (const subjectId of sessionsWith('KEEP', chosen)) {
    const despite = chosen.find(({ act }) => act.sessionId === subjectId)?.hurt.reasons;
    const after = { despite, of: operation };
    await audit(tx, { providerId, actor, action: 'keepSession', subject: 'session', subjectId, after });
  }
  await replaceInSessions(tx, asked, chosen);
}

/**
 * Gives sessions another teacher or room, class by class, so that whoever comes is told once of all of a class. Joins the caller's transaction.
 * @throws Refusal of those that could not be given, at their places among the acts, with the list
 */
async function replaceInSessions(tx: Work, asked: Asked, chosen: readonly ActOnAffected[]): Promise<void> {
  const hurt = chosen.map((one) => one.hurt);
  const acts = new Map(
    chosen.flatMap((one) => (one.act.act === 'REPLACE' ? [[one.act.sessionId, one] as const] : [])),
  );
  const ids = [...acts.keys()].flatMap((id) => id ?? []);
  const sessions = await sessionsOfProvider(tx, { providerId: asked.providerId, ids });
  for (const ofClass of Map.groupBy(sessions, ({ classId }) => classId).values()) {
    const given = ofClass.flatMap((session) => {
      const one = acts.get(session.id);
      const replaced = replacedOf(session, asked.touched);
      const resourceId = one?.act.resourceId ?? null;
      return one && replaced && resourceId !== null
        ? [{ one, sessionId: session.id, replaced, resourceId }]
        : [];
    });
    const at = (index: number) => `acts.${given[index]?.one.index ?? 0}.resourceId`;
    const refused = given.flatMap((one, index) =>
      one.one.hurt.people.some(({ resourceId }) => resourceId === one.resourceId)
        ? []
        : [{ ...one, place: at(index) }],
    );
    if (refused.length > 0) {
      const inUse = await resourcesInUse(tx, asked.providerId);
      const isTaken = refused.every(({ resourceId, replaced }) =>
        inUse.some(({ id, kind }) => id === resourceId && kind === KIND_OF[replaced]),
      );
      const code = isTaken ? 'reservationInvalidCapacity' : 'reservationInvalidResources';
      throw new Refusal(code, { affected: refused.map(({ place }) => place), hurt });
    }
    try {
      await replaceOfSessions(tx, asked, given);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const affected = (error.details.affected ?? []).map((path) => at(Number(path.split('.')[1])));
      throw new Refusal(error.code, { ...error.details, inputs: [], affected, hurt });
    }
  }
}
