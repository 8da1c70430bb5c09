import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#server/modules/identity/builders.ts';
import { findOrAddPerson, findPerson, getPerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { addResource, archiveResource, resourcesOf } from '#server/modules/staff/index.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aCustomer, foundByBooking } from './builders.ts';
import { getCustomer } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('a person', () => {
  it('is one per folded e-mail, with the address as first given', async () => {
    const work = app.work();
    const id = await findOrAddPerson(work, { email: 'Ada@Example.IT', language: 'en' });
    expect(await findOrAddPerson(work, { email: ' ada@example.it ', language: 'it' })).toBe(id);
    expect(await findPerson(work, 'ADA@EXAMPLE.IT')).toBe(id);
    expect(await getPerson(work, id)).toEqual({
      id,
      email: 'Ada@Example.IT',
      language: 'en',
      isVerified: false,
      firstname: '',
    });
    expect(await getPerson(work, 999_999)).toBeNull();
    expect(await findPerson(work, 'nobody@example.it')).toBeNull();
  });

  it('is one when forty ask for them at once, inside transactions', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        app
          .work()
          .transaction((tx) =>
            findOrAddPerson(tx, { email: i % 2 ? 'eva@example.it' : 'EVA@example.it', language: 'it' }),
          ),
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('cannot be somebody mail cannot reach', async () => {
    await expect(findOrAddPerson(app.work(), { email: 'nobody', language: 'it' })).rejects.toMatchObject({
      code: 'clientDataNotValid',
      details: { inputs: [{ code: 'email', affected: ['email'] }] },
    });
  });
});

describe('a customer', () => {
  it('is one per provider and person; what is known stays, what is empty is filled', async () => {
    const work = app.work();
    const providerId = await aProvider(work);
    const personId = await aPerson(work);
    const who = { providerId, personId, email: 'ada@example.it' };
    const id = await foundByBooking(work, { ...who, firstname: 'Ada', lastname: null, phone: null });
    expect(await foundByBooking(work, { ...who, firstname: 'Adelina', lastname: 'Rossi', phone: null })).toBe(
      id,
    );
    expect(await getCustomer(work, providerId, id)).toEqual({
      id,
      personId,
      email: 'ada@example.it',
      firstname: 'Ada',
      lastname: 'Rossi',
      phone: null,
      isBlacklisted: false,
      caredForBy: null,
    });
    await foundByBooking(work, { ...who, firstname: null, lastname: null, phone: '+39 333 1234567' });
    expect(await getCustomer(work, providerId, id)).toMatchObject({
      lastname: 'Rossi',
      phone: '+39 333 1234567',
    });
    const elsewhere = await aProvider(work);
    expect(await getCustomer(work, elsewhere, id)).toBeNull();
    const there = { ...who, providerId: elsewhere, firstname: null, lastname: null, phone: null };
    expect(await foundByBooking(work, there)).not.toBe(id);
  });

  it('who is not received is found, and not filled', async () => {
    const work = app.work();
    const providerId = await aProvider(work);
    const personId = await aPerson(work);
    const id = await aCustomer(work, { providerId, personId });
    await app.pool.query('update customers set blacklisted = true where id = $1', [id]);
    const contact = { email: 'ada@example.it', firstname: 'Ada', lastname: null, phone: null };
    expect(await foundByBooking(work, { providerId, personId, ...contact })).toBe(id);
    expect(await getCustomer(work, providerId, id)).toMatchObject({ firstname: null, isBlacklisted: true });
  });
});

describe('resources', () => {
  it('are the provider’s own, people and things', async () => {
    const work = app.work();
    const providerId = await aProvider(work);
    const anna = await aColleague(work, { providerId, gender: 'F', role: 'collaborator', color: '#1F5C49' });
    const room = await anEquipment(work, { providerId, quantity: 3, capacity: 8 });
    expect(await resourcesOf(work, providerId)).toEqual([
      {
        id: anna,
        kind: 1,
        personId: null,
        name: 'Anna',
        gender: 'F',
        type: 'collaborator',
        role: 'collaborator',
        color: '#1F5C49',
        quantity: 1,
        capacity: null,
        isArchived: false,
        version: 1,
      },
      {
        id: room,
        kind: 2,
        personId: null,
        name: 'Sala grande',
        gender: null,
        type: null,
        role: null,
        color: null,
        quantity: 3,
        capacity: 8,
        isArchived: false,
        version: 1,
      },
    ]);
    expect((await resourcesOf(work, providerId, [room])).map(({ id }) => id)).toEqual([room]);
    expect(await resourcesOf(work, await aProvider(work), [room])).toEqual([]);
    expect(await resourcesOf(work, providerId, [])).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ kind: 3 }, 'kind'],
    [{ quantity: 0 }, 'quantity'],
    [{ color: 'red;}' }, 'color'],
  ])('cannot be %o', async (wrong, field) => {
    const given = { providerId: await aProvider(app.work()), kind: 2, name: 'Sala', ...wrong } as Parameters<
      typeof addResource
    >[1];
    await expect(addResource(app.work(), given)).rejects.toMatchObject({
      code: 'invalidInput',
      details: { affected: [field] },
    });
  });

  it('of a provider without staff are one person and any things', async () => {
    const providerId = await aProvider(app.work(), { packageId: 0 });
    await aColleague(app.work(), { providerId });
    await anEquipment(app.work(), { providerId });
    await expect(aColleague(app.work(), { providerId })).rejects.toMatchObject({
      code: 'insufficientPlan',
    });
  });

  it('of a provider without staff are one person at a time: after somebody left another may come', async () => {
    const providerId = await aProvider(app.work(), { packageId: 0 });
    const resourceId = await aColleague(app.work(), { providerId });
    await archiveResource(app.work(), { providerId, resourceId });
    await expect(aColleague(app.work(), { providerId })).resolves.toEqual(expect.any(Number));
  });
});
