import { operation } from '#web/lib/api.ts';

/** The private address under which a calendar program follows the own bookings; null while there is none. */
export type CalendarFeed = { isOn: boolean; url: string | null };

/** What a query asks of a feed. */
export const CALENDAR_FEED_FIELDS = '{ isOn url }';

export const ENABLE_CALENDAR_FEED = operation<{ enableCalendarFeed: CalendarFeed }>(
  `mutation EnableCalendarFeed { enableCalendarFeed ${CALENDAR_FEED_FIELDS} }`,
);

export const REVOKE_CALENDAR_FEED = operation<{ revokeCalendarFeed: CalendarFeed }>(
  `mutation RevokeCalendarFeed { revokeCalendarFeed ${CALENDAR_FEED_FIELDS} }`,
);
