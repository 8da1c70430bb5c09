import { expect, it } from 'vitest';
import type { IsoWeekday } from '#contracts/time.ts';
import type { HoursOfCenter } from './day-to-show.ts';
import { nextDayToShow } from './day-to-show.ts';

const on = (weekdays: IsoWeekday[], startMinute: number, endMinute: number): HoursOfCenter['weekly'] =>
  weekdays.map((weekday) => ({ weekday, startMinute, endMinute }));

/** Monday to Friday 9 to 13 and 15 to 19, Saturday until 13. */
const HOURS: HoursOfCenter = {
  weekly: [...on([1, 2, 3, 4, 5, 6], 540, 780), ...on([1, 2, 3, 4, 5], 900, 1140)],
  dates: [],
  closures: [],
};
const FRIDAY = '2026-11-27';
const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';
const MONDAY = '2026-11-30';

const shownAt = (
  date: string,
  minute: number,
  hours: Partial<HoursOfCenter> = {},
  { hasVisits = false, booked = [] }: { hasVisits?: boolean; booked?: readonly string[] } = {},
) => nextDayToShow({ date, minute, hasVisits }, { ...HOURS, ...hours }, new Set(booked));

it.each<[string, string, number, Partial<HoursOfCenter>, string | null]>([
  ['before opening', FRIDAY, 420, {}, null],
  ['at midday, between two openings', FRIDAY, 840, {}, null],
  ['in the last minute', FRIDAY, 1139, {}, null],
  ['at closing time', FRIDAY, 1140, {}, SATURDAY],
  ['before a day off', SATURDAY, 780, {}, MONDAY],
  ['on a day off, in the morning', SUNDAY, 480, {}, MONDAY],
  [
    'on a date with shorter hours of its own',
    FRIDAY,
    780,
    { dates: [{ date: FRIDAY, times: on([5], 540, 780) }] },
    SATURDAY,
  ],
  ['before a date that is closed', FRIDAY, 1140, { dates: [{ date: SATURDAY, times: [] }] }, MONDAY],
  ['before a holiday', FRIDAY, 1140, { closures: [{ from: SATURDAY, to: '2026-12-01' }] }, '2026-12-02'],
  ['in a holiday of a month', FRIDAY, 1140, { closures: [{ from: FRIDAY, to: '2026-12-27' }] }, null],
  ['without known hours', FRIDAY, 1140, { weekly: [] }, null],
  ['while yesterday’s hours run past midnight', SATURDAY, 60, { weekly: on([5, 1], 1200, 1560) }, null],
  ['once they are over, on a day off', SATURDAY, 120, { weekly: on([5, 1], 1200, 1560) }, MONDAY],
])('%s', (_name, date, minute, hours, next) => expect(shownAt(date, minute, hours)).toBe(next));

it('somebody who is still awaited or there keeps today', () =>
  expect(shownAt(FRIDAY, 1200, {}, { hasVisits: true })).toBeNull());

it('a day off on which somebody is booked comes before the next open day', () => {
  expect(shownAt(SATURDAY, 780, {}, { booked: [SUNDAY, MONDAY] })).toBe(SUNDAY);
  expect(shownAt(SATURDAY, 780, {}, { booked: [SATURDAY, '2026-12-01'] })).toBe(MONDAY);
});

it('a booking alone, of a center without known hours, leaves today', () =>
  expect(shownAt(SATURDAY, 780, { weekly: [] }, { booked: [SUNDAY] })).toBeNull());
