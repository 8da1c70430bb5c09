import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { addHoliday } from './index.ts';

const PAGE = `query($p: Id!, $r: Id, $isOver: Boolean, $page: Int) {
  getHolidayPage(providerId: $p, resourceId: $r, isOver: $isOver, page: $page) {
    total page pages today closedDays { from to } items { id resourceId resourceName name fromDate toDate toMinute } } }`;
const ONE =
  'query($p: Id!, $id: Id!) { getHoliday(providerId: $p, id: $id) { id version resourceName name fromDate } }';

interface HolidayPage {
  total: number;
  page: number;
  pages: number;
  today: string;
  closedDays: { from: string; to: string }[];
  items: { id: number; name: string | null; resourceName: string | null; fromDate: string; toDate: string }[];
}

let app: TestApp;
let providerId: number;
let anna: number;
let bruno: number;
let owner: ReturnType<typeof anActor>;
let annaHerself: ReturnType<typeof anActor>;
let today: string;
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
  anna = await aColleague(app.work(), { providerId, personId: her.personId, name: 'Anna' });
  bruno = await aColleague(app.work(), { providerId, name: 'Bruno' });
  today = localDateOf(zoneOf('Europe/Rome'), epochMinutesOf(app.work().now()));
});

async function works(role: BusinessRole) {
  const { personId } = await invitePerson(app.work(), {
    email: `closing-${role}-${(made += 1)}@example.it`,
    providerId,
    role,
    language: 'it',
    actor: 'system:test',
  });
  return { personId, actor: anActor({ personId, providerRoles: [{ providerId, role }] }) };
}

async function ask<T>(document: string, variables: object = {}, actor = owner): Promise<T> {
  const { data, errors } = await app.ask(document, { p: providerId, ...variables }, { actor });
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return Object.values(data as Record<string, T>)[0] as T;
}

/** Whole days, so many from today. */
const close = (name: string, from: number, to = from, resourceId: number | null = null): Promise<number> =>
  addHoliday(app.work(), {
    providerId,
    resourceId,
    name,
    isWholeDay: true,
    startsLocal: `${addDays(today, from)} 00:00`,
    endsLocal: `${addDays(today, to + 1)} 00:00`,
  });
const names = ({ items }: HolidayPage) => items.map(({ name }) => name);

it('shows what is under way and to come, the soonest first, and what is over, the latest first', async () => {
  await close('next', 5);
  await close('under way', -3, 0);
  await close('yesterday', -1);
  await close('long ago', -400, -390);
  const page = await ask<HolidayPage>(PAGE);
  expect(names(page)).toEqual(['under way', 'next']);
  expect(page).toMatchObject({ total: 2, page: 1, pages: 1, today });
  expect(names(await ask<HolidayPage>(PAGE, { isOver: true }))).toEqual(['yesterday', 'long ago']);
});

it('comes in pages of ten without a gap or a row twice', async () => {
  for (let days = 1; days <= 12; days += 1) await close(String(days), days);
  const [first, second] = [await ask<HolidayPage>(PAGE), await ask<HolidayPage>(PAGE, { page: 2 })];
  expect([...names(first), ...names(second)]).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1)),
  );
  expect(second).toMatchObject({ total: 12, page: 2, pages: 2 });
  await expect(ask(PAGE, { page: 0 })).rejects.toMatchObject({ code: 'invalidInput' });
});

it('says whose each is, of one person with those of all, and on which days of the year all are closed', async () => {
  await close('all', 30, 32);
  await close('hers', 10, 12, anna);
  await close('his', 11, 11, bruno);
  await close('too far', 500);
  await addHoliday(app.work(), {
    providerId,
    resourceId: null,
    name: 'an afternoon',
    isWholeDay: false,
    startsLocal: `${addDays(today, 40)} 14:00`,
    endsLocal: `${addDays(today, 41)} 00:00`,
  });
  const page = await ask<HolidayPage>(PAGE);
  expect(page.items.map(({ name, resourceName }) => [name, resourceName])).toEqual([
    ['hers', 'Anna'],
    ['his', 'Bruno'],
    ['all', null],
    ['an afternoon', null],
    ['too far', null],
  ]);
  expect(page.closedDays).toEqual([{ from: addDays(today, 30), to: addDays(today, 32) }]);
  expect(names(await ask<HolidayPage>(PAGE, { r: anna }))).toEqual([
    'hers',
    'all',
    'an afternoon',
    'too far',
  ]);
});

it('is a collaborator’s own and the center’s; another’s is not there', async () => {
  const hers = await close('hers', 10, 12, anna);
  const his = await close('his', 11, 11, bruno);
  const all = await close('all', 20);
  expect(names(await ask<HolidayPage>(PAGE, {}, annaHerself))).toEqual(['hers', 'all']);
  await expect(ask(PAGE, { r: bruno }, annaHerself)).rejects.toMatchObject({ code: 'notFound' });
  expect(await ask(ONE, { id: hers }, annaHerself)).toMatchObject({
    resourceName: 'Anna',
    name: 'hers',
    version: 1,
  });
  expect(await ask(ONE, { id: all }, annaHerself)).toMatchObject({ resourceName: null });
  await expect(ask(ONE, { id: his }, annaHerself)).rejects.toMatchObject({ code: 'notFound' });
  expect(await ask(ONE, { id: his })).toMatchObject({ resourceName: 'Bruno' });
  await expect(ask(ONE, { id: 999_999_999 })).rejects.toMatchObject({ code: 'notFound' });
});
