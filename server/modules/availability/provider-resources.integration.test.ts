import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';

const RESOURCE = `id resTypeId userId name gender providers type role color quantity capacity unitNames archive version
  user { id name email image } schedules { day workTime { start end } }`;
const ALL = `query($p: Id!) { getAllProviderResources(providerId: $p) { ${RESOURCE} } }`;
const ADD = `mutation($p: Id!, $input: NewResourceInput!) { createResource(providerId: $p, input: $input) { ${RESOURCE} } }`;
const UPDATE = `mutation($p: Id!, $id: Id!, $version: Int!, $input: ResourceInput!) {
  updateResource(providerId: $p, id: $id, version: $version, input: $input) { ${RESOURCE} } }`;
const ARCHIVE = 'mutation($p: Id!, $id: Id!) { archiveResource(providerId: $p, id: $id) { id archive } }';
const RESTORE = 'mutation($p: Id!, $id: Id!) { restoreResource(providerId: $p, id: $id) { id archive } }';
const ORDER =
  'mutation($p: Id!, $id: Id!, $beforeId: Id) { orderResources(providerId: $p, id: $id, beforeId: $beforeId) { name } }';

interface Shown {
  id: number;
  name: string;
  version: number;
  archive: boolean;
}

let app: TestApp;
let providerId: number;
let made = 0;
let owner: ReturnType<typeof anActor>;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  ({ actor: owner } = await works('owner'));
});

async function works(role: BusinessRole) {
  const email = `${role}-${(made += 1)}@example.it`;
  const invitation = { email, providerId, role, language: 'it', actor: 'system:test' } as const;
  const { personId } = await invitePerson(app.work(), invitation);
  return { email, personId, actor: anActor({ personId, providerRoles: [{ providerId, role }] }) };
}

/** As the owner unless told otherwise, each call with a key of its own. */
async function answer(document: string, variables: object = {}, actor = owner): Promise<unknown> {
  const asked = { actor, idempotencyKey: `key ${(made += 1)}` };
  const { data, errors } = await app.ask(document, { p: providerId, ...variables }, asked);
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return Object.values(data as object)[0];
}

// What these documents answer is asked for in them
const ask = async (...asked: Parameters<typeof answer>) => (await answer(...asked)) as Shown[];

const named = async (name: string) => {
  const found = (await ask(ALL)).find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
};

describe('the people and things of a provider', () => {
  it('are told with who they are and when they work', async () => {
    const { personId, email } = await works('collaborator');
    const anna = await aColleague(app.work(), { providerId, name: 'Anna', personId, role: 'Terapista' });
    await worksEveryDay(app.work(), { providerId, resourceId: anna, from: 540, to: 780 });
    await anEquipment(app.work(), { providerId, name: 'Cabina', quantity: 2, capacity: 3 });
    const [person, room, ...others] = await ask(ALL);
    expect(others).toEqual([]);
    expect(person).toMatchObject({
      id: anna,
      resTypeId: 1,
      userId: personId,
      providers: [providerId],
      role: 'Terapista',
      archive: false,
      user: { id: personId, email, image: null },
    });
    expect(person).toMatchObject({
      schedules: Array.from({ length: 7 }, () => ({ workTime: { start: '09:00', end: '13:00' } })),
    });
    expect(room).toMatchObject({
      resTypeId: 2,
      userId: null,
      user: null,
      quantity: 2,
      capacity: 3,
      schedules: [],
    });
  });

  it('are a collaborator’s own to a collaborator, and to a visitor names and roles of whom one can book', async () => {
    const { personId, actor } = await works('collaborator');
    await aColleague(app.work(), { providerId, name: 'Anna', personId });
    await aColleague(app.work(), { providerId, name: 'Bruno' });
    expect((await ask(ALL, {}, actor)).map(({ name }) => name)).toEqual(['Anna']);
    await expect(ask(ADD, { input: { kind: 2, name: 'Sala' } }, actor)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const carla = await aColleague(app.work(), { providerId, name: 'Carla', personId, role: 'Terapista' });
    await anOffer(app.work(), { providerId, people: [carla] });
    const { data } = await app.ask(ALL, { p: providerId });
    const shown = { id: carla, name: 'Carla', role: 'Terapista', userId: null, user: null, schedules: [] };
    expect(data?.['getAllProviderResources']).toEqual([expect.objectContaining(shown)]);
  });
});

describe('a thing', () => {
  it('is added with names for its units, changed by its version, put away and taken out again', async () => {
    await ask(ADD, { input: { kind: 2, name: 'Cabina', quantity: 2, unitNames: ['Mare', ''] } });
    const { id, version, ...room } = await named('Cabina');
    expect(room).toMatchObject({ unitNames: ['Mare', ''], quantity: 2 });
    const input = { name: 'Cabina', quantity: 3, unitNames: ['Bosco', 'Mare', 'Lago'], color: '#336655' };
    await ask(UPDATE, { id, version, input });
    expect(await named('Cabina')).toMatchObject({ unitNames: ['Bosco', 'Mare', 'Lago'], color: '#336655' });
    await expect(ask(UPDATE, { id, version, input })).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await ask(ARCHIVE, { id })).toEqual([{ id, archive: true }]);
    expect(await ask(RESTORE, { id })).toEqual([{ id, archive: false }]);
  });

  it.each<[string, object, string]>([
    ['two units of one name', { quantity: 2, unitNames: ['Mare', 'mare'] }, 'unitNames'],
    ['more names than units', { quantity: 1, unitNames: ['Mare', 'Bosco'] }, 'unitNames'],
    ['no units', { quantity: 0 }, 'quantity'],
    ['no name', { name: ' ' }, 'name'],
    ['a color that is none', { color: 'red;}' }, 'color'],
    ['several units of a person', { kind: 1, quantity: 2 }, 'quantity'],
    ['a name of a person’s unit', { kind: 1, unitNames: ['Anna'] }, 'unitNames'],
    ['a kind there is not', { kind: 3 }, 'kind'],
  ])('is refused with %s', async (_what, wrong, field) => {
    await expect(ask(ADD, { input: { kind: 2, name: 'Cabina', ...wrong } })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: [field],
    });
  });

  it('goes before another one, and a new one goes last', async () => {
    for (const name of ['Uno', 'Due', 'Tre']) await ask(ADD, { input: { kind: 2, name } });
    const [one, , three] = await ask(ALL);
    const ordered = await ask(ORDER, { id: three?.id, beforeId: one?.id });
    expect(ordered.map(({ name }) => name)).toEqual(['Tre', 'Uno', 'Due']);
    await ask(ADD, { input: { kind: 2, name: 'Quattro' } });
    expect((await ask(ALL)).map(({ name }) => name)).toEqual(['Tre', 'Uno', 'Due', 'Quattro']);
  });
});

describe('without staff in the package', () => {
  it('nobody is added or taken back beside the first person; things are', async () => {
    const before = await aColleague(app.work(), { providerId, name: 'Anna' });
    await app.pool.query('update resources set archived = true where id = $1', [before]);
    await aColleague(app.work(), { providerId, name: 'Bruno' });
    await app.pool.query('delete from package_subscriptions where provider_id = $1', [providerId]);
    const refused = { code: 'insufficientPlan' };
    await expect(ask(ADD, { input: { kind: 1, name: 'Carla' } })).rejects.toMatchObject(refused);
    await expect(ask(RESTORE, { id: before })).rejects.toMatchObject(refused);
    await ask(ADD, { input: { kind: 2, name: 'Cabina' } });
    const { id } = await named('Bruno');
    await ask(ARCHIVE, { id });
    expect(await ask(RESTORE, { id: before })).toContainEqual({ id: before, archive: false });
  });
});

describe('the type of a person', () => {
  const called = async (name: string) => {
    const all = (await answer(ALL)) as (Shown & { type: string | null })[];
    return all.find((one) => one.name === name)?.type;
  };

  it('is one of four, a collaborator unless said, and stays where a form does not say it', async () => {
    await ask(ADD, { input: { kind: 1, name: 'Anna' } });
    await ask(ADD, { input: { kind: 1, name: 'Bruno', type: 'director' } });
    expect([await called('Anna'), await called('Bruno')]).toEqual(['collaborator', 'director']);
    const { id, version } = await named('Bruno');
    await ask(UPDATE, { id, version, input: { name: 'Bruno Neri' } });
    expect(await called('Bruno Neri')).toBe('director');
    await ask(UPDATE, { id, version: version + 1, input: { name: 'Bruno Neri', type: 'manager' } });
    expect(await called('Bruno Neri')).toBe('manager');
  });

  it.each([
    [1, 'boss'],
    [2, 'owner'],
  ])('of a kind %i is not %s', async (kind, type) => {
    await expect(ask(ADD, { input: { kind, name: 'Anna', type } })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: ['type'],
    });
  });
});

const PAGE = `query($p: Id!, $kind: Int, $search: String, $isArchived: Boolean, $page: Int) {
  getStaff(providerId: $p, kind: $kind, search: $search, isArchived: $isArchived, page: $page) {
    total page pages mayAddPerson items { id name outOfService { unit start end reason } } } }`;
const MEMBER = `query($p: Id!, $id: Id!) { getStaffMember(providerId: $p, id: $id) {
  resource { name outOfService { id reason } } comingBookings services { id name isArchived } } }`;
const OUT = `mutation($p: Id!, $id: Id!, $input: OutOfServiceInput!) {
  takeOutOfService(providerId: $p, id: $id, input: $input) }`;
const BACK = 'mutation($p: Id!, $id: Id!) { putBackInService(providerId: $p, id: $id) }';

describe('the list of the staff', () => {
  interface Page {
    total: number;
    pages: number;
    mayAddPerson: boolean;
    items: { name: string; outOfService: object[] }[];
  }
  const page = async (asked: object = {}, actor = owner) => (await answer(PAGE, asked, actor)) as Page;

  it('is paged in the provider’s order, by kind, part of a name and whether in use', async () => {
    for (let number = 1; number <= 11; number += 1)
      await anEquipment(app.work(), { providerId, name: `Sala ${number}` });
    const anna = await aColleague(app.work(), { providerId, name: '100% Anna_' });
    expect(await page()).toMatchObject({ total: 12, pages: 2, mayAddPerson: true });
    expect((await page({ page: 2 })).items.map(({ name }) => name)).toEqual(['Sala 11', '100% Anna_']);
    expect((await page({ kind: 1 })).items.map(({ name }) => name)).toEqual(['100% Anna_']);
    expect(await page({ kind: 2, search: 'ala 1' })).toMatchObject({ total: 3 });
    expect(await page({ search: '%' })).toMatchObject({ total: 1 });
    expect(await page({ search: '_' })).toMatchObject({ total: 1 });
    await ask(ARCHIVE, { id: anna });
    expect((await page({ isArchived: true })).items.map(({ name }) => name)).toEqual(['100% Anna_']);
    expect(await page({ kind: 1 })).toMatchObject({ total: 0 });
  });

  it('is for managers, not for collaborators', async () => {
    const { actor: manager } = await works('manager');
    const { actor: collaborator } = await works('collaborator');
    expect(await page({}, manager)).toMatchObject({ total: 0 });
    await expect(page({}, collaborator)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  });

  it('says whether the package takes another person', async () => {
    await app.pool.query('delete from package_subscriptions where provider_id = $1', [providerId]);
    expect(await page()).toMatchObject({ mayAddPerson: true });
    await aColleague(app.work(), { providerId });
    expect(await page()).toMatchObject({ mayAddPerson: false });
  });

  it('of one shows the services that they do or that need it', async () => {
    const room = await anEquipment(app.work(), { providerId });
    const { serviceId, people } = await anOffer(app.work(), { providerId, needs: [{ resourceIds: [room] }] });
    for (const id of [room, people[0]])
      expect(await answer(MEMBER, { id })).toMatchObject({
        services: [{ id: serviceId, isArchived: false }],
      });
    const other = await anEquipment(app.work(), { providerId });
    expect(await answer(MEMBER, { id: other })).toMatchObject({ services: [], comingBookings: 0 });
    await expect(answer(MEMBER, { id: 999_999_999 })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('shows what is out of service, which a manager sees and does not change', async () => {
    const room = await anEquipment(app.work(), { providerId, quantity: 2 });
    const input = {
      unit: 2,
      fromDate: '2026-11-03',
      fromMinute: 600,
      toDate: '2026-11-05',
      reason: 'Lampada rotta',
    };
    const { actor: manager } = await works('manager');
    await expect(answer(OUT, { id: room, input }, manager)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const done = await answer(OUT, { id: room, input });
    expect((await page({}, manager)).items).toMatchObject([
      {
        outOfService: [
          { unit: 2, start: '2026-11-03 10:00', end: '2026-11-06 00:00', reason: 'Lampada rotta' },
        ],
      },
    ]);
    expect(await answer(BACK, { id: done })).toBe(true);
    expect((await page()).items).toMatchObject([{ outOfService: [] }]);
  });

  it.each<[string, object, string]>([
    ['an end before its start', { toDate: '2026-11-02' }, 'toDate'],
    ['an end at its start', { toDate: '2026-11-03', toMinute: 600 }, 'toMinute'],
    ['a time without a date', { toMinute: 600 }, 'toDate'],
    ['a unit there is not', { unit: 3 }, 'unit'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['no date', { fromDate: '2026-02-30' }, 'fromDate'],
  ])('refuses %s', async (_what, wrong, field) => {
    const id = await anEquipment(app.work(), { providerId, quantity: 2 });
    const input = { fromDate: '2026-11-03', fromMinute: 600, reason: 'Lampada rotta', ...wrong };
    await expect(answer(OUT, { id, input })).rejects.toMatchObject({
      code: expect.stringMatching(/^(invalidInput|invalidStartDateBeforeEndDate)$/),
      affected: [field],
    });
  });
});
