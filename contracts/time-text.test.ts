import { expect, test } from 'vitest';
import { dateOf, zoneOf } from './time.ts';
import {
  formatLocalTime,
  formatMinuteOfDay,
  formatOffset,
  formatOffsetDateTime,
  readDateTimeFrom,
  parseTypedTime,
  readMinuteOfDay,
  startsNamed,
} from './time-text.ts';

const rome = zoneOf('Europe/Rome');

test.each([
  ['2026-06-10T10:00', '2026-06-10T08:00:00.000Z'],
  ['2026-06-10T10:00:00', '2026-06-10T08:00:00.000Z'],
  ['2026-06-10T10:00:00.000', '2026-06-10T08:00:00.000Z'],
  ['2026-06-10T10:00:00Z', '2026-06-10T10:00:00.000Z'],
  ['2026-06-10T10:00:00.000Z', '2026-06-10T10:00:00.000Z'],
  ['2026-06-10T10:00+05:30', '2026-06-10T04:30:00.000Z'],
  ['2026-06-10T10:00-03:30', '2026-06-10T13:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
  ['2026-03-29T02:30:00+01:00', '2026-03-29T01:30:00.000Z'],
  ['2000-01-01T00:00', '1999-12-31T23:00:00.000Z'],
  ['2100-12-31T23:55', '2100-12-31T22:55:00.000Z'],
])('%s in Rome is %s', (text, expected) => {
  const reading = readDateTimeFrom(text, rome);
  expect('at' in reading ? dateOf(reading.at).toISOString() : reading).toBe(expected);
});

test.each([
  '2026-02-29T10:00',
  '2026-03-29T02:30',
  '2026-06-10T24:00',
  '2026-06-10T23:60',
  '2026-06-10T10:00:60',
  '2026-06-10T10:00+25:00',
  '2026-06-10T10:00+24:00',
  '2026-06-10T10:00+01:60',
  '2026-06-10T10:00Z+02:00',
  '2026-06-10T10:00+01:00[Europe/Rome]',
  '2026-06-10T10:00+02:00[Europe/Rome]',
  '2026-06-10T10:00z',
  '2026-06-10t10:00',
  '2026-06-10 10:00',
  '2026-06-10T10',
  '2026-06-10',
  '10:00',
  '0001-01-01T10:00',
  '1999-12-31T23:59',
  '2101-01-01T00:00',
  '2100-12-31T23:30:00Z',
  '9999-12-31T10:00',
  '+275760-09-13T00:00',
  '1774738800000',
  '٢٠٢٦-٠٦-١٠T١٠:٠٠',
  '',
  ' ',
  1774738800000,
  null,
  undefined,
  {},
  ['2026-06-10T10:00'],
])('%j is refused as invalidDates', (value) => {
  expect(readDateTimeFrom(value, rome)).toEqual({ refusal: 'invalidDates' });
});

test.each(['2026-06-10T10:00:30', '2026-06-10T10:00:00.001Z'])('%s is off every grid', (text) => {
  expect(readDateTimeFrom(text, rome)).toEqual({ refusal: 'IV.ST' });
});

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['09:30:00', 570],
  ['24:00', 1440],
  ['24:05', null],
  ['23:60', null],
  ['9:30', null],
  ['09:30:30', null],
  ['', null],
  [570, null],
])('the time of day %j is %j minutes', (text, minutes) => {
  expect(readMinuteOfDay(text)).toBe(minutes);
});

test('times are written as slots and labels need them', () => {
  const second = Date.UTC(2026, 9, 25, 1, 30) / 60_000;
  expect(formatLocalTime(rome, second)).toBe('02:30:00');
  expect(formatOffsetDateTime(rome, second)).toBe('2026-10-25T02:30:00+01:00');
  expect(formatOffset(zoneOf('America/St_Johns'), second)).toBe('-02:30');
  expect([0, 570, 1440].map(formatMinuteOfDay)).toEqual(['00:00', '09:30', '24:00']);
});

test.each([
  ['9', 540],
  ['09', 540],
  ['930', 570],
  ['0930', 570],
  ['9:30', 570],
  ['9.30', 570],
  [' 23:59 ', 1439],
  ['24:00', 1440],
  ['0', 0],
  ['24:01', null],
  ['9:3', null],
  ['12345', null],
  ['-9', null],
  ['nine', null],
  ['', null],
])('reads %s as somebody types it', (text, minutes) => {
  expect(parseTypedTime(text)).toBe(minutes);
});

test.each([
  ['Europe/Rome', '2026-06-10', 600, ['2026-06-10T10:00:00+02:00']],
  ['Europe/Rome', '2026-10-25', 119, ['2026-10-25T01:59:00+02:00']],
  ['Europe/Rome', '2026-10-25', 150, ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00']],
  ['Europe/Rome', '2026-10-25', 180, ['2026-10-25T03:00:00+01:00']],
  ['Europe/Rome', '2026-03-29', 150, []],
  ['Australia/Lord_Howe', '2026-04-05', 100, ['2026-04-05T01:40:00+11:00', '2026-04-05T01:40:00+10:30']],
  ['Australia/Lord_Howe', '2026-04-05', 85, ['2026-04-05T01:25:00+11:00']],
])('in %s the %s at minute %i names %j', (zone, date, minute, starts) => {
  expect(startsNamed(zoneOf(zone), date, minute)).toEqual(starts);
});
