import type { DayAtCenter, DayOnSheet, SessionOfToday } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Today at a center, as whoever looks may see it. */
export type { DayAtCenter, DayOnSheet, SessionOfToday };
export type Visit = DayAtCenter['visits'][number];

const VISIT = `fragment VisitSeen on VisitOfDay {
  id status standing resourceId resourceName customerId customer offerId offer startMinute endMinute hasNote isFirstVisit owedCents
}`;

export const TODAY = operation(`query Today($providerId: Id!) {
  getToday(providerId: $providerId) { ...DayAtCenter }
  countUnreadNotices(providerId: $providerId)
}
fragment DayAtCenter on Today {
  timeZone date nowMinute hasPeople newBookingsTotal
  tomorrow { date bookings firstMinute } nextDay
  visits { ...VisitSeen }
  gaps { resourceId resourceName startMinute endMinute }
  newBookings { id customer offer startsAt byProvider }
  takings { tillCents sums { todayCents weekCents weekBeforeCents } }
}
${VISIT}`);

/** The class sessions of a day; of who works with customers alone their own. */
export const SESSIONS_OF_TODAY = operation(`query SessionsOfToday($providerId: Id!, $date: String!) {
  getSessionsOfDays(providerId: $providerId, from: $date, days: 1) { ...SessionOfToday }
}
fragment SessionOfToday on OwnSession {
  id className startsAt endsAt timeZone capacity taken teacherName roomName status
}`);

/** A day on paper. */
export const DAY_SHEET = operation(`query DaySheet($providerId: Id!, $date: String) {
  getDaySheet(providerId: $providerId, date: $date) { ...DayOnSheet }
}
fragment DayOnSheet on DaySheet { date lines { phone rooms visit { ...VisitSeen } } }
${VISIT}`);
