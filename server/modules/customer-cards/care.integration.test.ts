import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { mergingAt } from './testing/merging-steps.ts';

const SET = `mutation($p: Id!, $id: Id!, $version: Int!, $carer: Id!, $relation: CareRelation!) {
  setCustomerCare(providerId: $p, id: $id, version: $version, carerId: $carer, relation: $relation) }`;
const END = 'mutation($p: Id!, $id: Id!) { endCustomerCare(providerId: $p, id: $id) }';
const ARCHIVE = 'mutation($p: Id!, $ids: [Id!]!) { archiveCustomers(providerId: $p, ids: $ids) }';

let app: TestApp;
let at: Awaited<ReturnType<typeof mergingAt>>;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  at = await mergingAt(app);
});

async function care(id: number, carer: number, relation = 'parent'): Promise<string> {
  const { version } = await at.card(id);
  return at.saidOf(at.ask(SET, { id, version, carer, relation }));
}
async function mailsTo(email: string): Promise<number> {
  await app.jobs.drain();
  const { rows } = await app.pool.query<{ n: number }>(
    'select count(*)::int as n from mails where recipient = $1',
    [email],
  );
  return rows[0]?.n ?? Number.NaN;
}

it('is told on both cards, brings the mails to who cares, and ends', async () => {
  const email = `cura-${at.providerId}@example.it`;
  const [child, mother] = [await at.named('Leo'), await at.named('Marta', { email })];
  expect(await care(child, mother)).toBe('done');
  expect([await at.card(child), await at.card(mother)]).toMatchObject([
    { carer: { id: mother }, history: [{ action: 'setCustomerCare' }] },
    { inCare: [{ id: child }], history: [{ action: 'setCustomerCare' }] },
  ]);
  await at.book(child, '2026-11-10T09:00');
  expect(await mailsTo(email)).toBe(1);
  await at.ask(END, { id: child });
  await at.ask(END, { id: child });
  expect(await at.card(child)).toMatchObject({
    carer: null,
    history: [{ action: 'endCustomerCare' }, { action: 'setCustomerCare' }],
  });
  await at.book(child, '2026-11-10T11:00');
  expect(await mailsTo(email)).toBe(1);
});

it('is refused in words for oneself, in a chain, for who is archived, merged or another provider’s, and by an old form', async () => {
  const [a, b, c, d] = [
    await at.named('Ada'),
    await at.named('Bea'),
    await at.named('Cleo'),
    await at.named('Dina'),
  ];
  expect(await care(a, a)).toMatch(/^Nessuno può occuparsi di sé stesso/);
  expect(await care(a, b)).toBe('done');
  expect(await care(c, a)).toMatch(/^Di questo cliente si occupa già qualcun altro/);
  expect(await care(b, c)).toMatch(/^Questo cliente si occupa già di altri/);
  await at.ask(ARCHIVE, { ids: [d] });
  expect(await care(c, d)).toMatch(/^Questo cliente è archiviato/);
  const gone = await at.named('Elsa');
  await at.merge(c, gone);
  expect(await care(c, gone)).toBe('notFound');
  const stranger = await (await mergingAt(app)).named('Altrove');
  expect(await care(c, stranger)).toBe('notFound');
  const old = at.ask(SET, { id: a, version: 1, carer: c, relation: 'other' });
  expect(await at.saidOf(old)).toBe('changedMeanwhile');
  expect((await at.card(a)).carer).toEqual({ id: b });
});

it('of two who say so of each other at once holds for one alone', async () => {
  const [a, b] = [await at.named('Ada'), await at.named('Bea')];
  const said = await Promise.all([care(a, b), care(b, a)]);
  expect(said.filter((one) => one === 'done')).toHaveLength(1);
});
