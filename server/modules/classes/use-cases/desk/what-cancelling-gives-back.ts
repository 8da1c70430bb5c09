import { previewLines } from '#server/modules/payments/index.ts';
import { isFreeAt } from '#server/modules/selling/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Enrolment } from '../../store/enrolments.ts';
import type { Place } from '../../store/places.ts';
import type { NamedSession } from '../../store/sessions.ts';
import { counts } from '../end-places.ts';

/** A sign-up with its places and their sessions, and whether it is for all of a class at one price. */
export interface WholeEnrolment {
  enrolment: Enrolment;
  places: readonly Place[];
  sessions: readonly NamedSession[];
  isTotal: boolean;
}

/** What cancelling would give back now, in cents. */
export interface BackPreview {
  /** By card where the center cancels. */
  byUsRefundCents: number;
  /** By card where the customer does, by the terms of the sign-up. */
  byCustomerRefundCents: number;
  /** What was paid at the center, which whoever is there gives back by hand. */
  atCenterCents: number;
  /** Paid with credit, which goes back to the wallet by itself. */
  walletCents: number;
  /** Whether it is free for the customer by those terms. */
  isFreeForCustomer: boolean;
}

/** The sessions of a sign-up with a place that are to come. */
export const sessionsToCome = (work: Work, { places, sessions }: WholeEnrolment): number[] =>
  sessions
    .filter(
      ({ id, startsAt }) =>
        startsAt > work.now() && places.some((place) => counts(place) && place.sessionId === id),
    )
    .map(({ id }) => id);

/** Which of some sessions of a sign-up its customer gives up free of charge: each by its own start, a total class by that of its first. */
export function freeAmong(
  work: Work,
  { enrolment, places, sessions, isTotal }: WholeEnrolment,
  sessionIds: readonly number[],
): number[] {
  const held = sessions.filter(({ id }) => places.some((place) => counts(place) && place.sessionId === id));
  const isMoved = (sessionId: number): boolean =>
    places.some((place) => counts(place) && place.isMovedByUs && (isTotal || place.sessionId === sessionId));
  const isFree = ({ id, startsAt }: NamedSession): boolean =>
    isFreeAt(work.now(), {
      startsAt,
      freeCancellationHours: enrolment.freeCancellationHours,
      isMovedByUs: isMoved(id),
    });
  if (isTotal) return held.every(isFree) ? [...sessionIds] : [];
  return held.flatMap((one) => (sessionIds.includes(one.id) && isFree(one) ? one.id : []));
}

export const linesOf = (places: readonly Place[], sessionIds: readonly number[]): number[] =>
  places.filter(({ sessionId }) => sessionIds.includes(sessionId)).map(({ line }) => line);

/** What cancelling each of some choices of sessions would give back. */
export async function whatCancellingGivesBack(
  work: Work,
  whole: WholeEnrolment,
  choices: readonly (readonly number[])[],
): Promise<BackPreview[]> {
  const { providerId, orderId } = whole.enrolment;
  const free = choices.map((sessionIds) => freeAmong(work, whole, sessionIds));
  const backs = await previewLines(
    work,
    { providerId, orderId },
    [...choices, ...free].map((sessionIds) => linesOf(whole.places, sessionIds)),
  );
  return choices.map((sessionIds, index) => {
    const [byUs, byCustomer] = [backs[index], backs[choices.length + index]];
    return {
      byUsRefundCents: byUs?.refundCents ?? 0,
      byCustomerRefundCents: byCustomer?.refundCents ?? 0,
      atCenterCents: byUs?.centerCents ?? 0,
      walletCents: byUs?.walletCents ?? 0,
      isFreeForCustomer: free[index]?.length === sessionIds.length,
    };
  });
}
