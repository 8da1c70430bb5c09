import { afterAll, beforeAll, expect, it } from 'vitest';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { anOrder } from '../builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('a person is told how many orders are theirs, once the e-mail is verified', async () => {
  const [personId, strangerId] = [await aPerson(app.work()), await aPerson(app.work())];
  const [providerId, otherId] = [await aProvider(app.work()), await aProvider(app.work())];
  for (const at of [providerId, providerId, otherId]) await anOrder(app.work(), { providerId: at, personId });
  await anOrder(app.work(), { providerId, personId: strangerId });
  await app.pool.query('insert into log_ins (person_id, created_at) values ($1, now())', [personId]);
  await app.pool.query('insert into profiles (person_id, updated_at) values ($1, now())', [personId]);
  const told = async () =>
    (await app.ask('{ getCurrentUser { ordersNumber } }', {}, { actor: anActor({ personId }) })).data;
  expect(await told()).toEqual({ getCurrentUser: { ordersNumber: 0 } });
  await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  expect(await told()).toEqual({ getCurrentUser: { ordersNumber: 3 } });
});
