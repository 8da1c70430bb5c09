import { operation } from '#web/lib/api.ts';

/** The private address under which a calendar program follows the own bookings; null while there is none. */
export type { CalendarFeed } from '#web/generated/operations.ts';

export const CALENDAR_FEED = 'fragment CalendarFeed on CalendarFeed { isOn url }';

export const ENABLE_CALENDAR_FEED = operation(
  `mutation EnableCalendarFeed { enableCalendarFeed { ...CalendarFeed } } ${CALENDAR_FEED}`,
);

export const REVOKE_CALENDAR_FEED = operation(
  `mutation RevokeCalendarFeed { revokeCalendarFeed { ...CalendarFeed } } ${CALENDAR_FEED}`,
);
