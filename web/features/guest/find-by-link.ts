import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import type { SubscriptionSeen } from '#web/booking/subscriptions/own-subscription.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { RESERVATION_BY_LINK } from './reservation-calls.ts';
import { SUBSCRIPTION_BY_LINK } from './subscription-calls.ts';

type Known = Pick<RequestContext, 'api'>;
type Purpose = 'confirm' | 'manage';

/** The booking behind a mailed link, or null when the link is none of ours. */
export const findByLink = ({ api }: Known, code: string, purpose: Purpose): Promise<ReservationSeen | null> =>
  orNull(async () => (await api(RESERVATION_BY_LINK, { code, purpose })).reservationByLink);

/** The same of a sign-up. */
export const findSubscriptionByLink = (
  { api }: Known,
  code: string,
  purpose: Purpose,
): Promise<SubscriptionSeen | null> =>
  orNull(async () => (await api(SUBSCRIPTION_BY_LINK, { code, purpose })).subscriptionByLink);

async function orNull<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) return null;
    throw failure;
  }
}
