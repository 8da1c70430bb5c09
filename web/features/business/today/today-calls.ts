import type { DayAtCenter } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Today at a center, as whoever looks may see it. */
export type { DayAtCenter };
export type Visit = DayAtCenter['visits'][number];

export const TODAY = operation(`query Today($providerId: Id!) {
  getToday(providerId: $providerId) { ...DayAtCenter }
  countUnreadNotices(providerId: $providerId)
}
fragment DayAtCenter on Today {
  timeZone date nowMinute hasPeople newBookingsTotal
  visits { id status standing resourceId resourceName customerId customer offerId offer startMinute endMinute hasNote isFirstVisit owedCents }
  gaps { resourceId resourceName startMinute endMinute }
  newBookings { id customer offer startsAt byProvider }
  takings { tillCents sums { todayCents weekCents weekBeforeCents } }
}`);
