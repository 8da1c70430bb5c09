import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import { formatLocalTime } from '#contracts/time-text.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { getBookableOffer } from '#server/modules/catalog/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';
import type { HoursToSave } from './index.ts';
import {
  addBreak,
  findSlots,
  offerOnCalendar,
  saveWorkingHours,
  setHoursOfDate,
  workingMinutesOn,
} from './index.ts';

type Schedule = HoursToSave['schedules'][number];

const ALL_DAYS: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];
/** The test's clock stands on Monday 2 November 2026; this is the Monday after. */
const MONDAY = '2026-11-09';

let app: TestApp;
let of: { providerId: number; resourceId: number };
let offerId: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const providerId = await aProvider(app.work(), { bookingHorizonDays: 120 });
  const offer = await anOffer(app.work(), { providerId });
  ({ offerId } = offer);
  of = { providerId, resourceId: offer.people[0] ?? 0 };
});

function weekly(startMinute: number, endMinute: number, terms: Partial<Schedule> = {}): Schedule {
  return {
    validFrom: null,
    validTo: null,
    cycleWeeks: 1,
    cycleWeek: 1,
    anchorDate: MONDAY,
    blocks: ALL_DAYS.map((weekday) => ({ weekday, startMinute, endMinute })),
    ...terms,
  };
}

const save = (schedules: Schedule[], withoutBreaks: number[] = []) =>
  saveWorkingHours(app.work(), of, { schedules, withoutBreaks });

/** First and last free start of a date, by the local clock; null where there is none. */
async function free(date: LocalDate): Promise<string | null> {
  const bookable = await getBookableOffer(app.work(), offerId);
  if (!bookable) throw new Error('The offer cannot be booked');
  const asked = { offer: offerOnCalendar(bookable), resourceId: null, date };
  const { zone, starts } = await findSlots(app.work(), asked);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return null;
  return [first, last].map((at) => formatLocalTime(zone, at).slice(0, 5)).join('–');
}

async function refused(act: Promise<unknown>): Promise<{ code: string; affected: unknown; known: unknown }> {
  try {
    await act;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { code: error.code, affected: error.details.affected, known: error.details.params?.['known'] };
  }
  throw new Error('It was not refused');
}

describe('free times follow', () => {
  it('schedules between dates', async () => {
    await save([
      weekly(540, 720, { validTo: '2026-11-10' }),
      weekly(840, 1020, { validFrom: '2026-11-12', validTo: '2026-11-13' }),
    ]);
    expect(await free('2026-11-10')).toBe('09:00–11:00');
    expect(await free('2026-11-11')).toBeNull();
    expect(await free('2026-11-12')).toBe('14:00–16:00');
    expect(await free('2026-11-14')).toBeNull();
  });

  it('weeks that take turns, over the end of the year', async () => {
    await save([
      weekly(540, 720, { cycleWeeks: 2, cycleWeek: 1 }),
      weekly(840, 1020, { cycleWeeks: 2, cycleWeek: 2 }),
    ]);
    expect(await free(MONDAY)).toBe('09:00–11:00');
    expect(await free('2026-11-15')).toBe('09:00–11:00');
    expect(await free('2026-11-16')).toBe('14:00–16:00');
    expect(await free('2026-12-28')).toBe('14:00–16:00');
    expect(await free('2027-01-03')).toBe('14:00–16:00');
    expect(await free('2027-01-04')).toBe('09:00–11:00');
  });

  it('hours of single dates, until they are taken away', async () => {
    await save([weekly(540, 1080)]);
    await setHoursOfDate(app.work(), of, { date: MONDAY, times: [{ startMinute: 600, endMinute: 720 }] });
    await setHoursOfDate(app.work(), of, { date: '2026-11-10', times: [] });
    expect(await free(MONDAY)).toBe('10:00–11:00');
    expect(await free('2026-11-10')).toBeNull();
    expect(await free('2026-11-11')).toBe('09:00–17:00');
    // What is saved for the weeks leaves them as they are.
    await save([weekly(480, 1080)]);
    expect(await free(MONDAY)).toBe('10:00–11:00');
    await setHoursOfDate(app.work(), of, { date: MONDAY, times: null });
    expect(await free(MONDAY)).toBe('08:00–17:00');
  });

  it('a last shift through midnight, and none after it', async () => {
    await save([weekly(1320, 360, { validTo: MONDAY })]);
    expect(await free('2026-11-10')).toBe('00:00–05:00');
    expect(await free('2026-11-11')).toBeNull();
  });

  it('one week for good again, which is the only schedule then', async () => {
    await save([weekly(540, 720, { validTo: '2026-11-10' }), weekly(840, 1020, { validFrom: '2026-11-11' })]);
    await save([weekly(600, 720)]);
    expect(await free('2026-11-12')).toBe('10:00–11:00');
    const { rows } = await app.pool.query('select 1 from schedules where resource_id = $1', [of.resourceId]);
    expect(rows).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each<[string, Schedule[], object]>([
    [
      'two in force on one date',
      [weekly(540, 720, { validTo: '2026-12-31' }), weekly(840, 1020, { validFrom: '2026-12-31' })],
      {
        code: 'invalidDates',
        affected: ['schedules.0.validFrom', 'schedules.1.validFrom'],
        known: 'twoSchedules',
      },
    ],
    [
      'the same turn twice',
      [weekly(540, 720, { cycleWeeks: 2 }), weekly(840, 1020, { cycleWeeks: 4, cycleWeek: 3 })],
      { code: 'invalidDates', known: 'twoSchedules' },
    ],
    [
      'an end before its beginning',
      [weekly(540, 720, { validFrom: '2026-12-31', validTo: '2026-12-30' })],
      { code: 'invalidStartDateBeforeEndDate', affected: ['schedules.0.validTo'] },
    ],
    [
      'times over each other',
      [
        weekly(540, 720, {
          blocks: [
            { weekday: 1, startMinute: 540, endMinute: 720 },
            { weekday: 1, startMinute: 700, endMinute: 800 },
          ],
        }),
      ],
      { code: 'invalidDates', affected: ['schedules.0.blocks.1'], known: 'overlap' },
    ],
    ['no time at all', [weekly(540, 540)], { code: 'invalidDates', affected: ['schedules.0.blocks.0'] }],
  ])('%s', async (_what, schedules, refusal) => {
    await save([weekly(540, 1080)]);
    expect(await refused(save(schedules))).toMatchObject(refusal);
    expect(await free(MONDAY)).toBe('09:00–17:00');
  });

  it.each<[string, Parameters<typeof setHoursOfDate>[2], object]>([
    ['the 31st of November', { date: '2026-11-31', times: [] }, { affected: ['date'] }],
    [
      'half past two in the night that has none',
      { date: '2027-03-28', times: [{ startMinute: 150, endMinute: 600 }] },
      { affected: ['times.0.startMinute'], known: 'skipped' },
    ],
    [
      'a shift of the evening before that ends in it',
      { date: '2027-03-27', times: [{ startMinute: 1320, endMinute: 150 }] },
      { affected: ['times.0.endMinute'], known: 'skipped' },
    ],
    [
      'times over each other',
      {
        date: MONDAY,
        times: [
          { startMinute: 540, endMinute: 720 },
          { startMinute: 600, endMinute: 800 },
        ],
      },
      { affected: ['times.1'], known: 'overlap' },
    ],
  ])('for one date: %s', async (_what, hours, refusal) => {
    expect(await refused(setHoursOfDate(app.work(), of, hours))).toMatchObject({
      code: 'invalidDates',
      ...refusal,
    });
  });

  it('for one date in autumn, half past two is the first of the two', async () => {
    await save([weekly(540, 1080)]);
    await app.pool.query('update providers set booking_horizon_days = 365 where id = $1', [of.providerId]);
    await setHoursOfDate(app.work(), of, {
      date: '2027-10-31',
      times: [{ startMinute: 90, endMinute: 150 }],
    });
    expect(await free('2027-10-31')).toBe('01:30–01:30');
  });

  it('another provider’s people', async () => {
    const elsewhere = await aColleague(app.work(), { providerId: await aProvider(app.work()) });
    const wanted = { providerId: of.providerId, resourceId: elsewhere };
    const hours = { schedules: [weekly(540, 720)] };
    expect(await refused(saveWorkingHours(app.work(), wanted, hours))).toMatchObject({ code: 'notFound' });
    const date = { date: MONDAY, times: [] };
    expect(await refused(setHoursOfDate(app.work(), wanted, date))).toMatchObject({ code: 'notFound' });
  });
});

describe('breaks keep their place when hours change', () => {
  const aBreak = (on: { weekday: IsoWeekday } | { date: LocalDate }, startMinute = 720, endMinute = 780) =>
    addBreak(app.work(), { ...of, on, startMinute, endMinute });

  beforeEach(() => save([weekly(540, 1080)]));

  it('a week that leaves some outside is refused and names them', async () => {
    const weeklyBreak = await aBreak({ weekday: 1 });
    const dated = await aBreak({ date: '2026-11-11' });
    await aBreak({ weekday: 2 }, 540, 570);
    expect(await refused(save([weekly(540, 750)]))).toEqual({
      code: 'invalidDates',
      affected: [`breaks.${weeklyBreak}`, `breaks.${dated}`],
      known: 'breakOutside',
    });
    expect(await free('2026-11-12')).toBe('09:00–17:00');
  });

  it('or takes along those that it says', async () => {
    const ids = [await aBreak({ weekday: 1 }), await aBreak({ date: '2026-11-11' })];
    await aBreak({ weekday: 2 }, 540, 570);
    await save([weekly(540, 750)], ids);
    const { rows } = await app.pool.query<{ weekday: number }>(
      'select weekday from breaks where resource_id = $1',
      [of.resourceId],
    );
    expect(rows).toEqual([{ weekday: 2 }]);
    const stranger = await aColleague(app.work(), { providerId: of.providerId });
    await worksEveryDay(app.work(), { ...of, resourceId: stranger });
    const theirs = await addBreak(app.work(), {
      ...of,
      resourceId: stranger,
      on: { weekday: 1 },
      startMinute: 720,
      endMinute: 780,
    });
    expect(await refused(save([weekly(540, 750)], [theirs]))).toMatchObject({ code: 'notFound' });
  });

  it('a weekly one has its place in one of the weeks that take turns, or in a season to come', async () => {
    await aBreak({ weekday: 1 });
    await save([
      weekly(540, 1080, { cycleWeeks: 2, cycleWeek: 2 }),
      weekly(840, 1200, { cycleWeeks: 2, cycleWeek: 1 }),
    ]);
    await save([
      weekly(840, 1200, { validTo: '2027-03-31' }),
      weekly(540, 1080, { validFrom: '2027-04-01' }),
    ]);
    expect(await refused(save([weekly(840, 1200)]))).toMatchObject({ known: 'breakOutside' });
  });

  it('hours of one date take the place of that date’s breaks only', async () => {
    const dated = await aBreak({ date: MONDAY });
    await aBreak({ weekday: 1 });
    const closed = { date: MONDAY, times: [] };
    expect(await refused(setHoursOfDate(app.work(), of, closed))).toMatchObject({
      affected: [`breaks.${dated}`],
    });
    await setHoursOfDate(app.work(), of, { ...closed, withoutBreaks: [dated] });
    expect(await free(MONDAY)).toBeNull();
  });

  it('what is over, or lay outside already, is left alone', async () => {
    await aBreak({ date: '2026-11-03' });
    await app.pool.query(
      `insert into breaks (provider_id, resource_id, weekday, start_minute, end_minute) values ($1, $2, 1, 60, 90)`,
      [of.providerId, of.resourceId],
    );
    app.clock.advance(2 * 24 * 60 * 60 * 1000);
    await save([weekly(840, 1200)]);
    app.clock.advance(-2 * 24 * 60 * 60 * 1000);
    expect(await free(MONDAY)).toBe('14:00–19:00');
  });

  it('of a break and a change at once the second sees the first', async () => {
    for (let round = 0; round < 5; round += 1) {
      await save([weekly(540, 1080)]);
      const settled = await Promise.allSettled([aBreak({ weekday: 3 }), save([weekly(840, 1200)])]);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await app.pool.query('delete from breaks where resource_id = $1', [of.resourceId]);
    }
  });
});

it('the minutes of a day are those of its schedule or date, also beside a week for good', async () => {
  const minutes = async (date: LocalDate) => {
    const query = app.work().db.selectNoFrom(workingMinutesOn(of.providerId, date).as('minutes'));
    return (await query.executeTakeFirst())?.minutes;
  };
  await save([
    weekly(540, 720, { cycleWeeks: 2, cycleWeek: 1 }),
    weekly(1320, 360, { cycleWeeks: 2, cycleWeek: 2, validTo: '2026-11-16' }),
  ]);
  await setHoursOfDate(app.work(), of, { date: '2026-11-11', times: [{ startMinute: 60, endMinute: 80 }] });
  await setHoursOfDate(app.work(), of, { date: '2026-11-12', times: [] });
  // With the morning after the last night of the week before.
  expect(await minutes(MONDAY)).toBe(360 + 180);
  expect(await minutes('2026-11-10')).toBe(180);
  expect(await minutes('2026-11-11')).toBe(20);
  expect(await minutes('2026-11-12')).toBe(0);
  expect(await minutes('2026-11-16')).toBe(120);
  expect(await minutes('2026-11-17')).toBe(360);
  expect(await minutes('2026-11-18')).toBe(0);
  await save([weekly(540, 1080)]);
  expect(await minutes(MONDAY)).toBe(540);
  expect(await minutes('2026-11-11')).toBe(20);
  expect(await minutes('2026-11-12')).toBe(0);
});

it('the minutes of days before the anchor are those of their turns too', async () => {
  const minutes = async (date: LocalDate) => {
    const query = app.work().db.selectNoFrom(workingMinutesOn(of.providerId, date).as('minutes'));
    return (await query.executeTakeFirst())?.minutes;
  };
  await save([
    weekly(540, 720, { cycleWeeks: 2, cycleWeek: 1 }),
    weekly(1320, 360, { cycleWeeks: 2, cycleWeek: 2 }),
  ]);
  expect(await minutes('2026-10-27')).toBe(180);
  expect(await minutes('2026-11-02')).toBe(120);
});

describe('the audit finds', () => {
  const insert = async (terms: string): Promise<string> => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into schedules (provider_id, resource_id, of_date, valid_from, valid_to, cycle_weeks, cycle_week, anchor_monday)
        values ($1, $2, ${terms}) returning id`,
      [of.providerId, of.resourceId],
    );
    return rows[0]?.id ?? '';
  };
  const times = (id: string, weekday: number, from: number, to: number) =>
    app.pool.query(
      'insert into schedule_times (provider_id, schedule_id, weekday, start_minute, end_minute) values ($1, $2, $3, $4, $5)',
      [of.providerId, id, weekday, from, to],
    );
  const found = async () => {
    const violations = await runAudit(app.pool, app.clock.now());
    await app.pool.query('delete from schedules where resource_id = $1', [of.resourceId]);
    return violations.map(({ invariant }) => invariant);
  };

  it('nothing in hours that were saved', async () => {
    await save([
      weekly(540, 720, { cycleWeeks: 3, cycleWeek: 2, validTo: MONDAY }),
      weekly(840, 360, { cycleWeeks: 3, cycleWeek: 3, validTo: MONDAY }),
      weekly(840, 360, { validFrom: '2026-11-10' }),
    ]);
    await setHoursOfDate(app.work(), of, { date: MONDAY, times: [{ startMinute: 60, endMinute: 80 }] });
    expect(await found()).toEqual([]);
  });

  it.each([
    ["false, null, null, 2, 1, '2026-11-09'", "false, null, null, 4, 3, '2026-11-09'"],
    ["false, '2026-11-01', null, 1, 1, '2026-11-09'", "false, null, '2027-01-01', 3, 2, '2026-11-09'"],
    ["false, null, '2026-11-22', 2, 2, '2026-11-09'", "false, null, '2027-01-01', 2, 1, '2026-11-16'"],
  ])('two schedules in force on one date: %s and %s', async (one, other) => {
    await insert(one);
    await insert(other);
    expect(await found()).toEqual(['no two schedules of a person are in force on one date']);
  });

  it('a schedule beside a week for good', async () => {
    await save([weekly(540, 720)]);
    await insert("false, '2026-12-01', null, 1, 1, '2026-11-09'");
    expect(await found()).toEqual(['no two schedules of a person are in force on one date']);
  });

  it('times over each other, through midnight too', async () => {
    const id = await insert("false, null, null, 2, 1, '2026-11-09'");
    await times(id, 1, 1320, 1800);
    await times(id, 2, 300, 600);
    expect(await found()).toEqual(['times of one schedule do not lie over each other']);
  });

  it('times of a date on another weekday', async () => {
    const id = await insert("true, '2026-11-09', '2026-11-09', 1, 1, '2026-11-09'");
    await times(id, 2, 300, 600);
    expect(await found()).toEqual(['hours of a date begin on it']);
  });
});
