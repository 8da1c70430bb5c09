import fc from 'fast-check';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it, test } from 'vitest';
import { aReservationForMail, reservationMailData } from '../builders.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { CalendarMethod } from './calendar-entry.ts';
import { calendarEntry } from './calendar-entry.ts';

function parsed(given: Parameters<typeof aReservationForMail>[0], method: CalendarMethod = 'REQUEST') {
  const { content } = calendarEntry(reservationMailData({ reservation: aReservationForMail(given) }), method);
  const calendar = convertIcsCalendar(undefined, content);
  expect(calendar.events).toHaveLength(1);
  return { calendar, event: calendar.events?.[0], content };
}

describe('the calendar file', () => {
  it('says what, where, when, and where to manage it', () => {
    const { calendar, event, content } = parsed({});
    expect(calendar.method).toBe('REQUEST');
    expect(event).toMatchObject({
      uid: 'reservation-7-4711@radura.example',
      status: 'CONFIRMED',
      summary: 'Massaggio rilassante da Corte Verde',
      location: 'Corte Verde, Via dei Tigli 12, Milano',
      url: 'https://radura.example/manage/7.3mv.token',
      start: { date: new Date('2026-11-16T13:05:00Z') },
      end: { date: new Date('2026-11-16T14:05:00Z') },
    });
    expect(content).toContain('\r\nSEQUENCE:0\r\n');
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('takes the same appointment out again', () => {
    const { calendar, event, content } = parsed({}, 'CANCEL');
    expect(calendar.method).toBe('CANCEL');
    expect(event).toMatchObject({ uid: 'reservation-7-4711@radura.example', status: 'CANCELLED' });
    expect(content).toContain('\r\nSEQUENCE:1\r\n');
    expect(content).not.toContain('/manage/');
  });

  it('is named in the language of the reader and tells its method', () => {
    const data = reservationMailData();
    expect(calendarEntry(data, 'REQUEST')).toMatchObject({
      filename: 'prenotazione.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    expect(calendarEntry({ ...data, language: 'en' }, 'REQUEST').filename).toBe('booking.ics');
  });

  test.each([
    [
      'the last minutes before the clock goes forward',
      '2026-03-29T00:55:00Z',
      '2026-03-29T01:55:00Z',
      '20260329T005500Z',
      '20260329T015500Z',
    ],
    [
      'right after it',
      '2026-03-29T01:00:00Z',
      '2026-03-29T02:00:00Z',
      '20260329T010000Z',
      '20260329T020000Z',
    ],
    [
      'an afternoon of that day',
      '2026-03-29T12:30:00Z',
      '2026-03-29T13:30:00Z',
      '20260329T123000Z',
      '20260329T133000Z',
    ],
    [
      'the first 02:00 in autumn until the second',
      '2026-10-25T00:00:00Z',
      '2026-10-25T01:00:00Z',
      '20261025T000000Z',
      '20261025T010000Z',
    ],
    [
      'the second 02:30',
      '2026-10-25T01:30:00Z',
      '2026-10-25T02:30:00Z',
      '20261025T013000Z',
      '20261025T023000Z',
    ],
    [
      'over midnight of the year',
      '2026-12-31T22:30:00Z',
      '2026-12-31T23:30:00Z',
      '20261231T223000Z',
      '20261231T233000Z',
    ],
  ])('keeps the instant: %s', (_name, start, end, dtstart, dtend) => {
    const { event, content } = parsed({ startsAt: new Date(start), endsAt: new Date(end) });
    expect(content).toContain(`\r\nDTSTART:${dtstart}\r\nDTEND:${dtend}\r\n`);
    expect(event?.start.date.toISOString()).toBe(new Date(start).toISOString());
  });

  it('gives back any name, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (name, offer) => {
          const provider = { ...aReservationForMail().provider, name };
          const { event, content } = parsed({ provider, offer: { id: 9, name: offer, durationMinutes: 60 } });
          for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(content.isWellFormed()).toBe(true);
          expect(event?.summary?.trim()).toBe(plainLine(`${offer} da ${name}`));
        },
      ),
    );
  });
});
