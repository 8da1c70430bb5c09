import { expect, test } from 'vitest';
import { dayForKey } from './day-keys.ts';

/** November 2026 begins on a Sunday; free are two Mondays, a Wednesday between, a Sunday and the last Monday. */
const freeDays = ['2026-11-09', '2026-11-11', '2026-11-15', '2026-11-16', '2026-11-30'];

test.each([
  ['right, over days that are full', 'ArrowRight', '2026-11-09', '2026-11-11'],
  ['right, into the next week', 'ArrowRight', '2026-11-15', '2026-11-16'],
  ['right, at the end', 'ArrowRight', '2026-11-30', null],
  ['left', 'ArrowLeft', '2026-11-16', '2026-11-15'],
  ['left, at the beginning', 'ArrowLeft', '2026-11-09', null],
  ['down, to the same weekday', 'ArrowDown', '2026-11-09', '2026-11-16'],
  ['down, over weeks without it', 'ArrowDown', '2026-11-16', '2026-11-30'],
  ['down, where none is left', 'ArrowDown', '2026-11-11', null],
  ['up, over weeks without it', 'ArrowUp', '2026-11-30', '2026-11-16'],
  ['to the week’s first', 'Home', '2026-11-15', '2026-11-09'],
  ['to the week’s last, Sunday', 'End', '2026-11-09', '2026-11-15'],
  ['by a letter', 'a', '2026-11-09', null],
])('%s', (_case, key, date, target) =>
  expect(dayForKey({ key, ctrlKey: false }, { date, freeDays })).toBe(target),
);

test.each([
  ['Home', '2026-11-09'],
  ['End', '2026-11-30'],
])('with Ctrl to the month’s ends: %s', (key, target) =>
  expect(dayForKey({ key, ctrlKey: true }, { date: '2026-11-16', freeDays })).toBe(target),
);
