import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalDate } from '#contracts/time.ts';
import { addDays } from '#contracts/time.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { chance } from '#server/testing/chance.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { calendarTimes } from './index.ts';

// What becomes of single dates of a block that repeats: one, it and those after it, all; and the way back.

const CREATE = 'mutation($p: Id!, $input: BlockInput!) { createBlock(providerId: $p, input: $input) }';
const EDIT = `mutation($p: Id!, $id: Id!, $version: Int!, $input: BlockInput!, $ofDate: String, $isFollowing: Boolean, $without: [Id!]) {
  editBlock(providerId: $p, id: $id, version: $version, input: $input, ofDate: $ofDate, isFollowing: $isFollowing, without: $without) }`;
const TAKE_OUT =
  'mutation($p: Id!, $id: Id!, $date: String!) { takeDateOutOfBlock(providerId: $p, id: $id, date: $date) }';
const DELETE =
  'mutation($p: Id!, $id: Id!, $from: String) { deleteBlock(providerId: $p, id: $id, from: $from) }';
const GET = `query($p: Id!, $id: Id!) { getBlock(providerId: $p, id: $id) {
  version resourceId date startMinute endMinute startOffset endOffset reason everyWeeks untilDate exceptDates } }`;

const MONDAY = '2026-11-09';
const week = (number: number): LocalDate => addDays(MONDAY, 7 * number);
const UNTIL = week(5);

interface Block {
  version: number;
  resourceId: number;
  date: LocalDate;
  startMinute: number;
  endMinute: number;
  reason: string;
  everyWeeks: number | null;
  untilDate: LocalDate | null;
  exceptDates: LocalDate[];
}

let app: TestApp;
let providerId: number;
let anna: number;
let owner: ReturnType<typeof anActor>;
let asked = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  owner = (await works('owner')).actor;
  anna = await aColleague(app.work(), { providerId });
});

async function works(role: 'owner' | 'collaborator') {
  const { personId } = await invitePerson(app.work(), {
    email: `blocks-${role}-${(asked += 1)}@example.it`,
    providerId,
    role,
    language: 'it',
    actor: 'system:test',
  });
  return { personId, actor: anActor({ personId, providerRoles: [{ providerId, role }] }) };
}

async function ask<T = unknown>(document: string, variables: object, actor = owner): Promise<T> {
  const { data, errors } = await app.ask(
    document,
    { p: providerId, ...variables },
    { actor, idempotencyKey: `blocks ${(asked += 1)}` },
  );
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return Object.values(data as Record<string, T>)[0] as T;
}

const once = (wanted: object = {}) => ({
  resourceId: anna,
  date: MONDAY,
  startMinute: 600,
  endMinute: 660,
  reason: 'Corso',
  ...wanted,
});
const weekly = (wanted: object = {}) => once({ everyWeeks: 1, untilDate: UNTIL, ...wanted });
const create = (wanted: object = weekly()): Promise<number> => ask(CREATE, { input: wanted });
const get = (id: number): Promise<Block> => ask(GET, { id });

/** '2026-11-09 600–660' of every date, as the calendar draws them. */
async function drawn(): Promise<string[]> {
  const range = { from: '2026-11-01', to: '2027-02-01' };
  const times = await calendarTimes(app.work(), { providerId, resourceIds: [anna], ...range });
  return times
    .filter(({ kind }) => kind === 'block')
    .map(({ date, startMinute, endMinute }) => `${date} ${startMinute}–${endMinute}`)
    .sort();
}
const weeks = (numbers: readonly number[], times = '600–660') =>
  numbers.map((number) => `${week(number)} ${times}`);

describe('of a block that repeats', () => {
  it('one date is changed alone, and put back by taking in what the change made', async () => {
    const id = await create();
    const before = await get(id);
    const change = { id, version: 1, ofDate: week(2), input: once({ date: week(2), startMinute: 630 }) };
    const made = await ask<number>(EDIT, change);
    expect(made).not.toBe(id);
    expect(await drawn()).toEqual(
      [...weeks([0, 1, 3, 4, 5]), ...weeks([2], '630–660')].sort((one, other) => one.localeCompare(other)),
    );
    expect(await get(made)).toMatchObject({ everyWeeks: null, untilDate: null, version: 1 });
    const { version, ...input } = before;
    await ask(EDIT, { id, version: version + 1, input, without: [made] });
    expect(await drawn()).toEqual(weeks([0, 1, 2, 3, 4, 5]));
    await expect(get(made)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('a date and those after it change together, those before stay', async () => {
    const id = await create(weekly({ exceptDates: [week(1), week(4)] }));
    const input = weekly({ date: week(3), startMinute: 700, endMinute: 720, exceptDates: [week(4)] });
    await ask(EDIT, { id, version: 1, ofDate: week(3), isFollowing: true, input });
    expect(await drawn()).toEqual([...weeks([0, 2]), ...weeks([3, 5], '700–720')]);
    expect(await get(id)).toMatchObject({ untilDate: addDays(week(3), -1), exceptDates: [week(1)] });
  });

  it('the first date and those after it are all of it', async () => {
    const id = await create();
    const input = weekly({ startMinute: 700, endMinute: 720 });
    expect(await ask(EDIT, { id, version: 1, ofDate: MONDAY, isFollowing: true, input })).toBe(id);
    expect(await drawn()).toEqual(weeks([0, 1, 2, 3, 4, 5], '700–720'));
  });

  it('the only date that is left is all of it', async () => {
    const id = await create(weekly({ exceptDates: [1, 2, 3, 4, 5].map(week) }));
    const input = once({ startMinute: 700, endMinute: 720 });
    expect(await ask(EDIT, { id, version: 1, ofDate: MONDAY, input })).toBe(id);
    expect(await get(id)).toMatchObject({ everyWeeks: null, exceptDates: [] });
  });

  it('the dates from one on are deleted; from the first on it is gone', async () => {
    const id = await create();
    await ask(DELETE, { id, from: week(4) });
    expect(await drawn()).toEqual(weeks([0, 1, 2, 3]));
    await ask(DELETE, { id, from: MONDAY });
    await expect(get(id)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is not changed at a date it does not have, nor by who saw it otherwise', async () => {
    const id = await create(weekly({ exceptDates: [week(1)] }));
    const at = (ofDate: string, version = 1) => ask(EDIT, { id, version, ofDate, input: once() });
    for (const date of [addDays(MONDAY, 1), week(1), week(6)])
      await expect(at(date)).rejects.toMatchObject({ code: 'invalidDates' });
    await expect(ask(DELETE, { id, from: week(1) })).rejects.toMatchObject({ code: 'invalidDates' });
    await ask(TAKE_OUT, { id, date: week(2) });
    await expect(at(week(3))).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await drawn()).toEqual(weeks([0, 3, 4, 5]));
  });

  it('is not put back once somebody has changed what the change made', async () => {
    const id = await create();
    const made = await ask<number>(EDIT, {
      id,
      version: 1,
      ofDate: week(2),
      input: once({ date: week(2), startMinute: 630 }),
    });
    await ask(EDIT, { id: made, version: 1, input: once({ date: week(2), startMinute: 640 }) });
    const back = ask(EDIT, { id, version: 2, input: weekly(), without: [made] });
    await expect(back).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await drawn()).toContain(`${week(2)} 640–660`);
  });
});

it('of one date in the hour that comes twice the one that is meant is kept, and put back with it', async () => {
  const id = await create(
    once({ date: '2027-10-31', startMinute: 150, endMinute: 165, startOffset: '+01:00' }),
  );
  const { version, ...before } = await get(id);
  expect(before).toMatchObject({ startOffset: '+01:00', endOffset: null });
  await ask(EDIT, { id, version, input: once({ date: '2027-10-31', startMinute: 150, endMinute: 165 }) });
  expect(await get(id)).toMatchObject({ startOffset: null });
  await ask(EDIT, { id, version: version + 1, input: before });
  expect(await get(id)).toMatchObject({ startOffset: '+01:00' });
  await expect(create(once({ startOffset: 'x' }))).rejects.toMatchObject({ code: 'invalidInput' });
});

it('is shown to a collaborator whose it is, who changes nothing', async () => {
  const her = await works('collaborator');
  const own = await aColleague(app.work(), { providerId, personId: her.personId });
  const [hers, anothers] = [await create(once({ resourceId: own })), await create(once())];
  expect(await ask(GET, { id: hers }, her.actor)).toMatchObject({ reason: 'Corso' });
  await expect(ask(GET, { id: anothers }, her.actor)).rejects.toMatchObject({ code: 'notFound' });
  const input = once({ resourceId: own });
  const refused = { code: 'NotAuthorizedException' };
  await expect(ask(CREATE, { input }, her.actor)).rejects.toMatchObject(refused);
  await expect(ask(EDIT, { id: hers, version: 1, input }, her.actor)).rejects.toMatchObject(refused);
  await expect(ask(DELETE, { id: hers }, her.actor)).rejects.toMatchObject(refused);
});

it('of two who change one date at once, one does', async () => {
  const id = await create();
  const change = (startMinute: number) =>
    ask(EDIT, { id, version: 1, ofDate: week(2), input: once({ date: week(2), startMinute }) });
  const results = await Promise.allSettled([change(610), change(620), change(630), change(640)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = results.filter((result) => result.status === 'rejected');
  expect(lost.map(({ reason }) => (reason as { code: string }).code)).toEqual(
    Array<string>(3).fill('changedMeanwhile'),
  );
  expect(await drawn()).toHaveLength(6);
});

it('whatever is done to single dates, every other date stays as it was', async () => {
  const next = chance(73);
  const pick = (most: number): number => Math.floor(next() * most);
  for (let round = 0; round < 12; round += 1) {
    await app.pool.query('delete from breaks where provider_id = $1', [providerId]);
    await create();
    /** By week, when it begins. */
    const model = new Map([0, 1, 2, 3, 4, 5].map((number) => [number, 600]));
    for (let act = 0; act < 6 && model.size > 0; act += 1) {
      const number = [...model.keys()][pick(model.size)] ?? 0;
      const id = await idOn(week(number));
      const { version, ...block } = await get(id);
      const isFollowing = next() < 0.4;
      const ofSame = await Promise.all([...model.keys()].map((one) => idOn(week(one))));
      const touched = [...model.keys()].filter(
        (one, index) => one === number || (isFollowing && one > number && ofSame[index] === id),
      );
      if (next() < 0.4) {
        for (const one of touched) model.delete(one);
        const date = week(number);
        await (isFollowing ? ask(DELETE, { id, from: date }) : ask(TAKE_OUT, { id, date }));
      } else {
        const startMinute = 600 + 5 * (1 + pick(10));
        for (const one of touched) model.set(one, startMinute);
        const input = { ...block, date: week(number), startMinute };
        await ask(EDIT, { id, version, ofDate: week(number), isFollowing, input });
      }
      const expected = [...model].map(([one, start]) => `${week(one)} ${start}–660`);
      expect(await drawn(), `round ${round}, act ${act}`).toEqual(expected.sort());
    }
  }
});

async function idOn(date: LocalDate): Promise<number> {
  const asked = { providerId, resourceIds: [anna], from: date, to: date };
  const [time] = (await calendarTimes(app.work(), asked)).filter(({ kind }) => kind === 'block');
  if (!time?.block) throw new Error(`Nothing is blocked on ${date}`);
  expect(time.block.date).toBe(date);
  return time.block.id;
}

it('past midnight it is told on both dates with the one on which it begins', async () => {
  const id = await create(once({ startMinute: 1380, endMinute: 60 }));
  const asked = { providerId, resourceIds: [anna], from: MONDAY, to: '2026-11-10' };
  const times = (await calendarTimes(app.work(), asked)).filter(({ kind }) => kind === 'block');
  const block = { id, date: MONDAY };
  expect(times).toMatchObject([
    { date: MONDAY, startMinute: 1380, endMinute: 1440, block },
    { date: '2026-11-10', startMinute: 0, endMinute: 60, block },
  ]);
});

it('in the night whose hour comes twice it begins with the first, and in the other one is refused', async () => {
  const twice = await create(once({ date: '2027-10-31', startMinute: 150, endMinute: 240 }));
  expect(await get(twice)).toMatchObject({ startMinute: 150, endMinute: 240 });
  const skipped = once({ date: '2027-03-28', startMinute: 150, endMinute: 240 });
  await expect(create(skipped)).rejects.toMatchObject({ code: 'invalidDates', affected: ['startMinute'] });
});
