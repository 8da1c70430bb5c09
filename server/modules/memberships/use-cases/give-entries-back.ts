import { zoneOf } from '#contracts/time.ts';
import { reservationDetails } from '#server/modules/booking/index.ts';
import { subscriptionDetails } from '#server/modules/classes/index.ts';
import {
  cancelLines,
  getOrder,
  setPayableUntil,
  undoMembershipPayment,
} from '#server/modules/payments/index.ts';
import { isFreeAt, wasGivenUpTooLate } from '#server/modules/selling/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { daysOfUse } from '../rules/days-of-pass.ts';
import { comesBack } from '../rules/limits.ts';
import { whyNotUsable } from '../rules/why-not-usable.ts';
import type { PassUse } from '../store/pass-uses.ts';
import { decideUse, hasEntries, lastReturned, moveUse, takenFor, usesOfPass } from '../store/pass-uses.ts';
import { lockPass, setPassDays } from '../store/passes.ts';
import { usePass } from './use-pass.ts';
import { dateAt, visitsOfOrder } from './visits-of-order.ts';

const ACTOR = 'system:memberships';

/** How visits were called off. */
interface CalledOffBy {
  /** By the customer, whose entries come back by rule; else they all do. */
  isByCustomer: boolean;
  isFreeByTerms: boolean;
  at: Date;
}

/** Gives entries back, or keeps them, each by the rules of its pass, under the pass lock. An order of which none is left is no longer paid. */
async function decide(work: Work, uses: readonly PassUse[], how: CalledOffBy): Promise<void> {
  for (const use of uses) {
    const { providerId, passId } = use;
    const pass = await lockPass(work, { providerId, id: passId });
    if (!pass) continue;
    const all = await usesOfPass(work, { providerId, passId });
    const isBack =
      !how.isByCustomer ||
      comesBack(
        pass.rules,
        all.filter(({ state, isByCustomer }) => state === 'returned' && isByCustomer),
        { ...use, calledOffAt: how.at, isFreeByTerms: how.isFreeByTerms },
      );
    await decideUse(work, use, { state: isBack ? 'returned' : 'kept', isByCustomer: how.isByCustomer });
    const isUnused = isBack && all.every(({ id, state }) => id === use.id || state === 'returned');
    if (isUnused && pass.startBy !== null) await setPassDays(work, { providerId, id: passId }, null);
  }
}

/** A booking is off: its entry comes back, unless its customer called it off too late. What stands again by now keeps it. */
export async function followCancelledReservation(
  work: Work,
  { providerId, reservationId }: { providerId: number; reservationId: number },
): Promise<void> {
  const uses = await takenFor(work, { providerId, kind: 'reservation', subjectId: reservationId });
  const [use] = uses;
  if (!use) return;
  const { reservation } = await reservationDetails(work, providerId, reservationId);
  const { status, cancelReason, cancelledAt } = reservation;
  if (status !== 'C' && status !== 'R') return;
  await decide(work, uses, {
    isByCustomer: cancelReason === 'byCustomer',
    isFreeByTerms: !wasGivenUpTooLate(reservation),
    at: cancelledAt ?? work.now(),
  });
  const { orderId } = use;
  if (!(await hasEntries(work, { providerId, orderId })))
    await undoMembershipPayment(work, { providerId, orderId, actor: ACTOR, isOff: true });
}

/** A cancelled booking stands again: it takes its entry again, where the pass still has one; else it is to be paid. */
export async function followReactivatedReservation(
  work: Work,
  { providerId, reservationId }: { providerId: number; reservationId: number },
): Promise<void> {
  const before = await lastReturned(work, { providerId, kind: 'reservation', subjectId: reservationId });
  if (!before) return;
  const { orderId, passId } = before;
  const order = await getOrder(work, providerId, orderId);
  if (order?.paymentState !== 'notPaid') return;
  const pass = await lockPass(work, { providerId, id: passId });
  const used = (await usesOfPass(work, { providerId, passId })).filter(({ state }) => state !== 'returned');
  const visits = await visitsOfOrder(work, order);
  await setPayableUntil(work, { providerId, id: orderId }, null);
  if (pass?.customerId !== order.customerId || pass === null || whyNotUsable(pass, used, visits)) return;
  await usePass(work, { providerId, orderId, passId, actor: ACTOR });
}

/** A booking takes place at another time: its entry follows. Where the pass is not valid by then, it comes back, and the booking is to be paid. */
export async function followMovedReservation(
  work: Work,
  { providerId, reservationId }: { providerId: number; reservationId: number },
): Promise<void> {
  const uses = await takenFor(work, { providerId, kind: 'reservation', subjectId: reservationId });
  if (uses.length === 0) return;
  const { reservation, provider } = await reservationDetails(work, providerId, reservationId);
  await follow(work, uses, { visitAt: reservation.startsAt, timeZone: provider.timeZone });
}

/** A session takes place at another time: the entries of all who have a place follow. */
export async function followMovedSession(
  work: Work,
  { providerId, sessionId }: { providerId: number; sessionId: number },
): Promise<void> {
  const uses = await takenFor(work, { providerId, sessionId });
  const [one] = uses;
  if (!one) return;
  const { sessions, provider } = await subscriptionDetails(work, { providerId, id: one.subjectId });
  const moved = sessions.find(({ id }) => id === sessionId);
  if (moved) await follow(work, uses, { visitAt: moved.startsAt, timeZone: provider.timeZone });
}

async function follow(
  work: Work,
  uses: readonly PassUse[],
  { visitAt, timeZone }: { visitAt: Date; timeZone: string },
): Promise<void> {
  const visitOn = dateAt(zoneOf(timeZone), visitAt);
  for (const use of uses) {
    const { providerId, passId, orderId } = use;
    const pass = await lockPass(work, { providerId, id: passId });
    if (!pass) continue;
    await moveUse(work, use, { visitAt, visitOn });
    const others = (await usesOfPass(work, { providerId, passId })).filter(
      ({ id, state }) => id !== use.id && state !== 'returned',
    );
    const isInTime = pass.startBy !== null && visitOn <= pass.startBy && visitOn >= (pass.seasonFrom ?? '');
    if (isInTime && others.length === 0)
      await setPassDays(work, { providerId, id: passId }, daysOfUse(pass, visitOn));
    else if (
      pass.startsOn === null ||
      pass.endsOn === null ||
      visitOn < pass.startsOn ||
      visitOn > pass.endsOn
    ) {
      await decideUse(work, use, { state: 'returned', isByCustomer: false });
      if (!(await hasEntries(work, { providerId, orderId })))
        await undoMembershipPayment(work, { providerId, orderId, actor: ACTOR, isOff: false });
    }
  }
}

/** Sessions of a sign-up are off: their entries come back, unless its customer gave them up too late. */
export async function followCancelledSessions(
  work: Work,
  off: {
    providerId: number;
    enrolmentId: number;
    sessionIds: readonly number[];
    isByCustomer: boolean;
    isWaived: boolean;
    isWhole: boolean;
  },
): Promise<void> {
  const { providerId, enrolmentId, sessionIds } = off;
  const all = await takenFor(work, { providerId, kind: 'subscription', subjectId: enrolmentId });
  const uses = all.filter(({ sessionId }) => sessionId !== null && sessionIds.includes(sessionId));
  const [use] = uses;
  if (!use) return;
  const { enrolment, sessions, terms } = await subscriptionDetails(work, { providerId, id: enrolmentId });
  const at = enrolment.cancelledAt ?? work.now();
  const given = sessions.filter(({ id }) => sessionIds.includes(id));
  const isFree = ({ startsAt, place: { isMovedByUs } }: (typeof given)[number]): boolean =>
    isFreeAt(at, { startsAt, freeCancellationHours: enrolment.freeCancellationHours, isMovedByUs });
  for (const one of uses) {
    const mine = terms.model === 'total' ? given : given.filter(({ id }) => id === one.sessionId);
    const isFreeByTerms = off.isWaived || mine.every(isFree);
    await decide(work, [one], { isByCustomer: off.isByCustomer, isFreeByTerms, at });
  }
  const { orderId } = use;
  if (await hasEntries(work, { providerId, orderId })) return;
  await undoMembershipPayment(work, { providerId, orderId, actor: ACTOR, isOff: off.isWhole });
  // What was given up before is not asked for either
  const positions = sessions.filter(({ place }) => place.status === 'C').map(({ place }) => place.line);
  const reason = off.isByCustomer ? 'cancelledInTime' : 'providerDecision';
  await cancelLines(work, { providerId, orderId, positions, isFree: true, reason, actor: ACTOR });
}
