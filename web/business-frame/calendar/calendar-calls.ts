import type { CalendarShown } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** What is drawn of some dates. */
export type { CalendarShown };
export type Booking = CalendarShown['bookings'][number];
export type Column = CalendarShown['columns'][number];
export type Room = CalendarShown['rooms'][number];
export type SessionShown = CalendarShown['sessions'][number];
export type TimeShown = CalendarShown['times'][number];

export const CALENDAR = operation(`query CalendarRange(
  $providerId: Id!, $from: String!, $to: String!, $resourceIds: [Id!], $withCancelled: Boolean, $times: CalendarTimes, $withRooms: Boolean
) {
  getCalendar(
    providerId: $providerId, from: $from, to: $to, resourceIds: $resourceIds, withCancelled: $withCancelled, times: $times,
    withRooms: $withRooms
  ) { ...CalendarShown }
}
fragment CalendarShown on Calendar {
  timeZone today nowMinute
  people { id name color }
  columns { id name color isArchived }
  hasRooms rooms { resourceId unit name } placed { reservationId resourceId unit }
  times { resourceId date kind startMinute endMinute reason blockId blockDate }
  clockChanges { date kind startMinute endMinute }
  bookings
  sessions { id classId name color isCancelled teacherId roomId roomUnit date startMinute endMinute capacity taken }
}`);
