import { describe, expect, test } from 'vitest';
import {
  boundaryOfWall,
  boundsOfDay,
  dateOf,
  dayNumberOf,
  dayOf,
  epochMinutesOf,
  instantOfWall,
  isLocalDate,
  isoWeekday,
  isZoneId,
  localDateOfDay,
  minuteOfDay,
  nextEpochMinutes,
  startOfDay,
  wallOf,
  zoneOf,
} from './time.ts';

/** Whole hours, quarters, changes of half an hour, at midnight, a skipped day, none since long. */
const ZONES = [
  'Europe/Rome',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Havana',
  'America/St_Johns',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
];

describe.each(ZONES)('%s', (id) => {
  const zone = zoneOf(id);

  test('tells the local time of an instant as Temporal does, from 2000 to 2100', () => {
    const last = Date.UTC(2100, 11, 31) / 60_000;
    for (let at = Date.UTC(2000, 0, 1) / 60_000; at < last; at += 60 * 511 + 7) {
      const moment = Temporal.Instant.fromEpochMilliseconds(at * 60_000).toZonedDateTimeISO(id);
      expect(wallOf(zone, at)).toBe(at + moment.offsetNanoseconds / 60_000_000_000);
      expect(localDateOfDay(dayOf(zone, at))).toBe(moment.toPlainDate().toString());
      expect(minuteOfDay(zone, at)).toBe(moment.hour * 60 + moment.minute);
    }
  });

  test('finds the instants around every clock change as Temporal does, and knows the skipped times', () => {
    for (const { from, wallFrom } of zone.periods.slice(1)) {
      for (let wall = wallFrom - 150; wall <= wallFrom + 90; wall += 15) {
        const local = Temporal.PlainDateTime.from(dateOf(wall).toISOString().slice(0, 16));
        const moment = local.toZonedDateTime(id, { disambiguation: 'compatible' });
        const isSkipped = !moment.toPlainDateTime().equals(local);
        const at = moment.epochMilliseconds / 60_000;
        expect(instantOfWall(zone, wall)).toBe(isSkipped ? null : at);
        expect(boundaryOfWall(zone, wall)).toBe(isSkipped ? from : at);
      }
    }
  });

  test('starts its days where Temporal does', () => {
    for (let day = dayNumberOf('2026-01-01'); day < dayNumberOf('2029-01-01'); day++) {
      const start = Temporal.PlainDate.from(localDateOfDay(day)).toZonedDateTime(id);
      expect(startOfDay(zone, day)).toBe(start.epochMilliseconds / 60_000);
    }
  });
});

test('a zone is known by its proper name only', () => {
  expect(['Europe/Rome', 'UTC', 'America/Argentina/Buenos_Aires'].every(isZoneId)).toBe(true);
  for (const name of ['Mars/Olympus', 'europe/rome', '+02:00', '', 'Rome', null, 5])
    expect(isZoneId(name)).toBe(false);
  expect(() => zoneOf('Mars/Olympus')).toThrow(RangeError);
  expect(() => zoneOf('+25:00')).toThrow(RangeError);
  expect(zoneOf('Europe/Rome')).toBe(zoneOf('Europe/Rome'));
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['0001-01-01', false],
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['9999-12-31', false],
  ['+275760-09-13', false],
  ['2026-1-1', false],
  [' 2026-01-01', false],
  ['2026-01-01T00:00', false],
  ['1774738800000', false],
  [1774738800000, false],
  [null, false],
  [['2026-01-01'], false],
])('%j is a date to book: %s', (value, expected) => {
  expect(isLocalDate(value)).toBe(expected);
});

test('a birthday may be earlier', () => {
  expect(isLocalDate('1948-02-29', 1900)).toBe(true);
});

test('weekdays run from Monday 1 to Sunday 7', () => {
  expect(['2026-06-08', '2026-06-14', '1969-12-29'].map(isoWeekday)).toEqual([1, 7, 1]);
});

test('a moment inside a minute belongs to it, and the next start is after it', () => {
  const moment = new Date('2026-06-10T10:00:30Z');
  const minute = Date.UTC(2026, 5, 10, 10) / 60_000;
  expect([epochMinutesOf(moment), nextEpochMinutes(moment)]).toEqual([minute, minute + 1]);
  expect(nextEpochMinutes(new Date('2026-06-10T10:00Z'))).toBe(minute);
});

test('a day is from midnight to midnight, also where the clock changes', () => {
  const rome = zoneOf('Europe/Rome');
  const bounds = (date: string) => boundsOfDay(rome, dayNumberOf(date));
  const hours = (date: string) => (+bounds(date).to - +bounds(date).from) / 3_600_000;
  expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-10')]).toEqual([23, 25, 24]);
  expect(bounds('2026-10-25').from).toEqual(new Date('2026-10-24T22:00:00Z'));
});
