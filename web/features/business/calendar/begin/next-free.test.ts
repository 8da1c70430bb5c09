import { expect, test } from 'vitest';
import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
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
  rooms: [],
  placed: [],
  sessions: [],
};
const asked = { date: DAY, resourceId: null, room: null, from: 0, step: 15 };

test('the first place that somebody works, that is neither kept free nor booked', () => {
  expect(nextFree(shown, asked)).toEqual({ minute: 630, resourceId: 2 });
  // Between 650 and the break at 660 nothing finds room
  expect(nextFree(shown, { ...asked, resourceId: 1 })).toBe(null);
  expect(nextFree(shown, { ...asked, resourceId: 1, step: 10 })).toBe(null);
  const sooner = { ...shown, bookings: [booking(1, 540, 620)] };
  expect(nextFree(sooner, { ...asked, resourceId: 1, step: 10 })).toEqual({ minute: 620, resourceId: 1 });
});

test('no gap that is shorter than a service or than a step', () => {
  const gap = { ...shown, bookings: [booking(1, 540, 635)] };
  expect(nextFree(gap, { ...asked, resourceId: 1, step: 5 })).toBe(null);
  const hour = { ...shown, bookings: [booking(1, 580, 780), booking(2, 600, 780)] };
  expect(nextFree(hour, asked)).toEqual({ minute: 540, resourceId: 1 });
  expect(nextFree(hour, { ...asked, step: 60 })).toBe(null);
});

test('a booking of the day before that runs past midnight takes its time, and one that ended there none', () => {
  const night = {
    ...shown,
    columns: shown.columns.slice(0, 1),
    times: [time(1, 'working', 0, 180)],
    bookings: [{ ...booking(1, 1380, 1530), date: '2026-11-23' }],
  };
  expect(nextFree(night, asked)).toEqual({ minute: 90, resourceId: 1 });
  const early = { ...night, bookings: [{ ...booking(1, 1380, 1440), date: '2026-11-23' }] };
  expect(nextFree(early, asked)).toEqual({ minute: 0, resourceId: 1 });
});

test('not before the minute that was asked for, on a step of the grid', () => {
  expect(nextFree(shown, { ...asked, from: 637 })).toEqual({ minute: 645, resourceId: 2 });
  expect(nextFree(shown, { ...asked, from: 720 })).toBe(null);
  expect(nextFree(shown, { ...asked, date: '2026-11-25' })).toBe(null);
});

test('in a room only while nobody is in it; of a thing without names there may be more', () => {
  const salvia = { resourceId: 7, unit: 1, name: 'Salvia' };
  const [free, inSalvia] = [booking(1, 540, 560), { ...booking(2, 600, 630), id: 4 }];
  const rooms = { ...shown, bookings: [free, inSalvia], rooms: [salvia, { ...salvia, unit: null }] };
  const placed = [{ reservationId: 4, resourceId: 7, unit: 1 }];
  const own = { ...asked, resourceId: 1, from: 590 };
  expect(nextFree({ ...rooms, placed }, { ...own, room: '7.1' })).toEqual({ minute: 630, resourceId: 1 });
  expect(nextFree({ ...rooms, placed }, { ...own, room: '7.' })).toEqual({ minute: 600, resourceId: 1 });
  expect(nextFree({ ...rooms, placed }, own)).toEqual({ minute: 600, resourceId: 1 });
});
