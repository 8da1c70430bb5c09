import type { PromoOnSale } from '#contracts/promo.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { LoadedBooking } from '../load-booking.ts';
import { waitingPromo } from '../promo-calls.ts';
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

/** What the form of a booking has to know of an own place at the chosen time. */
export type OwnTime = {
  /** The time is not free any more because whoever looks holds it: to them nobody says that it is taken. */
  isGone: boolean;
  /** The promo code with which it waits, in the price of whoever comes back to the form; null without one. */
  waitingPromo: PromoOnSale | null;
};

/** Asks nothing until a time is chosen. */
export async function ownTime(
  { isTimeGone, bookingRequest: { offerId, at } }: Pick<LoadedBooking, 'isTimeGone' | 'bookingRequest'>,
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
): Promise<OwnTime> {
  if (at === null) return { isGone: false, waitingPromo: null };
  const { ownHolds } = await api(OWN_HOLDS, { providerId });
  const hold = ownHolds.find((one) => one.offerId === offerId && one.startsAt === at);
  return {
    isGone: isTimeGone && hold !== undefined,
    waitingPromo: hold ? waitingPromo(hold.promoCode, hold.promoDiscountCents) : null,
  };
}
