import { expect, it } from 'vitest';
import { addDays, isoWeekday } from '#contracts/time.ts';
import type { SessionFormValues } from './session-form-values.ts';
import { repeatedWeekly } from './session-form-values.ts';

const session = (date: string, startsAt = '18:30'): SessionFormValues => ({
  date,
  startsAt,
  durationMinutes: '60',
  capacity: '12',
  priceCents: '',
  teacherId: '3',
  roomId: '',
  link: '',
});
const datesOf = (sessions: readonly SessionFormValues[]) => sessions.map(({ date }) => date);

it('repeats every session of the last week in each week that follows, over a new year and a change of the clock', () => {
  expect(datesOf(repeatedWeekly([session('2026-12-30'), session('2026-12-28')], 2))).toEqual([
    '2027-01-04',
    '2027-01-06',
    '2027-01-11',
    '2027-01-13',
  ]);
  const summer = repeatedWeekly([session('2027-03-22')], 2);
  expect(datesOf(summer)).toEqual(['2027-03-29', '2027-04-05']);
  expect(summer.every(({ startsAt, teacherId }) => startsAt === '18:30' && teacherId === '3')).toBe(true);
});

it('goes on from the last week alone', () => {
  const first = [session('2027-05-03'), session('2027-05-05')];
  const more = [...first, ...repeatedWeekly(first, 3)];
  expect(datesOf(repeatedWeekly(more, 1))).toEqual(['2027-05-31', '2027-06-02']);
});

it('keeps weekdays and numbers, whatever day it begins with', () => {
  for (let day = 0; day < 800; day += 13) {
    const date = addDays('2027-01-01', day);
    const repeated = repeatedWeekly([session(date), session(addDays(date, 2))], 10);
    expect(new Set(datesOf(repeated)).size).toBe(20);
    expect(new Set(datesOf(repeated).map((one) => isoWeekday(one)))).toEqual(
      new Set([isoWeekday(date), isoWeekday(addDays(date, 2))]),
    );
    expect(datesOf(repeated)).toEqual(datesOf(repeated).toSorted());
  }
});

it('has nothing to repeat without a date', () => {
  expect(repeatedWeekly([session('')], 4)).toEqual([]);
});
