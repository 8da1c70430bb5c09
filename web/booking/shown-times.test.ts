import { expect, test } from 'vitest';
import {
  dayLabel,
  dayWithWeekday,
  localDateTimeIn,
  momentIn,
  monthName,
  shortWeekday,
} from './shown-times.ts';

test('days are written in both languages', () => {
  expect(dayWithWeekday('2026-11-24', 'it')).toBe('martedì 24/11/2026');
  expect(dayWithWeekday('2026-11-24', 'en')).toBe('Tuesday 24/11/2026');
  expect(dayLabel('2026-11-04', 'it')).toBe('mercoledì 4 novembre');
  expect(monthName('2027-01', 'en')).toBe('January 2027');
  expect(shortWeekday('2026-11-24', 'it')).toBe('mar');
});

test.each([
  ['Europe/Rome', '2026-10-25T00:30:00Z', '2026-10-25T02:30'],
  ['Europe/Rome', '2026-10-25T01:30:00Z', '2026-10-25T02:30'],
  ['America/New_York', '2026-11-24T04:30:00Z', '2026-11-23T23:30'],
  ['Europe/Rome', '2026-11-23T23:00:00+00:00', '2026-11-24T00:00'],
])('an instant in %s', (zone, instant, local) => expect(localDateTimeIn(zone, instant)).toBe(local));

test('a moment has its weekday, date and time', () => {
  expect(momentIn('Europe/Rome', '2026-11-24T08:05:00Z', 'it')).toBe('martedì 24/11/2026, 09:05');
});
