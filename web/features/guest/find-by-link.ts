import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { RESERVATION_BY_LINK } from './reservation-calls.ts';

/** The booking behind a mailed link, or null when the link is none of ours. */
export async function findByLink(
  { api }: Pick<RequestContext, 'api'>,
  code: string,
  purpose: 'confirm' | 'manage',
): Promise<ReservationSeen | null> {
  try {
    return (await api(RESERVATION_BY_LINK, { code, purpose })).reservationByLink;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) return null;
    throw failure;
  }
}
