import { expect, it } from 'vitest';
import { addDays, isoWeekday } from '#contracts/time.ts';
import type { Repetition } from '#contracts/recurrence.ts';
import type { SessionFormValues } from './session-form-values.ts';
import { givenOf, repeatedBy } from './session-form-values.ts';

const session = (date: string, startsAt = '18:30'): SessionFormValues => ({
  date,
  startsAt,
  durationMinutes: '60',
  capacity: '12',
  priceCents: '',
  teacherId: '3',
  roomId: '',
  link: '',
  series: '',
  interval: '',
});
const weeks = (times: number) => ({ unit: 'weeks', every: 1, ends: { times } }) as const;
const repeated = (sessions: readonly SessionFormValues[], repetition: Repetition) =>
  repeatedBy(sessions, repetition, 100);
const datesOf = (sessions: readonly SessionFormValues[]) => sessions.map(({ date }) => date);

it('repeats every session of the last week in each week that follows, over a new year and a change of the clock', () => {
  expect(datesOf(repeated([session('2026-12-30'), session('2026-12-28')], weeks(2)))).toEqual([
    '2027-01-04',
    '2027-01-06',
    '2027-01-11',
    '2027-01-13',
  ]);
  const summer = repeated([session('2027-03-22')], weeks(2));
  expect(datesOf(summer)).toEqual(['2027-03-29', '2027-04-05']);
  expect(summer.every(({ startsAt, teacherId }) => startsAt === '18:30' && teacherId === '3')).toBe(true);
});

it('goes on from the last week alone', () => {
  const first = [session('2027-05-03'), session('2027-05-05')];
  const more = [...first, ...repeated(first, weeks(3))];
  expect(datesOf(repeated(more, weeks(1)))).toEqual(['2027-05-31', '2027-06-02']);
});

it('keeps weekdays and numbers, whatever day it begins with', () => {
  for (let day = 0; day < 800; day += 13) {
    const date = addDays('2027-01-01', day);
    const more = repeated([session(date), session(addDays(date, 2))], weeks(10));
    expect(new Set(datesOf(more)).size).toBe(20);
    expect(new Set(datesOf(more).map((one) => isoWeekday(one)))).toEqual(
      new Set([isoWeekday(date), isoWeekday(addDays(date, 2))]),
    );
    expect(datesOf(more)).toEqual(datesOf(more).toSorted());
  }
});

it('has nothing to repeat without a date', () => {
  expect(repeated([session('')], weeks(4))).toEqual([]);
});

it('by days and months repeats the last one; what was repeated is a series of its own', () => {
  const days = repeated([session('2027-05-03'), session('2027-05-05')], {
    unit: 'days',
    every: 3,
    ends: { times: 2 },
  });
  expect(datesOf(days)).toEqual(['2027-05-08', '2027-05-11']);
  const months = repeated([session('2027-01-31')], { unit: 'months', every: 1, ends: { times: 2 } });
  expect(datesOf(months)).toEqual(['2027-02-28', '2027-03-31']);
  const form = [session('2027-01-31'), session('2027-02-02', '9:00'), ...months];
  expect(givenOf(form).sessions.map(({ series, intervalType }) => [series, intervalType])).toEqual([
    [0, null],
    [1, null],
    [0, 'months'],
    [0, 'months'],
  ]);
});

it('on chosen weekdays up to a day: each as its own of the last week, else as the last one, in one series with it', () => {
  const form = [session('2027-05-03'), session('2027-05-04', '9:00')];
  const more = repeated(form, {
    unit: 'weeks',
    every: 1,
    ends: { until: '2027-05-11' },
    weekdays: [1, 2, 5],
  });
  expect(more.map(({ date, startsAt }) => `${date} ${startsAt}`)).toEqual([
    '2027-05-07 9:00',
    '2027-05-10 18:30',
    '2027-05-11 9:00',
  ]);
  expect(givenOf([...form, ...more]).sessions.map(({ series }) => series)).toEqual([0, 1, 1, 0, 1]);
});
