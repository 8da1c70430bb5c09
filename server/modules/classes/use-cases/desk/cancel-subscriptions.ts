import type { Cancelling } from '#contracts/validation/desk.ts';
import { DESK_DAYS_BACK } from '#contracts/soft-rules.ts';
import { CancellingSubscription, CancellingSubscriptions } from '#contracts/validation/class-desk.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { cancelLines, isAllGivenBack } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { lockSessions } from '../../store/sessions.ts';
import { counts, endPlaces } from '../end-places.ts';
import { wholeEnrolment } from '../whole-enrolment.ts';
import type { WholeEnrolment } from './what-cancelling-gives-back.ts';
import { freeAmong, linesOf, sessionsToCome } from './what-cancelling-gives-back.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

/** A sign-up of which sessions were cancelled. */
export interface CancelledSubscription {
  id: number;
  /** What goes back by card. */
  refundCents: number;
}

type Way = Pick<Cancelling, 'by' | 'waiver' | 'tellsCustomer'>;

/**
 * Cancels sessions of one sign-up at the desk, or all of it that are to come: as the center, which gives all back, or for the customer, by the terms unless they are
 * waived with a reason. What began in the last 31 days is cancelled when it is named, without a mail.
 * @throws Refusal as `providerCommand`; notFound; alreadyCanceled; invalidSessionToCancel; subscriptionCannotCancelTotalClassSession for a part of a total class as the
 *   customer; invalidPastDate; NotAuthorizedException for a collaborator
 */
export async function cancelSubscription(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
  input: unknown,
): Promise<CancelledSubscription> {
  const { cancelled } = await providerCommand(asking, {
    operation: 'cancelSubscription',
    action: 'changeReservations',
    providerId,
    of: { id },
    schema: CancellingSubscription,
    input,
    run: async (tx, { sessions, ...way }, viewer) => ({
      answer: { cancelled: await cancelAll(tx, asking, viewer, { wanted: [{ id, sessions }], way }) },
      changes: [],
    }),
  });
  return cancelled[0] ?? { id, refundCents: 0 };
}

/** The same of several sign-ups with all of their sessions that are to come, all or none. @throws Refusal as `cancelSubscription`, each at its `ids.<n>` */
export async function cancelSubscriptions(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<CancelledSubscription[]> {
  const { cancelled } = await providerCommand(asking, {
    operation: 'cancelSubscriptions',
    action: 'changeReservations',
    providerId,
    schema: CancellingSubscriptions,
    input,
    run: async (tx, { ids, ...way }, viewer) => ({
      answer: {
        cancelled: await cancelAll(tx, asking, viewer, {
          wanted: ids.map((id) => ({ id, sessions: null })),
          way,
        }),
      },
      changes: [],
    }),
  });
  return cancelled;
}

async function cancelAll(
  tx: Work,
  { actor }: Asking,
  { providerId, extent }: Viewer,
  { wanted, way }: { wanted: readonly { id: number; sessions: readonly number[] | null }[]; way: Way },
): Promise<CancelledSubscription[]> {
  if (extent === 'own') throw new Refusal('NotAuthorizedException');
  const found = new Map<number, WholeEnrolment>();
  // All sign-ups by id, then all sessions by id: as whoever signs up or gives up takes them
  for (const id of wanted.map((one) => one.id).toSorted((a, b) => a - b))
    found.set(id, await wholeEnrolment(tx, { providerId, id }, { forChange: true }));
  const chosen = wanted.map(({ id, sessions }, index) => {
    const whole = found.get(id);
    if (!whole) throw new Error(`Sign-up ${id} was lost on the way`);
    try {
      return { whole, sessionIds: chooseToCancel(tx, whole, sessions, way) };
    } catch (error) {
      if (error instanceof Refusal && wanted.length > 1)
        throw new Refusal(error.code, { ...error.details, affected: [`ids.${index}`] });
      throw error;
    }
  });
  await lockSessions(tx, { providerId, ids: chosen.flatMap(({ sessionIds }) => sessionIds) });
  const cancelled: CancelledSubscription[] = [];
  for (const { whole, sessionIds } of chosen)
    cancelled.push(await cancelOne(tx, whole, { sessionIds, way, actor: nameOfActor(actor) }));
  return cancelled;
}

/** Which sessions it comes to. @throws Refusal */
function chooseToCancel(
  work: Work,
  whole: WholeEnrolment,
  asked: readonly number[] | null,
  { by }: Pick<Way, 'by'>,
): number[] {
  const { enrolment, places, sessions, isTotal } = whole;
  if (enrolment.status === 'C' || enrolment.status === 'R') throw new Refusal('alreadyCanceled');
  const held = places.filter(counts).map(({ sessionId }) => sessionId);
  const coming = sessionsToCome(work, whole);
  const wanted = asked ?? coming;
  const earliest = work.now().getTime() - DESK_DAYS_BACK * 86_400_000;
  const starts = sessions.filter(({ id }) => wanted.includes(id));
  if (wanted.length === 0 || starts.some(({ startsAt }) => startsAt.getTime() < earliest))
    throw new Refusal('invalidPastDate', { affected: ['sessions'] });
  if (wanted.some((id) => !held.includes(id)))
    throw new Refusal('invalidSessionToCancel', { affected: ['sessions'] });
  if (isTotal && by === 'customer' && !coming.every((id) => wanted.includes(id)))
    throw new Refusal('subscriptionCannotCancelTotalClassSession');
  return [...wanted];
}

async function cancelOne(
  tx: Work,
  whole: WholeEnrolment,
  { sessionIds, way, actor }: { sessionIds: readonly number[]; way: Way; actor: string },
): Promise<CancelledSubscription> {
  const { enrolment, places, sessions } = whole;
  const { providerId, orderId, id } = enrolment;
  const isOurs = way.by === 'we';
  const free = isOurs || way.waiver !== null ? [...sessionIds] : freeAmong(tx, whole, sessionIds);
  const late = sessionIds.filter((one) => !free.includes(one));
  let refundCents = 0;
  // What is free goes first: what was paid counts for what the terms keep
  for (const [ids, isFree] of [[free, true] as const, [late, false] as const]) {
    if (ids.length === 0) continue;
    const reason = isOurs ? 'providerDecision' : 'cancelledInTime';
    const positions = linesOf(places, ids);
    refundCents += (await cancelLines(tx, { providerId, orderId, positions, isFree, reason, actor }))
      .refundCents;
  }
  const hasBegun = sessions.some(
    ({ id: sessionId, startsAt }) => sessionIds.includes(sessionId) && startsAt <= tx.now(),
  );
  await endPlaces(tx, enrolment, places, {
    sessionIds,
    reason: isOurs ? 'byProvider' : 'byCustomer',
    refundCents,
    isPaidBack: await isAllGivenBack(tx, { providerId, orderId }),
    actor,
    desk: {
      isQuiet: !way.tellsCustomer || hasBegun,
      waiver: isOurs ? null : (way.waiver?.reason ?? null),
    },
  });
  return { id, refundCents };
}
