import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';

const RESOURCE = `id resTypeId userId name gender providers role color quantity capacity unitNames archive version
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
async function ask(document: string, variables: object = {}, actor = owner): Promise<Shown[]> {
  const asked = { actor, idempotencyKey: `key ${(made += 1)}` };
  const { data, errors } = await app.ask(document, { p: providerId, ...variables }, asked);
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return Object.values(data as Record<string, Shown[]>)[0] ?? [];
}

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

  it('are a collaborator’s own to a collaborator, and nobody’s to a visitor', async () => {
    const { personId, actor } = await works('collaborator');
    await aColleague(app.work(), { providerId, name: 'Anna', personId });
    await aColleague(app.work(), { providerId, name: 'Bruno' });
    expect((await ask(ALL, {}, actor)).map(({ name }) => name)).toEqual(['Anna']);
    await expect(ask(ADD, { input: { kind: 2, name: 'Sala' } }, actor)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const { errors } = await app.ask(ALL, { p: providerId });
    expect(errors?.[0]?.code).toBe('unauthenticated');
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
    const refused = { code: 'featureNotAvailable' };
    await expect(ask(ADD, { input: { kind: 1, name: 'Carla' } })).rejects.toMatchObject(refused);
    await expect(ask(RESTORE, { id: before })).rejects.toMatchObject(refused);
    await ask(ADD, { input: { kind: 2, name: 'Cabina' } });
    const { id } = await named('Bruno');
    await ask(ARCHIVE, { id });
    expect(await ask(RESTORE, { id: before })).toContainEqual({ id: before, archive: false });
  });
});
