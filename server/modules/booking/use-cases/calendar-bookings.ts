import type { Work } from '#server/kernel/work.ts';
import type { CalendarBookingRow, CalendarBookingsAsked } from '../store/calendar-bookings.ts';
import { readCalendarBookings } from '../store/calendar-bookings.ts';

export type { CalendarBookingRow as CalendarBooking };

/** The bookings of some of a provider's people that touch a range, soonest first, in one statement however many they are. */
export async function calendarBookings(
  work: Work,
  asked: CalendarBookingsAsked,
): Promise<CalendarBookingRow[]> {
  return asked.resourceIds.length === 0 ? [] : readCalendarBookings(work, asked);
}
