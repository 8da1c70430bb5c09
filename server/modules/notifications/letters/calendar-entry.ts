import type { IcsCalendar } from 'ts-ics';
import { generateIcsCalendar } from 'ts-ics';
import { m } from '#contracts/texts/messages.js';
import type { LetterAttachment } from '#server/adapters/mail/port.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { ReservationScene } from './reservation-parts.ts';

/** REQUEST puts the appointment into the calendar, CANCEL takes the same one out again (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL';

/**
 * The appointment as a calendar file: the same UID through the reservation's whole life, times in UTC, so that no
 * calendar has to know the provider's zone.
 */
export function calendarEntry(scene: ReservationScene, method: CalendarMethod): LetterAttachment {
  const { letter, language, links, now } = scene;
  const { providerId, reservationId, provider, person, startsAt, endsAt } = letter;
  const host = new URL(links.origin).hostname;
  const isCancelled = method === 'CANCEL';
  const place = [provider.name, provider.addressLine, provider.city].filter(Boolean).join(', ');
  const calendar: IcsCalendar = {
    version: '2.0',
    prodId: '-//Radura//Radura//IT',
    method,
    events: [
      {
        uid: `reservation-${providerId}-${reservationId}@${host}`,
        // A cancellation is one more change of what the reader's calendar knows.
        sequence: letter.sequence + (isCancelled ? 1 : 0),
        status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
        stamp: { date: now },
        start: { date: startsAt },
        end: { date: endsAt },
        summary: plainLine(
          m.mail_calendar_summary(
            { offer: letter.offer.name, provider: provider.name },
            { locale: language },
          ),
        ),
        location: plainLine(place),
        ...(isCancelled ? {} : { url: links.manage }),
        organizer: { name: parameter(provider.name), email: plainLine(provider.email ?? `noreply@${host}`) },
        attendees: [{ email: plainLine(person.email), partstat: 'ACCEPTED', rsvp: false }],
      },
    ],
  };
  return {
    filename: m.mail_calendar_file({}, { locale: language }),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: refold(generateIcsCalendar(calendar)),
  };
}

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
