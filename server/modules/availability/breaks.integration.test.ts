import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IsoWeekday } from '#contracts/time.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';
import { addBreak, setWorkingTime } from './index.ts';

/** A Wednesday. */
const DATE = '2026-11-04';

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
});

const works = (...blocks: [IsoWeekday, number, number][]) =>
  setWorkingTime(app.work(), {
    providerId,
    resourceId: anna,
    blocks: blocks.map(([weekday, startMinute, endMinute]) => ({ weekday, startMinute, endMinute })),
  });

async function outcome(
  on: { weekday: IsoWeekday } | { date: string },
  startMinute: number,
  endMinute: number,
  resourceId = anna,
): Promise<string> {
  try {
    await addBreak(app.work(), { providerId, resourceId, on, startMinute, endMinute });
    return 'added';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

it.each([{ weekday: 3 as const }, { date: DATE }])('lies inside working time, on %o too', async (on) => {
  await works([3, 540, 780], [3, 840, 1080]);
  expect(await outcome(on, 720, 740)).toBe('added');
  expect(await outcome(on, 1060, 1080)).toBe('added');
  for (const [from, to] of [
    [520, 560],
    [770, 850],
    [1060, 1100],
    [1380, 1390],
  ] as const) {
    expect(await outcome(on, from, to)).toBe('invalidDates');
  }
  expect(await outcome({ weekday: 4 }, 720, 740)).toBe('invalidDates');
  expect(await outcome({ date: '2026-11-05' }, 720, 740)).toBe('invalidDates');
});

it('lies inside a night shift, before and after midnight', async () => {
  await works(
    ...([1, 2, 3, 4, 5, 6, 7] as const).map((day): [IsoWeekday, number, number] => [day, 1320, 360]),
  );
  for (const on of [{ weekday: 1 as const }, { date: DATE }]) {
    expect(await outcome(on, 330, 390)).toBe('invalidDates');
    expect(await outcome(on, 120, 150)).toBe('added');
    expect(await outcome(on, 1425, 15)).toBe('added');
    expect(await outcome(on, 1310, 1330)).toBe('invalidDates');
    expect(await outcome(on, 1425, 400)).toBe('invalidDates');
  }
});

it('is nobody’s who does not work, nor by what colleagues or other centers work', async () => {
  const bruno = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: bruno });
  expect(await outcome({ weekday: 3 }, 720, 740)).toBe('invalidDates');
  const elsewhere = await aProvider(app.work());
  const there = await aColleague(app.work(), { providerId: elsewhere });
  await worksEveryDay(app.work(), { providerId: elsewhere, resourceId: there });
  expect(await outcome({ weekday: 3 }, 720, 740, there)).toBe('notFound');
});

it('of a room, which has no working time, lies where it likes', async () => {
  const room = await anEquipment(app.work(), { providerId });
  expect(await outcome({ weekday: 3 }, 720, 740, room)).toBe('added');
});

it.each([
  ['no time at all', { weekday: 3 as const }, 720, 720],
  ['a minute that is none', { weekday: 3 as const }, 1440, 20],
  ['the 31st of November', { date: '2026-11-31' }, 720, 740],
])('is refused for %s', async (_name, on, from, to) => {
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  expect(await outcome(on, from, to)).toBe('invalidDates');
});
