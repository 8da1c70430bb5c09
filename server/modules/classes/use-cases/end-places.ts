import { releasePromoUse } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CancelReason } from '../facts.ts';
import { enrolmentCancelled } from '../facts.ts';
import type { Enrolment } from '../store/enrolments.ts';
import type { Place } from '../store/places.ts';
import { markEnrolmentCancelled } from '../store/enrolments.ts';
import { freePlaces, markPlacesCancelled } from '../store/places.ts';

/** Places that end, and why. */
export interface Ending {
  sessionIds: readonly number[];
  reason: CancelReason;
  refundCents: number;
  /** Whether all that was paid went back or is on its way. */
  isPaidBack: boolean;
  actor: string;
  /** Whoever comes is told by another fact. */
  isQuiet?: boolean;
  /** The desk did it; `isQuiet`: and tells whoever comes itself. */
  desk?: { isQuiet: boolean; waiver: string | null };
}

/** Whether a place counts: confirmed, or waiting for link or payment. */
export const counts = ({ status }: Pick<Place, 'status'>): boolean => status !== 'C';

/**
 * Ends some places of a sign-up, or all: they are free at once, and whoever must know is told. With its last place the sign-up is cancelled. Joins the caller's
 * transaction, which has locked the enrolment and decided about its money.
 */
export async function endPlaces(
  work: Work,
  enrolment: Enrolment,
  places: readonly Place[],
  { sessionIds, reason, refundCents, isPaidBack, actor, isQuiet, desk }: Ending,
): Promise<void> {
  const { providerId, id, orderId, status, sequence } = enrolment;
  const ended = places.filter((place) => counts(place) && sessionIds.includes(place.sessionId));
  const endedIds = ended.map(({ sessionId }) => sessionId);
  if (endedIds.length === 0) return;
  const isWhole = places.filter(counts).length === ended.length;
  await freePlaces(work, { providerId, sessionIds: endedIds });
  await markPlacesCancelled(work, { providerId, id }, endedIds);
  const statusAfter = isPaidBack ? 'R' : 'C';
  if (isWhole) await markEnrolmentCancelled(work, { providerId, id }, { status: statusAfter, reason });
  if (isWhole) await releasePromoUse(work, { providerId, orderId });
  await audit(work, {
    providerId,
    actor,
    action: 'cancelSubscription',
    subject: 'subscription',
    subjectId: id,
    before: { status },
    after: {
      status: isWhole ? statusAfter : status,
      sessionIds: endedIds,
      reason,
      refundCents,
      ...(desk?.waiver && { waiver: desk.waiver }),
    },
  });
  await work.announce(
    enrolmentCancelled({
      providerId,
      enrolmentId: id,
      sessionIds: endedIds,
      sequence,
      reason,
      refundCents,
      wasConfirmed: status === 'A',
      isWhole,
      ...(isQuiet && { isQuiet }),
      ...(desk && { isByDesk: true, isQuiet: desk.isQuiet }),
      ...(desk?.waiver && { isWaived: true }),
    }),
  );
}
