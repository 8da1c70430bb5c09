import { CancellingSessions } from '#contracts/validation/class-form.ts';
import { UNDO_SECONDS } from '#contracts/soft-rules.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { releaseSessions } from '#server/modules/availability/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { sessionsTakenAway } from '../facts.ts';
import { findEnrolment } from '../store/enrolments.ts';
import { enrolmentsInSessions } from '../store/places.ts';
import { lockSessions, markSessionsCancelled, readSessions } from '../store/sessions.ts';
import type { TakenAway } from './cancel-enrolment.ts';
import { takeSessionsAway } from './cancel-enrolment.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const CANCEL_SESSIONS = 'classes.cancel-sessions';

/**
 * Cancels sessions: nobody can sign up any more at once, teacher and room are free; whoever has a place is told and paid back by a job, sign-up by sign-up.
 * @throws Refusal as `providerCommand`; notFound; alreadyCanceled, invalidPastDate at `ids.<n>`
 */
export async function cancelSessions(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ ids: number[] }> {
  return providerCommand(asking, {
    operation: 'cancelSessions',
    action: 'changeClasses',
    providerId,
    schema: CancellingSessions,
    input,
    async run(tx, { ids, reason }) {
      const sessions = await readSessions(tx, { providerId, ids }, { forChange: true });
      if (sessions.length < ids.length) throw new Refusal('notFound');
      for (const [index, { status, startsAt }] of sessions.entries()) {
        const affected = [`ids.${index}`];
        if (status === 'C') throw new Refusal('alreadyCanceled', { affected });
        if (startsAt <= tx.now()) throw new Refusal('invalidPastDate', { affected });
      }
      const personId = asking.actor.kind === 'person' ? asking.actor.personId : null;
      const actor = nameOfActor(asking.actor);
      await callOffSessions(tx, { providerId, ids, actor }, { personId, reason });
      return {
        answer: { ids },
        changes: ids.map((subjectId) => ({ subject: 'session', subjectId, after: { status: 'C', reason } })),
      };
    },
  });
}

/**
 * Cancels sessions to come, which the caller has locked: nobody can sign up any more, and whoever has a place is told and paid back by a job. Joins the caller's
 * transaction.
 */
export async function callOffSessions(
  tx: Work,
  { providerId, ids, actor }: { providerId: number; ids: readonly number[]; actor: string },
  by: { personId: number | null; reason: string | null },
): Promise<void> {
  await markSessionsCancelled(tx, { providerId, ids }, by);
  await releaseSessions(tx, providerId, ids);
  await tx.enqueue(
    CANCEL_SESSIONS,
    { providerId, sessionIds: ids, actor },
    { startAfterSeconds: UNDO_SECONDS },
  );
}

/**
 * Takes cancelled sessions from everybody who has a place in one, each customer's sign-ups in a transaction of their own and with one mail; begun again it
 * goes on where it stopped.
 */
export const cancelSessionsJob: JobKind = {
  name: CANCEL_SESSIONS,
  async run(work, data) {
    const providerId = Number(data['providerId']);
    const named = (data['sessionIds'] as unknown[]).map(Number);
    const sessionIds = (await readSessions(work, { providerId, ids: named }))
      .filter(({ status }) => status === 'C')
      .map(({ id }) => id);
    for (const enrolmentIds of await enrolmentsInSessions(work, { providerId, sessionIds }))
      await work.transaction((tx) =>
        takeAway(tx, { providerId, enrolmentIds, sessionIds, actor: String(data['actor']) }),
      );
  },
};

/** Takes sessions from the sign-ups of one customer. */
async function takeAway(
  tx: Work,
  {
    providerId,
    enrolmentIds,
    sessionIds,
    actor,
  }: { providerId: number; enrolmentIds: readonly number[]; sessionIds: readonly number[]; actor: string },
): Promise<void> {
  // All locks in the order of every other act: sign-ups, then sessions by id
  for (const id of enrolmentIds) await findEnrolment(tx, { providerId, id }, { forChange: true });
  await lockSessions(tx, { providerId, ids: sessionIds });
  const confirmed: TakenAway[] = [];
  for (const enrolmentId of enrolmentIds) {
    const taken = await takeSessionsAway(tx, {
      providerId,
      enrolmentId,
      sessionIds,
      actor,
      reason: 'byProvider',
      isQuiet: true,
    });
    if (taken?.wasConfirmed) confirmed.push(taken);
  }
  if (confirmed.length === 0) return;
  await tx.announce(
    sessionsTakenAway({
      providerId,
      enrolmentIds: confirmed.map(({ enrolmentId }) => enrolmentId),
      sessionIds: confirmed.flatMap((one) => one.sessionIds),
      refundCents: confirmed.reduce((sum, { refundCents }) => sum + refundCents, 0),
    }),
  );
}
