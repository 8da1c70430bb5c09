import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalDate } from '#contracts/time.ts';
import { epochMinutesOf } from '#contracts/time.ts';
import { formatLocalTime, formatOffsetDateTime } from '#contracts/time-text.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { getBookableOffer } from '#server/modules/catalog/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { findOrAddPerson } from '#server/modules/identity/index.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';
import {
  addBlock,
  changeBlock,
  findSlots,
  holdTime,
  offerOnCalendar,
  removeBreak,
  setWorkingTime,
  takeOutOfBlock,
  workingMinutesOn,
} from './index.ts';

/** A Monday, a week after the test's clock. */
const MONDAY = '2026-11-09';
const REASON = 'Consegna dei lettini';

let app: TestApp;
let providerId: number;
let anna: number;
let room: number;
let offerId: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work(), { bookingHorizonDays: 200 });
  const personId = await findOrAddPerson(app.work(), {
    email: `anna-${providerId}@example.it`,
    language: 'it',
  });
  anna = await aColleague(app.work(), { providerId, personId });
  room = await anEquipment(app.work(), { providerId, quantity: 1 });
  await worksEveryDay(app.work(), { providerId, resourceId: anna, from: 540, to: 780 });
  const needs = [{ resourceIds: [room] }];
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna], needs }));
});

type Wanted = Partial<Parameters<typeof addBlock>[1]>;
const aBlock = (wanted: Wanted = {}) =>
  addBlock(app.work(), {
    providerId,
    resourceId: anna,
    date: MONDAY,
    startMinute: 600,
    endMinute: 660,
    reason: REASON,
    ...wanted,
  });

async function offer(id = offerId) {
  const bookable = await getBookableOffer(app.work(), id);
  if (!bookable) throw new Error('The offer cannot be booked');
  return offerOnCalendar(bookable);
}

/** Hours of a date at which an hour may start. */
async function free(date: LocalDate, id = offerId): Promise<string[]> {
  const { zone, starts } = await findSlots(app.work(), { offer: await offer(id), resourceId: null, date });
  const texts = starts.map((at) => formatLocalTime(zone, at));
  return texts.filter((text) => text.endsWith(':00:00')).map((text) => text.slice(0, 2));
}

async function refused(act: Promise<unknown>): Promise<object> {
  try {
    await act;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { code: error.code, affected: error.details.affected, known: error.details.params?.['known'] };
  }
  throw new Error('It was not refused');
}

const ALL = ['09', '10', '11', '12'];
const WITHOUT = ['09', '11', '12'];

describe('a block', () => {
  it('is not offered, and refused as a break is', async () => {
    await aBlock();
    expect(await free(MONDAY)).toEqual(WITHOUT);
    expect(await free('2026-11-10')).toEqual(ALL);
    const at = epochMinutesOf(new Date(`${MONDAY}T09:00:00Z`));
    const wanted = {
      offer: await offer(),
      at,
      resourceId: null,
      holder: { kind: 'reservation', id: 1 } as const,
      expiresAt: null,
    };
    const taken = app.work().transaction((tx) => holdTime(tx, wanted));
    expect(await refused(taken)).toMatchObject({ code: 'reservationInvalidBreak' });
  });

  it('may lie where nobody works, and stays when hours change', async () => {
    await aBlock({ startMinute: 720, endMinute: 900 });
    expect(await free(MONDAY)).toEqual(['09', '10', '11']);
    await setWorkingTime(app.work(), {
      providerId,
      resourceId: anna,
      blocks: [{ weekday: 1, startMinute: 840, endMinute: 1020 }],
    });
    expect(await free(MONDAY)).toEqual(['15', '16']);
  });

  it('of a thing holds back what needs it', async () => {
    await aBlock({ resourceId: room });
    expect(await free(MONDAY)).toEqual(WITHOUT);
  });

  it('holds in this center alone: elsewhere the same person has time', async () => {
    const elsewhere = await aProvider(app.work(), { bookingHorizonDays: 200 });
    const personId = await findOrAddPerson(app.work(), {
      email: `anna-${providerId}@example.it`,
      language: 'it',
    });
    const there = await aColleague(app.work(), { providerId: elsewhere, personId });
    await worksEveryDay(app.work(), { providerId: elsewhere, resourceId: there, from: 540, to: 780 });
    const { offerId: other } = await anOffer(app.work(), { providerId: elsewhere, people: [there] });
    await aBlock();
    expect(await free(MONDAY, other)).toEqual(ALL);
  });

  it('counts against the minutes of its days', async () => {
    await aBlock({ everyWeeks: 2, untilDate: '2026-12-31', exceptDates: ['2026-11-23'] });
    const minutes = async (date: LocalDate) => {
      const query = app.work().db.selectNoFrom(workingMinutesOn(providerId, date).as('minutes'));
      return (await query.executeTakeFirst())?.minutes;
    };
    const dates = [
      '2026-10-26',
      MONDAY,
      '2026-11-10',
      '2026-11-16',
      '2026-11-23',
      '2026-12-07',
      '2027-01-04',
    ];
    expect(await Promise.all(dates.map(minutes))).toEqual([240, 180, 240, 240, 240, 180, 240]);
  });

  it('is changed and removed', async () => {
    const id = await aBlock();
    await changeBlock(app.work(), id, {
      providerId,
      resourceId: anna,
      date: '2026-11-10',
      startMinute: 600,
      endMinute: 660,
      reason: REASON,
    });
    expect([await free(MONDAY), await free('2026-11-10')]).toEqual([ALL, WITHOUT]);
    await removeBreak(app.work(), { providerId, id, isBlock: true });
    expect(await free('2026-11-10')).toEqual(ALL);
    expect(await refused(removeBreak(app.work(), { providerId, id, isBlock: true }))).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('a block that repeats', () => {
  const everyOther = { everyWeeks: 2, untilDate: '2026-12-21' };

  it('comes every so many weeks until its last date, over the night of the clock too', async () => {
    await aBlock(everyOther);
    const mondays = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-12-07', '2026-12-21', '2027-01-04'];
    const found = await Promise.all(mondays.map((date) => free(date)));
    expect(found.map((hours) => hours.length)).toEqual([3, 4, 3, 3, 3, 4]);
    await aBlock({ date: '2027-03-22', everyWeeks: 1, untilDate: '2027-03-29' });
    expect([await free('2027-03-22'), await free('2027-03-29')]).toEqual([WITHOUT, WITHOUT]);
  });

  it('leaves single dates out', async () => {
    const id = await aBlock(everyOther);
    await takeOutOfBlock(app.work(), { providerId, id }, '2026-11-23');
    await takeOutOfBlock(app.work(), { providerId, id }, '2026-11-23');
    expect([await free(MONDAY), await free('2026-11-23'), await free('2026-12-07')]).toEqual([
      WITHOUT,
      ALL,
      WITHOUT,
    ]);
    const never = takeOutOfBlock(app.work(), { providerId, id }, '2026-11-16');
    expect(await refused(never)).toMatchObject({ code: 'invalidDates', known: 'notOfBlock' });
  });

  it('of which the only date is taken out is gone', async () => {
    const id = await aBlock();
    await takeOutOfBlock(app.work(), { providerId, id }, MONDAY);
    expect(await free(MONDAY)).toEqual(ALL);
    expect(await refused(takeOutOfBlock(app.work(), { providerId, id }, MONDAY))).toMatchObject({
      code: 'notFound',
    });
  });
});

it.each<[string, Wanted, object]>([
  ['no time', { endMinute: 600 }, { code: 'invalidDates' }],
  ['the 31st of November', { date: '2026-11-31' }, { code: 'invalidDates' }],
  [
    'an end before its first date',
    { everyWeeks: 1, untilDate: '2026-11-08' },
    { code: 'invalidStartDateBeforeEndDate' },
  ],
  ['a repetition without an end', { everyWeeks: 1 }, { code: 'invalidDates', affected: ['untilDate'] }],
  [
    'half past two in the night that has none',
    { date: '2027-03-28', startMinute: 150, endMinute: 300 },
    { code: 'invalidDates', affected: ['startMinute'], known: 'skipped' },
  ],
  [
    'an end in it, from the evening before',
    { date: '2027-03-27', startMinute: 1380, endMinute: 150 },
    { code: 'invalidDates', affected: ['endMinute'], known: 'skipped' },
  ],
])('is refused: %s', async (_what, wanted, refusal) => {
  expect(await refused(aBlock(wanted))).toMatchObject(refusal);
});

it('is not another provider’s to set, to change or to take away', async () => {
  const id = await aBlock();
  const elsewhere = await aProvider(app.work());
  expect(await refused(aBlock({ providerId: elsewhere }))).toMatchObject({ code: 'notFound' });
  const of = { providerId: elsewhere, id };
  expect(await refused(removeBreak(app.work(), { ...of, isBlock: true }))).toMatchObject({
    code: 'notFound',
  });
  expect(await refused(takeOutOfBlock(app.work(), of, MONDAY))).toMatchObject({ code: 'notFound' });
  expect(await free(MONDAY)).toEqual(WITHOUT);
});

describe('in the night that shows an hour twice', () => {
  const NIGHT = '2027-10-31';
  const FIRST = '+02:00';
  const SECOND = '+01:00';

  beforeEach(async () => {
    providerId = await aProvider(app.work(), { bookingHorizonDays: 400 });
    anna = await aColleague(app.work(), { providerId });
    await worksEveryDay(app.work(), { providerId, resourceId: anna, from: 60, to: 300 });
    ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
  });

  /** Hours at which one may start that night, with their offsets. */
  async function freeThatNight(): Promise<string[]> {
    const asked = { offer: await offer(), resourceId: null, date: NIGHT };
    const { zone, starts } = await findSlots(app.work(), asked);
    const texts = starts.map((at) => formatOffsetDateTime(zone, at).slice(11));
    return texts.filter((text) => text.slice(3, 5) === '00').map((text) => text.slice(0, 2) + text.slice(8));
  }
  const thatNight = (startMinute: number, endMinute: number, offsets: Wanted = {}) =>
    aBlock({ date: NIGHT, startMinute, endMinute, ...offsets });

  it.each([
    [
      'the first of two, where nothing is said',
      120,
      150,
      {},
      ['01+02:00', '02+01:00', '03+01:00', '04+01:00'],
    ],
    ['the second', 120, 150, { startOffset: SECOND }, ['01+02:00', '02+02:00', '03+01:00', '04+01:00']],
    [
      'the second until what comes once',
      120,
      180,
      { startOffset: SECOND },
      ['01+02:00', '02+02:00', '03+01:00', '04+01:00'],
    ],
    ['both', 120, 180, { startOffset: FIRST }, ['01+02:00', '03+01:00', '04+01:00']],
    ['until the first', 90, 120, {}, ['02+02:00', '02+01:00', '03+01:00', '04+01:00']],
    ['until the second', 90, 150, { endOffset: SECOND }, ['03+01:00', '04+01:00']],
  ])('%s', async (_what, start, end, offsets, expected) => {
    await thatNight(start, end, offsets);
    expect(await freeThatNight()).toEqual(expected);
  });

  it('an offset that the clock does not have then is refused, and none is kept where the time comes once', async () => {
    const noSuch = { code: 'invalidDates', affected: ['startMinute'] };
    expect(await refused(thatNight(120, 150, { startOffset: '+09:00' }))).toMatchObject(noSuch);
    expect(await refused(thatNight(600, 660, { startOffset: FIRST }))).toMatchObject(noSuch);
    const id = await thatNight(600, 660, { startOffset: SECOND, endOffset: SECOND });
    const { rows } = await app.pool.query('select start_offset, end_offset from breaks where id = $1', [id]);
    expect(rows).toEqual([{ start_offset: null, end_offset: null }]);
  });

  it('a series means it on that night alone', async () => {
    const weekly = { everyWeeks: 1, untilDate: '2027-12-05', date: '2027-10-24' };
    await thatNight(120, 150, { startOffset: SECOND, ...weekly });
    expect(await freeThatNight()).toEqual(['01+02:00', '02+02:00', '03+01:00', '04+01:00']);
    const wrong = thatNight(120, 150, { ...weekly, startOffset: '+09:00' });
    expect(await refused(wrong)).toMatchObject({ code: 'invalidDates' });
  });

  it('what a night in spring leaves out is refused, and it is said why', async () => {
    const skipped = aBlock({ date: '2027-03-28', startMinute: 150, endMinute: 240 });
    expect(await refused(skipped)).toEqual({
      code: 'invalidDates',
      affected: ['startMinute'],
      known: 'skipped',
    });
  });
});
