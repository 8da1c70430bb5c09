import type { IcsCalendar, IcsEvent } from 'ts-ics';
import { generateIcsCalendar } from 'ts-ics';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { MailAttachment } from '#server/adapters/mail/port.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import type { ReservationMailData } from './reservation-parts.ts';
import { customerName } from './reservation-parts.ts';

/** REQUEST puts the appointment into the calendar, CANCEL takes the same one out again (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL';

/** The appointment as a calendar file, for the mail that tells of it. */
export function calendarEntry(data: ReservationMailData, method: CalendarMethod): MailAttachment {
  const { reservation, language, links, now } = data;
  const { provider, recipient } = reservation;
  const isCancelled = method === 'CANCEL';
  const appointment = appointmentOf(reservation, { language, origin: links.origin, now });
  const event: IcsEvent = {
    ...appointment,
    // A cancellation is one more change of what the reader's calendar knows.
    sequence: reservation.sequence + (isCancelled ? 1 : 0),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    ...(isCancelled ? {} : { url: links.manage }),
    organizer: {
      name: parameter(provider.name),
      email: plainLine(provider.email ?? `noreply@${new URL(links.origin).hostname}`),
    },
    attendees: recipient ? [{ email: plainLine(recipient.email), partstat: 'ACCEPTED', rsvp: false }] : [],
  };
  return {
    filename: m.mail_calendar_file({}, { locale: language }),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarText({ method, events: [event] }),
  };
}

/**
 * What every calendar file says of an appointment: the same UID through the reservation's whole life, times in UTC, so
 * that no calendar has to know the provider's zone.
 */
export function appointmentOf(
  reservation: ReservationForMail,
  { language, origin, now }: CalendarReader,
): IcsEvent {
  const { providerId, reservationId, provider, startsAt, endsAt, sequence } = reservation;
  const options = { locale: language };
  const what = { offer: reservation.offer.name, provider: provider.name };
  return {
    uid: `reservation-${providerId}-${reservationId}@${new URL(origin).hostname}`,
    sequence,
    status: 'CONFIRMED',
    stamp: { date: now },
    start: { date: startsAt },
    end: { date: endsAt },
    summary: plainLine(
      reservation.isReadByCarer
        ? m.mail_calendar_summary_for({ ...what, name: customerName(reservation, language) }, options)
        : m.mail_calendar_summary(what, options),
    ),
    location: plainLine([provider.name, provider.addressLine, provider.city].filter(Boolean).join(', ')),
  };
}

export interface CalendarReader {
  language: Locale;
  /** The address of the product, without a trailing slash. */
  origin: string;
  now: Date;
}

/** A calendar file's text, with lines that every program can read. */
export function calendarText(calendar: Pick<IcsCalendar, 'method' | 'events' | 'name'>): string {
  const text = refold(generateIcsCalendar({ version: '2.0', prodId: '-//Radura//Radura//IT', ...calendar }));
  const isEmpty = (calendar.events ?? []).length === 0;
  return isEmpty ? text.replace('END:VCALENDAR', `${UTC_ZONE}END:VCALENDAR`) : text;
}

/** A calendar must have one component at least (RFC 5545, 3.6): the zone of our times, where it has no event. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/** A parameter's value, quoted: the library writes it as it is, and a colon or semicolon would end it (RFC 5545, 3.2). */
function parameter(text: string): string {
  return `"${plainLine(text).replaceAll('"', "'")}"`;
}

const LONGEST_LINE_BYTES = 75;

/** Lines of at most 75 bytes: the library counts characters and may cut one in two. */
function refold(ics: string): string {
  return ics.replaceAll('\r\n ', '').split('\r\n').map(fold).join('\r\n');
}

function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
