import { expect, it } from 'vitest';
import { calendarFileAddress } from './calendar-file.ts';

const APPOINTMENT = {
  id: 9,
  providerId: 3,
  providerName: 'Studio Aria; Spa, e altro',
  providerAddress: 'Via delle Rose 12\r\nEND:VEVENT\nBologna',
  offerName: 'Massaggio rilassante con pietre calde, oli essenziali e campane tibetane',
  startsAt: '2027-05-04T12:00:00+02:00',
  endsAt: '2027-05-04T13:00:00+02:00',
};
const AT = { host: 'radura.example', now: '2027-05-01T09:30:00.123Z' };

it('a calendar file has the moment in UTC and the UID of the mailed one', () => {
  const text = decodeURIComponent(calendarFileAddress(APPOINTMENT, AT).split(',').slice(1).join(','));
  expect(text).toContain('UID:reservation-3-9@radura.example\r\n');
  expect(text).toContain('DTSTAMP:20270501T093000Z\r\n');
  expect(text).toContain('DTSTART:20270504T100000Z\r\nDTEND:20270504T110000Z\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('what a name holds never begins a line of its own', () => {
  const text = decodeURIComponent(calendarFileAddress(APPOINTMENT, AT).split(',').slice(1).join(','));
  const lines = text.split('\r\n');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(
    'LOCATION:Studio Aria\\; Spa\\, e altro\\, Via delle Rose 12 END:VEVENT Bologna',
  );
});
