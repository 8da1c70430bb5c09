import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const TIMES = 'startMinute endMinute';
const HOURS = `version isDefault dates { date times { ${TIMES} } }
  schedules { validFrom validTo cycleWeeks cycleWeek anchorDate blocks { weekday ${TIMES} } }`;
const GET = `query($p: Id!, $r: Id!) { getWorkingHours(providerId: $p, resourceId: $r) { ${HOURS} } }`;
const SAVE = `mutation($p: Id!, $r: Id!, $version: Int!, $input: WorkingHoursInput!) {
  saveWorkingHours(providerId: $p, resourceId: $r, version: $version, input: $input) { ${HOURS} } }`;
const SAVE_DATE = `mutation($p: Id!, $r: Id!, $version: Int!, $input: HoursOfDateInput!) {
  saveHoursOfDate(providerId: $p, resourceId: $r, version: $version, input: $input) { ${HOURS} } }`;
const OPENING = `version weekly { weekday ${TIMES} } dates { date times { ${TIMES} } }`;
const GET_OPENING = `query($p: Id!) { getOpeningHours(providerId: $p) { ${OPENING} } }`;
const SAVE_OPENING = `mutation($p: Id!, $version: Int!, $input: OpeningHoursInput!) {
  saveOpeningHours(providerId: $p, version: $version, input: $input) { ${OPENING} } }`;
const ITEM = `id version resourceId weekday date ${TIMES} reason everyWeeks untilDate exceptDates`;
const between = (operation: string, fields: string) =>
  `query($p: Id!, $r: Id, $from: String!, $to: String!) { ${operation}(providerId: $p, resourceId: $r, from: $from, to: $to) { ${fields} } }`;
const BREAKS = between('getBreaks', ITEM);
const BLOCKS = between('getBlocks', ITEM);
const HOLIDAYS = between(
  'getHolidays',
  'id version resourceId name isWholeDay fromDate fromMinute toDate toMinute',
);
const create = (what: string) =>
  `mutation($p: Id!, $input: ${what}Input!) { create${what}(providerId: $p, input: $input) }`;
const edit = (what: string) =>
  `mutation($p: Id!, $id: Id!, $version: Int!, $input: ${what}Input!) { edit${what}(providerId: $p, id: $id, version: $version, input: $input) }`;
const remove = (what: string) => `mutation($p: Id!, $id: Id!) { delete${what}(providerId: $p, id: $id) }`;
const TAKE_OUT =
  'mutation($p: Id!, $id: Id!, $date: String!) { takeDateOutOfBlock(providerId: $p, id: $id, date: $date) }';

const MONDAY = '2026-11-09';
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

let app: TestApp;
let providerId: number;
let anna: number;
let bruno: number;
let owner: ReturnType<typeof anActor>;
let annaHerself: ReturnType<typeof anActor>;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  owner = (await works('owner')).actor;
  const her = await works('collaborator');
  annaHerself = her.actor;
  anna = await aColleague(app.work(), { providerId, personId: her.personId });
  bruno = await aColleague(app.work(), { providerId });
});

async function works(role: BusinessRole) {
  const { personId } = await invitePerson(app.work(), {
    email: `${role}-${(made += 1)}@example.it`,
    providerId,
    role,
    language: 'it',
    actor: 'system:test',
  });
  return { personId, actor: anActor({ personId, providerRoles: [{ providerId, role }] }) };
}

/** As the owner unless told otherwise, each call with a key of its own. */
async function ask<T>(document: string, variables: object = {}, actor = owner): Promise<T> {
  const { data, errors } = await app.ask(
    document,
    { p: providerId, ...variables },
    { actor, idempotencyKey: `hours ${(made += 1)}` },
  );
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return Object.values(data as Record<string, T>)[0] as T;
}

const day = (weekday: number, startMinute = 540, endMinute = 1080) => ({ weekday, startMinute, endMinute });
const always = { validFrom: null, validTo: null, cycleWeeks: 1, cycleWeek: 1 };

describe('the hours of a person', () => {
  it('begin with the opening hours, and are what was saved, as it was typed', async () => {
    const opening = { weekly: [day(1), day(5, 1320, 120)], dates: [{ date: '2026-12-25', times: [] }] };
    expect(await ask(SAVE_OPENING, { version: 0, input: opening })).toEqual({ version: 1, ...opening });
    expect(await ask(GET, { r: anna })).toMatchObject({
      version: 0,
      isDefault: true,
      schedules: [{ ...always, blocks: opening.weekly }],
    });
    const turns = [1, 2].map((cycleWeek) => ({
      validFrom: '2026-11-16',
      validTo: null,
      cycleWeeks: 2,
      cycleWeek,
      anchorDate: '2026-11-16',
      blocks: [day(cycleWeek), day(6, 1320, 360)],
    }));
    const saved = { version: 1, isDefault: false, dates: [], schedules: turns };
    expect(await ask(SAVE, { r: anna, version: 0, input: { schedules: turns } })).toEqual(saved);
    expect(await ask(GET, { r: anna })).toEqual(saved);
    const input = { date: MONDAY, times: [{ startMinute: 1320, endMinute: 60 }] };
    expect(await ask(SAVE_DATE, { r: anna, version: 1, input })).toEqual({
      ...saved,
      version: 2,
      dates: [input],
    });
    const none = await ask(SAVE_DATE, { r: anna, version: 2, input: { date: MONDAY } });
    expect(none).toEqual({ ...saved, version: 3 });
  });

  it('are written over by nobody whose form is older, one person’s apart from another’s', async () => {
    const input = { schedules: [{ blocks: [day(1)] }] };
    await ask(SAVE, { r: anna, version: 0, input });
    await expect(ask(SAVE, { r: anna, version: 0, input })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    await expect(ask(SAVE_DATE, { r: anna, version: 0, input: { date: MONDAY } })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    await ask(SAVE, { r: bruno, version: 0, input });
    await ask(SAVE, { r: anna, version: 1, input });
    const opening = { weekly: [day(1)] };
    await ask(SAVE_OPENING, { version: 0, input: opening });
    await expect(ask(SAVE_OPENING, { version: 0, input: opening })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(await ask(GET_OPENING)).toMatchObject({ version: 1 });
  });

  it.each([
    ['half past twenty-four', [day(1, 1441, 60)], ['schedules.0.blocks.0.startMinute']],
    ['a time between the five minutes of forms', [day(1, 783, 1080)], ['schedules.0.blocks.0.startMinute']],
    ['an eighth day', [day(8)], ['schedules.0.blocks.0.weekday']],
    ['no time', [day(1, 540, 540)], ['schedules.0.blocks.0.endMinute']],
  ])('are refused by field: %s', async (_what, blocks, affected) => {
    const saved = ask(SAVE, { r: anna, version: 0, input: { schedules: [{ blocks }] } });
    await expect(saved).rejects.toMatchObject({ code: 'invalidInput', affected });
  });

  it.each([
    [{ validFrom: '2026-12-01', validTo: '2026-11-30' }, ['schedules.0.validTo']],
    [{ validFrom: '2026-02-30' }, ['schedules.0.validFrom']],
    [{ cycleWeeks: 2, cycleWeek: 3, anchorDate: MONDAY }, ['schedules.0.cycleWeek']],
    [{ cycleWeeks: 2 }, ['schedules.0.anchorDate']],
  ])('are refused by field: %o', async (terms, affected) => {
    const input = { schedules: [{ ...terms, blocks: [day(1)] }] };
    await expect(ask(SAVE, { r: anna, version: 0, input })).rejects.toMatchObject({
      // A period that is reversed has a code of its own
      code: expect.stringMatching(/^(invalidInput|invalidStartDateBeforeEndDate)$/),
      affected,
    });
  });

  it('that leave a break outside are refused in words that name it', async () => {
    await ask(SAVE, { r: anna, version: 0, input: { schedules: [{ blocks: [day(1)] }] } });
    const id = await ask<number>(create('Break'), { input: { resourceId: anna, ...day(1, 780, 840) } });
    const input = { schedules: [{ blocks: [day(1, 900, 1080)] }] };
    await expect(ask(SAVE, { r: anna, version: 1, input })).rejects.toMatchObject({
      code: 'invalidDates',
      affected: [`breaks.${id}`],
      message: expect.stringContaining('13:00–14:00') as string,
    });
    await ask(SAVE, { r: anna, version: 1, input: { ...input, withoutBreaks: [id] } });
    expect(await ask(BREAKS, { ...NOVEMBER, r: anna })).toEqual([]);
  });
});

describe('breaks, blocks and holidays', () => {
  const block = () => ({ resourceId: anna, date: MONDAY, startMinute: 600, endMinute: 660, reason: 'Corso' });

  it('are added, found between dates, changed by version and removed', async () => {
    await ask(SAVE, { r: anna, version: 0, input: { schedules: [{ blocks: [day(1), day(2)] }] } });
    const weekly = { resourceId: anna, ...day(1, 720, 780) };
    const breakId = await ask<number>(create('Break'), { input: weekly });
    const dated = await ask<number>(create('Break'), {
      input: { resourceId: anna, date: '2026-12-01', startMinute: 720, endMinute: 780 },
    });
    const series = { ...block(), everyWeeks: 1, untilDate: '2026-11-23' };
    const blockId = await ask<number>(create('Block'), { input: series });
    const found = await ask<{ id: number }[]>(BREAKS, { ...NOVEMBER, r: anna });
    expect(found).toMatchObject([{ id: breakId, version: 1, ...weekly, date: null, reason: null }]);
    expect(await ask<object[]>(BREAKS, { from: '2026-12-01', to: '2026-12-01' })).toHaveLength(2);
    await ask(TAKE_OUT, { id: blockId, date: '2026-11-16' });
    expect(await ask(BLOCKS, { ...NOVEMBER, r: anna })).toMatchObject([
      { id: blockId, version: 2, ...series, exceptDates: ['2026-11-16'] },
    ]);
    expect(await ask(BLOCKS, { from: '2026-11-25', to: '2026-12-31' })).toEqual([]);
    expect(await ask(BLOCKS, { from: '2026-11-24', to: '2026-12-31', r: bruno })).toEqual([]);
    const changed = { id: blockId, version: 1, input: block() };
    await expect(ask(edit('Block'), changed)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    await ask(edit('Block'), { ...changed, version: 2 });
    expect(await ask(BLOCKS, NOVEMBER)).toMatchObject([{ version: 3, ...block(), exceptDates: [] }]);
    await ask(edit('Break'), { id: breakId, version: 1, input: { resourceId: anna, ...day(2, 720, 780) } });
    await ask(remove('Break'), { id: dated });
    await expect(ask(remove('Break'), { id: blockId })).rejects.toMatchObject({ code: 'notFound' });
    await ask(remove('Block'), { id: blockId });
    expect([await ask(BREAKS, NOVEMBER), await ask(BLOCKS, NOVEMBER)]).toMatchObject([[{ weekday: 2 }], []]);
  });

  it('holidays are whole days, parts of one, or reach over midnight, of all or of one', async () => {
    const whole = { resourceId: null, name: 'Ferie', fromDate: '2026-11-20', toDate: '2026-11-21' };
    const id = await ask<number>(create('Holiday'), { input: whole });
    const night = { fromDate: '2026-11-10', fromMinute: 1320, toDate: '2026-11-11', toMinute: 120 };
    await ask(create('Holiday'), { input: { ...night, resourceId: anna, isWholeDay: false } });
    const evening = { fromDate: '2026-11-12', fromMinute: 1080, toDate: '2026-11-12', toMinute: 1440 };
    await ask(create('Holiday'), { input: { ...evening, resourceId: bruno, isWholeDay: false } });
    const midnight = { toDate: '2026-11-13', toMinute: 0 };
    expect(await ask(HOLIDAYS, NOVEMBER)).toMatchObject([
      { ...night, resourceId: anna, isWholeDay: false, name: null },
      { ...evening, ...midnight, resourceId: bruno, isWholeDay: false },
      { id, ...whole, isWholeDay: true, fromMinute: null, toMinute: null },
    ]);
    expect(await ask(HOLIDAYS, { from: '2026-11-11', to: '2026-11-11' })).toMatchObject([night]);
    expect(await ask(HOLIDAYS, { from: '2026-11-22', to: '2026-11-30' })).toEqual([]);
    const input = { ...whole, toDate: '2026-11-22' };
    await ask(edit('Holiday'), { id, version: 1, input });
    await expect(ask(edit('Holiday'), { id, version: 1, input })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(await ask(HOLIDAYS, { from: '2026-11-22', to: '2026-11-30' })).toMatchObject([{ version: 2 }]);
    await ask(remove('Holiday'), { id });
    expect(await ask(HOLIDAYS, { from: '2026-11-15', to: '2026-11-30' })).toEqual([]);
  });

  it.each([
    [
      'Holiday',
      { fromDate: '2026-11-20', toDate: '2026-11-19' },
      'invalidStartDateBeforeEndDate',
      ['toDate'],
    ],
    [
      'Holiday',
      { isWholeDay: false, fromDate: MONDAY, fromMinute: 600, toDate: MONDAY, toMinute: 600 },
      'invalidStartDateBeforeEndDate',
      ['toMinute'],
    ],
    [
      'Holiday',
      { isWholeDay: false, fromDate: '2027-03-28', fromMinute: 150, toDate: '2027-03-28', toMinute: 600 },
      'invalidDates',
      ['fromMinute'],
    ],
    [
      'Holiday',
      { isWholeDay: false, fromDate: MONDAY, toDate: MONDAY, toMinute: 600 },
      'invalidInput',
      ['fromMinute'],
    ],
    ['Block', { untilDate: '2026-12-31' }, 'invalidInput', ['untilDate']],
    ['Block', { reason: ' ' }, 'invalidInput', ['reason']],
    ['Break', { weekday: 1, date: MONDAY }, 'invalidInput', ['weekday']],
  ] as const)('%s is refused by field: %o', async (what, wrong, code, affected) => {
    const times = { startMinute: 600, endMinute: 660 };
    const whole = {
      Holiday: {},
      Block: { ...times, resourceId: anna, date: MONDAY, reason: 'Corso' },
      Break: { ...times, resourceId: anna },
    }[what];
    const input = { ...whole, ...wrong };
    await expect(ask(create(what), { input })).rejects.toMatchObject({ code, affected });
  });
});

it('a collaborator sees their own and what closes the center, and changes nothing', async () => {
  for (const resourceId of [anna, bruno]) {
    await ask(SAVE, { r: resourceId, version: 0, input: { schedules: [{ blocks: [day(1)] }] } });
    await ask(create('Block'), {
      input: { resourceId, date: MONDAY, startMinute: 600, endMinute: 660, reason: 'Corso' },
    });
    await ask(create('Holiday'), { input: { resourceId, fromDate: MONDAY, toDate: MONDAY } });
  }
  await ask(create('Holiday'), { input: { fromDate: '2026-11-20', toDate: '2026-11-20' } });
  expect(await ask(GET, { r: anna }, annaHerself)).toMatchObject({ version: 1 });
  await expect(ask(GET, { r: bruno }, annaHerself)).rejects.toMatchObject({ code: 'notFound' });
  expect(await ask(BLOCKS, NOVEMBER, annaHerself)).toMatchObject([{ resourceId: anna }]);
  await expect(ask(BLOCKS, { ...NOVEMBER, r: bruno }, annaHerself)).rejects.toMatchObject({
    code: 'notFound',
  });
  const closings = [{ resourceId: anna }, { resourceId: null }];
  expect(await ask(HOLIDAYS, NOVEMBER, annaHerself)).toMatchObject(closings);
  const input = { schedules: [{ blocks: [day(2)] }] };
  await expect(ask(SAVE, { r: anna, version: 1, input }, annaHerself)).rejects.toMatchObject({
    code: 'NotAuthorizedException',
  });
});

it('every change is told in the history and announced', async () => {
  await ask(SAVE, { r: anna, version: 0, input: { schedules: [{ blocks: [day(1)] }] } });
  const id = await ask<number>(create('Holiday'), { input: { fromDate: MONDAY, toDate: MONDAY } });
  await ask(remove('Holiday'), { id });
  const { rows } = await app.pool.query<{ told: string }>(
    `select action || ' ' || subject || ' ' || subject_id as told from audit_entries where provider_id = $1 and subject in ('workingHours', 'holiday') order by id`,
    [providerId],
  );
  expect(rows.map(({ told }) => told)).toEqual([
    `saveWorkingHours workingHours ${anna}`,
    `createHoliday holiday ${id}`,
    `deleteHoliday holiday ${id}`,
  ]);
});
