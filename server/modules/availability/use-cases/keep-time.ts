import type { EpochMinutes } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { deleteHolds, keepHolds } from '../store/holds.ts';
import type { OfferOnCalendar } from './bookable-offer.ts';
import { calendarScope } from './calendar-scope.ts';
import { takeTime } from './take-time.ts';

/**
 * Makes time held for a while held for good. While the hold stands nobody else can have taken the place; once it is gone
 * everything is checked and taken anew, only the notice no longer counts: the customer was in time.
 *
 * @throws Refusal with the reason when the place is lost
 */
export async function keepTime(
  work: Work,
  held: { offer: OfferOnCalendar; at: EpochMinutes; resourceId: number; reservationId: number },
): Promise<void> {
  const isKept = await keepHolds(work, held.offer.providerId, held.reservationId);
  if (isKept) return;
  await takeTime(work, { ...held, offer: { ...held.offer, noticeMinutes: 0 }, expiresAt: null });
}

/** Gives back the time of a reservation; harmless when it holds none. */
export async function releaseTime(work: Work, providerId: number, reservationId: number): Promise<void> {
  await deleteHolds(work, providerId, [reservationId]);
  work.forget(calendarScope(providerId));
}
