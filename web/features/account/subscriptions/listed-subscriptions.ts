import { comingSessions, isHeld } from '#web/booking/subscriptions/own-subscription.ts';
import type { SubscriptionSeen } from '#web/booking/subscriptions/own-subscription.ts';
import type { ReservationAddress } from '../reservations/reservation-filters.ts';

const TYPES = { Y: 'course', E: 'event' } as const;

/** The sign-ups that the filters of the own bookings show, on their first page: with a session to come, or without. */
export function listedSubscriptions(
  all: readonly SubscriptionSeen[],
  { status, type, page }: ReservationAddress,
  now: string,
): readonly SubscriptionSeen[] {
  if (page > 1) return [];
  return all.filter((subscription) => {
    const isUpcoming = isHeld(subscription) && comingSessions(subscription, now).length > 0;
    const isOfType = type === 'all' || type === TYPES[subscription.serviceType];
    return isOfType && isUpcoming === (status === 'upcoming');
  });
}
