import { afterAll, beforeAll, expect, it } from 'vitest';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const CREATE =
  'mutation($p: Id!, $input: CustomerImportInput!) { createCustomerImport(providerId: $p, input: $input) { id } }';
const ONE = 'query($p: Id!, $id: Id!) { getCustomerImport(providerId: $p, id: $id) { version } }';
const START =
  'mutation($p: Id!, $id: Id!, $version: Int!) { startCustomerImport(providerId: $p, id: $id, version: $version) { id } }';
const NOTICES =
  'query($p: Id!) { getNotices(providerId: $p) { items { kind customerImport { id added changed unchanged refused } } } }';

it('tells who started an import what it came to, and nobody else', async () => {
  const at = await atProvider(app);
  const [manager, director] = [await at.works('manager'), await at.works('director')];
  const text = 'Nome\tTelefono\nNora Brambilla\t333 1234567\nUgo Lodi\t333 7654321\n\tsenza numero\n';
  // One brings the list, another starts it
  const { id } = (await at.ask(CREATE, { input: { from: 'text', text } }, director)) as { id: number };
  await app.jobs.drain();
  const { version } = (await at.ask(ONE, { id }, manager)) as { version: number };
  await at.ask(START, { id, version }, manager);
  await app.jobs.drain();
  const told = async (actor = at.owner) =>
    ((await at.ask(NOTICES, {}, actor)) as { items: { kind: string; customerImport: object }[] }).items;
  const counts = { id, added: 2, changed: 0, unchanged: 0, refused: 1 };
  expect(await told(manager)).toEqual([{ kind: 'importFinished', customerImport: counts }]);
  expect(await told(director)).toEqual([]);
  expect(await told()).toEqual([]);
  const { rows } = await app.pool.query('select kind from mails where provider_id = $1', [at.providerId]);
  expect(rows).toEqual([]);
});
