import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';
import { addBreak, addHoliday, setWorkingTime, workingMinutesOn } from './index.ts';

/** A Monday. */
const DAY = '2026-11-02';

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

async function minutes(): Promise<number | undefined> {
  const { rows } = await sql<{
    minutes: number;
  }>`select ${workingMinutesOn(providerId, DAY)} as minutes`.execute(app.work().db);
  return rows[0]?.minutes;
}

const aBreak = (
  on: { weekday: 1 | 7 } | { date: string },
  startMinute: number,
  endMinute: number,
  resourceId = anna,
) => addBreak(app.work(), { providerId, resourceId, on, startMinute, endMinute });
const aHoliday = (resourceId: number | null, startsLocal: string, endsLocal: string) =>
  addHoliday(app.work(), {
    providerId,
    resourceId,
    startsLocal,
    endsLocal,
    isWholeDay: startsLocal.endsWith('00:00'),
    name: null,
  });

it('is what somebody works on that weekday', async () => {
  expect(await minutes()).toBe(540);
});

it('adds up everybody, not rooms, nor who has left, nor another provider’s people', async () => {
  const bruno = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: bruno, from: 600, to: 660 });
  const gone = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: gone });
  await app.pool.query('update resources set archived = true where id = $1', [gone]);
  await worksEveryDay(app.work(), { providerId, resourceId: await anEquipment(app.work(), { providerId }) });
  const elsewhere = await aProvider(app.work());
  await worksEveryDay(app.work(), {
    providerId: elsewhere,
    resourceId: await aColleague(app.work(), { providerId: elsewhere }),
  });
  expect(await minutes()).toBe(600);
});

it('leaves out breaks, once where they overlap, and only inside working time', async () => {
  await worksEveryDay(app.work(), { providerId, resourceId: anna, to: 1140 });
  await aBreak({ weekday: 1 }, 720, 780);
  await aBreak({ date: DAY }, 750, 810);
  await aBreak({ date: '2026-11-03' }, 600, 700);
  await aBreak({ date: DAY }, 1060, 1100);
  // A break that lies where nobody works any more.
  await app.pool.query('update working_times set end_minute = 1080 where resource_id = $1', [anna]);
  expect(await minutes()).toBe(540 - 90 - 20);
});

it('leaves out holidays, the provider’s for everybody and a person’s own for that person', async () => {
  const bruno = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: bruno });
  await aHoliday(null, `${DAY} 16:00`, '2026-11-03 12:00');
  expect(await minutes()).toBe(2 * 420);
  await aHoliday(anna, `${DAY} 00:00`, '2026-11-03 00:00');
  expect(await minutes()).toBe(420);
  await aHoliday(null, '2026-11-01 00:00', '2026-11-08 00:00');
  expect(await minutes()).toBe(0);
});

it('counts of a night shift what lies in the day, at both its ends', async () => {
  const nights = [1, 7].map(
    (weekday) => ({ weekday: weekday === 1 ? 1 : 7, startMinute: 1320, endMinute: 360 }) as const,
  );
  await setWorkingTime(app.work(), { providerId, resourceId: anna, blocks: nights });
  expect(await minutes()).toBe(360 + 120);
  await aBreak({ weekday: 7 }, 1410, 30);
  await aBreak({ date: DAY }, 1410, 30);
  expect(await minutes()).toBe(360 - 30 + 120 - 30);
});
