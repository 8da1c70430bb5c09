import type { RequestContext } from '#web/lib/request-context.ts';
import type { LoadedBooking } from '../load-booking.ts';
import { OWN_HOLDS } from './hold-calls.ts';
import type { OpenHold } from './hold-calls.ts';
import { RELEASED } from './release-from-form.ts';

/** What a page says of one's own places that wait for their payment. */
export type LoadedHolds = { holds: readonly OpenHold[]; isReleased: boolean; readAt: string };

/** @returns null where there is nothing to say */
export async function loadHolds(
  url: URL,
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
): Promise<LoadedHolds | null> {
  const { ownHolds: holds } = await api(OWN_HOLDS, { providerId });
  const isReleased = url.searchParams.has(RELEASED);
  if (holds.length === 0 && !isReleased) return null;
  return { holds, isReleased, readAt: Temporal.Now.instant().toString() };
}

/** Whether the time that is not free any more is held by who looks: to them nobody says that it is taken. */
export async function isOwnTime(
  { isTimeGone, bookingRequest }: Pick<LoadedBooking, 'isTimeGone' | 'bookingRequest'>,
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
): Promise<boolean> {
  if (!isTimeGone) return false;
  const { ownHolds } = await api(OWN_HOLDS, { providerId });
  return ownHolds.some(
    ({ offerId, startsAt }) => offerId === bookingRequest.offerId && startsAt === bookingRequest.at,
  );
}
