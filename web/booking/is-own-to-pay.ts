import { operation } from '#web/lib/api.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { BookingWish } from './booking-wish.ts';

export const WHAT_WAITS = operation<{
  reservationJustMade: { offerId: number; startsAt: string; status: string; paymentState: string } | null;
}>('query WhatWaits { reservationJustMade { offerId startsAt status paymentState } }');

/** Whether the time of a wish is held by this browser's own booking, which waits for its payment. */
export async function isOwnToPay(
  { api }: Pick<RequestContext, 'api'>,
  { offerId, at }: BookingWish,
): Promise<boolean> {
  const { reservationJustMade: own } = await api(WHAT_WAITS);
  const isSame = own !== null && own.offerId === offerId && own.startsAt === at;
  return isSame && own.status === 'RSD' && own.paymentState === 'notPaid';
}
