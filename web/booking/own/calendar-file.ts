import type { ReservationSeen } from './own-reservation.ts';

type Appointment = Pick<
  ReservationSeen,
  'id' | 'providerId' | 'providerName' | 'providerAddress' | 'offerName' | 'startsAt' | 'endsAt'
>;

/**
 * The address of a calendar file of a booking, which needs no request and works without scripts. Its UID is that of the mailed file:
 * a calendar that has both shows one appointment.
 * @param host of the product
 * @param now an instant, ISO
 */
export function calendarFileAddress(
  appointment: Appointment,
  { host, now }: { host: string; now: string },
): string {
  const { id, providerId, providerName, providerAddress, offerName, startsAt, endsAt } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Radura//IT',
    'BEGIN:VEVENT',
    `UID:reservation-${providerId}-${id}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(`${offerName}, ${providerName}`)}`,
    `LOCATION:${escaped([providerName, providerAddress].filter(Boolean).join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(folded).join('\r\n')}\r\n`)}`;
}

/** `20270504T120000Z`. */
const utc = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Text of the file (RFC 5545): what would end a value or a line stands for itself. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** Lines longer than 75 octets go on in the next one, after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > 74) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}
