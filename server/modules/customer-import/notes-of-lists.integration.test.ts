import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aCheckedImport } from './builders.ts';
import { reportOfImport } from './index.ts';

const ONE =
  'query($p: Id!, $id: Id!) { getCustomerImport(providerId: $p, id: $id) { version columns { head field samples } } }';
const ROWS =
  'query($p: Id!, $id: Id!) { getCustomerImportRows(providerId: $p, id: $id, outcome: "new") { items { cells hasNotes } } }';
const COLUMNS = `mutation($p: Id!, $id: Id!, $version: Int!, $columns: [String!]!) {
  changeCustomerImportColumns(providerId: $p, id: $id, version: $version, columns: $columns) { id } }`;

let app: TestApp;
let at: AtProvider;
let id: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  at = await atProvider(app);
  id = await aCheckedImport(app.work(), {
    providerId: at.providerId,
    personId: at.owner.personId,
    rows: [
      ['Nome', 'Note'],
      ['Ada', 'Diabetica'],
      ['Bea', ''],
    ],
  });
});

type Actor = AtProvider['owner'];
/** All that somebody is shown of the list. */
async function seenBy(actor: Actor): Promise<string> {
  const report = await reportOfImport(
    { work: app.work(), actor, locale: 'it' },
    { providerId: at.providerId, id, outcome: 'new' },
  );
  const file = (await Array.fromAsync(report.pieces)).join('');
  return JSON.stringify([await at.ask(ONE, { id }, actor), await at.ask(ROWS, { id }, actor), file]);
}

it('are read by owner and director with a fresh proof alone', async () => {
  expect((await seenBy(at.owner)).split('Diabetica')).toHaveLength(4);
  expect(await seenBy(await at.works('director'))).toContain('Diabetica');
  for (const actor of [await at.works('manager'), await at.works('owner', 16)]) {
    const seen = await seenBy(actor);
    expect(seen).not.toContain('Diabetica');
    expect(seen).toContain('Ada');
    expect(await at.ask(ROWS, { id }, actor)).toMatchObject({
      items: [{ cells: ['Ada', '•••'], hasNotes: true }, { cells: ['Bea', ''] }],
    });
  }
});

it('stay so whatever else somebody says that their column is', async () => {
  const manager = await at.works('manager');
  const change = (columns: string[], actor: Actor) => at.ask(COLUMNS, { id, version: 1, columns }, actor);
  await expect(change(['firstname', 'tags'], manager)).rejects.toMatchObject({
    code: 'NotAuthorizedException',
  });
  const late = await at.works('owner', 16);
  await expect(change(['firstname', 'tags'], late)).rejects.toMatchObject({ code: 'stepUpNeeded' });
  await change(['firstname', ''], manager);
  await app.jobs.drain();
  expect(await seenBy(manager)).not.toContain('Diabetica');
});
