import { m } from '#contracts/texts/messages.js';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import type { CalendarReader } from './calendar-entry.ts';
import { appointmentOf, calendarText } from './calendar-entry.ts';

/** A person's appointments as one calendar to follow. An appointment that also came by mail carries the same UID there. */
export function calendarFile(bookings: readonly ReservationForMail[], reader: CalendarReader): string {
  return calendarText({
    method: 'PUBLISH',
    name: m.mail_calendar_name({}, { locale: reader.language }),
    events: bookings.map((booking) => appointmentOf(booking, reader)),
  });
}
