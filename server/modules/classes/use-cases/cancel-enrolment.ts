import { cancelLines, isAllGivenBack, returnCreditOfHold } from '#server/modules/payments/index.ts';
import { isFreeAt } from '#server/modules/selling/index.ts';
import { onceForKey } from '#server/kernel/idempotency.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CancelReason } from '../facts.ts';
import { readClassTerms } from '../store/class-terms.ts';
import { ownsSubscription } from '../policy.ts';
import type { Enrolment } from '../store/enrolments.ts';
import type { Place } from '../store/places.ts';
import { findEnrolment } from '../store/enrolments.ts';
import { readPlaces } from '../store/places.ts';
import type { NamedSession } from '../store/sessions.ts';
import { readSessions } from '../store/sessions.ts';
import { counts, endPlaces } from './end-places.ts';

/** What a customer gives up. */
export interface GivingUp {
  providerId: number;
  enrolmentId: number;
  /** null: the whole sign-up. */
  sessionIds: readonly number[] | null;
  actor: string;
  /** Whose own it must be; null: the caller has seen another right to it, such as a mailed link. */
  ownerId: number | null;
  idempotencyKey: string | null;
}

/**
 * A customer gives up sessions of a sign-up, or the whole of a total class: in time with all money back, later without. The places are free at once.
 * @throws Refusal notFound, also when it is not the named owner's; alreadyCanceled; subscriptionCannotCancelTotalClassSession for one session of a total class;
 *   sessionModelNotTotal for the whole of several sessions sold one by one; invalidSessionToCancel for a session that is not in it; invalidPastDate once it has begun
 */
export async function giveUpSessions(work: Work, asked: GivingUp): Promise<{ refundCents: number }> {
  const { providerId, enrolmentId, sessionIds, actor, idempotencyKey: key } = asked;
  const body = { providerId, enrolmentId, sessionIds };
  // Every sign-up has keys of its own
  const command = {
    operation: 'giveUpSessions',
    actor: `${actor}:${providerId}/${enrolmentId}`,
    origin: null,
    key,
    body,
  };
  return work.transaction((tx) => onceForKey(tx, command, () => giveUpOnce(tx, asked)));
}

async function giveUpOnce(tx: Work, asked: GivingUp): Promise<{ refundCents: number }> {
  const { providerId, actor } = asked;
  const { enrolment, places, sessions } = await lockedEnrolment(tx, asked);
  const terms = (await readClassTerms(tx, [enrolment.classId])).get(enrolment.classId);
  const held = places.filter(counts);
  const wanted = sessionsToGiveUp(held, asked.sessionIds, terms?.model === 'total');
  const begins = sessions
    .filter(({ id }) => wanted.includes(id))
    .map(({ startsAt }) => startsAt)
    .toSorted((a, b) => a.getTime() - b.getTime());
  // Of a total class until its first session begins, of single ones each until its own start
  const coming = begins.filter((startsAt) => startsAt > tx.now());
  const [first] = begins;
  if (!first || coming.length < begins.length) throw new Refusal('invalidPastDate');
  const isFree = isFreeAt(tx.now(), {
    startsAt: first,
    freeCancellationHours: enrolment.freeCancellationHours,
    isMovedByUs: held.some(({ sessionId, isMovedByUs }) => isMovedByUs && wanted.includes(sessionId)),
  });
  const { refundCents } = await cancelLines(tx, {
    providerId,
    orderId: enrolment.orderId,
    positions: linesOf(places, wanted),
    isFree,
    reason: 'cancelledInTime',
    actor,
  });
  await endPlaces(tx, enrolment, places, {
    sessionIds: wanted,
    reason: 'byCustomer',
    refundCents,
    isPaidBack: await isAllGivenBack(tx, { providerId, orderId: enrolment.orderId }),
    actor,
  });
  return { refundCents };
}

/** What was taken from a sign-up. */
export interface TakenAway {
  enrolmentId: number;
  sessionIds: number[];
  /** What goes back by card. */
  refundCents: number;
  wasConfirmed: boolean;
}

/**
 * The provider takes sessions from a sign-up, and all money of them goes back; or its time is over. Joins the caller's transaction.
 * @returns which of them, and what goes back by card; null where none of the sessions counts any more
 */
export async function takeSessionsAway(
  work: Work,
  {
    providerId,
    enrolmentId,
    sessionIds,
    actor,
    reason,
    isQuiet = false,
  }: {
    providerId: number;
    enrolmentId: number;
    sessionIds: readonly number[] | null;
    actor: string;
    reason: Extract<CancelReason, 'byProvider' | 'expired'>;
    /** Whoever comes is told by another fact. */
    isQuiet?: boolean;
  },
): Promise<TakenAway | null> {
  const enrolment = await findEnrolment(work, { providerId, id: enrolmentId }, { forChange: true });
  if (!enrolment || enrolment.status === 'C' || enrolment.status === 'R') return null;
  const places = await readPlaces(work, { providerId, id: enrolmentId });
  const wanted = places
    .filter(counts)
    .flatMap(({ sessionId }) => (sessionIds === null || sessionIds.includes(sessionId) ? [sessionId] : []));
  if (wanted.length === 0) return null;
  const ofOrder = { providerId, orderId: enrolment.orderId, actor };
  if (reason === 'expired') await returnCreditOfHold(work, ofOrder);
  // What only expired asks for its money still: late money confirms it where there is room
  const { refundCents } =
    reason === 'expired'
      ? { refundCents: 0 }
      : await cancelLines(work, {
          ...ofOrder,
          positions: linesOf(places, wanted),
          isFree: true,
          reason: 'providerDecision',
        });
  const isPaidBack = await isAllGivenBack(work, { providerId, orderId: enrolment.orderId });
  await endPlaces(work, enrolment, places, {
    sessionIds: wanted,
    reason,
    refundCents,
    isPaidBack,
    actor,
    isQuiet,
  });
  return { enrolmentId, sessionIds: wanted, refundCents, wasConfirmed: enrolment.status === 'A' };
}

/** A sign-up locked for giving up, with its places and their sessions. @throws Refusal notFound; alreadyCanceled */
async function lockedEnrolment(
  work: Work,
  { providerId, enrolmentId, ownerId }: GivingUp,
): Promise<{ enrolment: Enrolment; places: Place[]; sessions: NamedSession[] }> {
  const enrolment = await findEnrolment(work, { providerId, id: enrolmentId }, { forChange: true });
  if (!enrolment) throw new Refusal('notFound');
  const owner = ownerId === null ? null : await getPerson(work, ownerId);
  if (ownerId !== null && !(owner && ownsSubscription(owner, enrolment))) throw new Refusal('notFound');
  if (enrolment.status === 'C' || enrolment.status === 'R') throw new Refusal('alreadyCanceled');
  const places = await readPlaces(work, { providerId, id: enrolmentId });
  const sessions = await readSessions(work, { providerId, ids: places.map(({ sessionId }) => sessionId) });
  return { enrolment, places, sessions };
}

function sessionsToGiveUp(
  held: readonly Place[],
  asked: readonly number[] | null,
  isTotal: boolean,
): number[] {
  const all = held.map(({ sessionId }) => sessionId);
  if (asked === null) {
    if (!isTotal && all.length > 1) throw new Refusal('sessionModelNotTotal');
    return all;
  }
  const wanted = [...new Set(asked)];
  if (wanted.length === 0 || wanted.some((id) => !all.includes(id)))
    throw new Refusal('invalidSessionToCancel', { affected: ['sessions'] });
  if (isTotal && wanted.length < all.length) throw new Refusal('subscriptionCannotCancelTotalClassSession');
  return wanted;
}

const linesOf = (places: readonly Place[], sessionIds: readonly number[]): number[] =>
  places.filter(({ sessionId }) => sessionIds.includes(sessionId)).map(({ line }) => line);
