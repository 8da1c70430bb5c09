import { expect, test } from 'vitest';
import type { CalendarShown } from '../calendar-calls.ts';
import { nextFree } from './next-free.ts';

const DAY = '2026-11-24';
type Time = CalendarShown['times'][number];
const time = (resourceId: number | null, kind: string, startMinute: number, endMinute: number): Time =>
  ({ resourceId, date: DAY, kind, startMinute, endMinute }) as Time;
const booking = (resourceId: number, startMinute: number, endMinute: number, status = 'A') =>
  ({ resourceId, date: DAY, startMinute, endMinute, status }) as CalendarShown['bookings'][number];

const shown = {
  columns: [1, 2].map((id) => ({ id, name: '', color: null, isArchived: false })),
  times: [
    time(1, 'working', 540, 780),
    time(1, 'break', 660, 720),
    time(2, 'working', 600, 780),
    time(null, 'closed', 720, 780),
  ],
  bookings: [booking(1, 540, 650), booking(2, 600, 630), booking(2, 630, 700, 'C')],
};
const asked = { date: DAY, resourceId: null, from: 0, step: 15 };

test('the first place that somebody works, that is neither kept free nor booked', () => {
  expect(nextFree(shown, asked)).toEqual({ minute: 630, resourceId: 2 });
  // Between 650 and the break at 660 there is no quarter of an hour
  expect(nextFree(shown, { ...asked, resourceId: 1 })).toBe(null);
  expect(nextFree(shown, { ...asked, resourceId: 1, step: 10 })).toEqual({ minute: 650, resourceId: 1 });
});

test('not before the minute that was asked for, on a step of the grid', () => {
  expect(nextFree(shown, { ...asked, from: 637 })).toEqual({ minute: 645, resourceId: 2 });
  expect(nextFree(shown, { ...asked, from: 720 })).toBe(null);
  expect(nextFree(shown, { ...asked, date: '2026-11-25' })).toBe(null);
});
