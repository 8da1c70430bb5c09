import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IsoWeekday } from '#contracts/time.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';
import { saveOpeningHours, saveWorkingHours } from './index.ts';

let app: TestApp;
let providerId: number;
let anna: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  anna = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
});

const QUERY = `query($id: Id!) { getProviderGeneralInformation(id: $id) {
  workingHours { weekday startTime endTime } specialHours { date times { startTime endTime } } } }`;

async function shown() {
  const { data, errors } = await app.ask(QUERY, { id: providerId });
  expect(errors).toBeUndefined();
  // The document above asks for nothing else.
  const page = data?.['getProviderGeneralInformation'] as {
    workingHours: { weekday: number; startTime: string; endTime: string }[];
    specialHours: unknown;
  };
  const hours = page.workingHours.map(({ weekday, startTime, endTime }) =>
    [weekday, startTime, endTime].join(' '),
  );
  return { hours, specialHours: page.specialHours };
}

const daily = (startMinute: number, endMinute: number, days: readonly IsoWeekday[] = [1]) =>
  days.map((weekday) => ({ weekday, startMinute, endMinute }));

it('are when its people work while it says nothing itself', async () => {
  const { hours } = await shown();
  expect(hours).toHaveLength(7);
  expect(hours[0]).toBe('1 09:00:00 18:00:00');
});

it('are of its people’s schedules those of today, all weeks that take turns together', async () => {
  const turn = (cycleWeek: number, from: number, to: number) => ({
    validFrom: null,
    validTo: '2026-12-31',
    cycleWeeks: 2,
    cycleWeek,
    anchorDate: '2026-11-02',
    blocks: daily(from, to),
  });
  const later = {
    validFrom: '2027-01-01',
    validTo: null,
    cycleWeeks: 1,
    cycleWeek: 1,
    anchorDate: '2026-11-02',
  };
  await saveWorkingHours(
    app.work(),
    { providerId, resourceId: anna },
    { schedules: [turn(1, 540, 720), turn(2, 840, 1020), { ...later, blocks: daily(60, 120) }] },
  );
  expect((await shown()).hours).toEqual(['1 09:00:00 12:00:00', '1 14:00:00 17:00:00']);
});

it('are what it says itself, several times a day and past midnight, with the dates to come that differ', async () => {
  const times = [
    { startMinute: 600, endMinute: 780 },
    { startMinute: 900, endMinute: 60 },
  ];
  await saveOpeningHours(app.work(), providerId, {
    weekly: [...daily(540, 780), ...daily(1200, 120, [1, 5])],
    dates: [
      { date: '2026-12-25', times: [] },
      { date: '2026-12-24', times },
      { date: '2026-11-01', times: [] },
    ],
  });
  expect(await shown()).toEqual({
    hours: ['1 09:00:00 13:00:00', '1 20:00:00 02:00:00', '5 20:00:00 02:00:00'],
    specialHours: [
      {
        date: '2026-12-24',
        times: [
          { startTime: '10:00:00', endTime: '13:00:00' },
          { startTime: '15:00:00', endTime: '01:00:00' },
        ],
      },
      { date: '2026-12-25', times: [] },
    ],
  });
  await saveOpeningHours(app.work(), providerId, { weekly: [] });
  expect((await shown()).hours).toHaveLength(7);
});

it('are its own alone', async () => {
  const other = await aProvider(app.work());
  await saveOpeningHours(app.work(), other, { weekly: daily(60, 120) });
  expect((await shown()).hours).toHaveLength(7);
});

it.each<[string, Parameters<typeof saveOpeningHours>[2], string]>([
  ['times over each other', { weekly: [...daily(540, 780), ...daily(770, 900)] }, 'weekly.1'],
  [
    'a Sunday night over a Monday morning',
    { weekly: [...daily(1320, 360, [7]), ...daily(300, 600)] },
    'weekly.1',
  ],
  ['no time', { weekly: daily(540, 540) }, 'weekly.0'],
  [
    'a date twice',
    { weekly: [], dates: [1, 2].map(() => ({ date: '2026-12-25', times: [] })) },
    'dates.1.date',
  ],
  ['the 31st of November', { weekly: [], dates: [{ date: '2026-11-31', times: [] }] }, 'dates.0.times'],
  [
    'half past two in the night that has none',
    { weekly: [], dates: [{ date: '2027-03-28', times: [{ startMinute: 150, endMinute: 300 }] }] },
    'dates.0.times',
  ],
])('are refused: %s', async (_what, hours, field) => {
  const error: unknown = await saveOpeningHours(app.work(), providerId, hours).catch(
    (thrown: unknown) => thrown,
  );
  expect(isRefusal(error) && [error.code, error.details.affected]).toEqual(['invalidDates', [field]]);
});
