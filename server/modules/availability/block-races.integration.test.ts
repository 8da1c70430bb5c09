import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { Statements } from '#server/testing/statements.ts';
import { openTestApp } from '#server/testing/test-app.ts';

// Four who drag one block at once, each from the version that all of them saw.

const CREATE = 'mutation($p: Id!, $input: BlockInput!) { createBlock(providerId: $p, input: $input) }';
const EDIT =
  'mutation($p: Id!, $id: Id!, $input: BlockInput!) { editBlock(providerId: $p, id: $id, version: 1, input: $input) }';

/** Somebody else has the row until all four are at it. @returns what each heard, sorted, and how often the block was changed */
async function fourAtOnce(rowLocks: boolean) {
  const app = await openTestApp({ environment: { DATABASE_CONNECTIONS: '10' } });
  try {
    const statements = new Statements(app, { rowLocks });
    const providerId = await aProvider(app.work());
    const actor = await worksAt(app, providerId, 'owner');
    const resourceId = await aColleague(app.work(), { providerId });
    const block = { resourceId, date: '2026-11-09', startMinute: 600, endMinute: 660, reason: 'Corso' };
    const asked = () => ({ actor, idempotencyKey: randomUUID() });
    const { data } = await app.ask(CREATE, { p: providerId, input: block }, asked());
    const id = Number(data?.['createBlock']);
    const before = await app.pool.connect();
    await before.query('begin');
    await before.query({ text: 'select from breaks where id = $1 for no key update', values: [id] });
    const four = [660, 720, 780, 840].map(async (startMinute) => {
      const input = { ...block, startMinute, endMinute: startMinute + 60 };
      const { errors } = await app.ask(EDIT, { p: providerId, id, input }, asked());
      return errors?.[0]?.code ?? 'done';
    });
    await expect.poll(() => statements.waiting(), { timeout: 10_000, interval: 10 }).toBe(4);
    await before.query('commit');
    before.release();
    const heard = (await Promise.all(four)).sort();
    const { rows } = await app.pool.query<{ changes: number }>(
      `select count(*)::int as changes from audit_entries where provider_id = $1 and action = 'editBlock'`,
      [providerId],
    );
    return { heard, changes: rows[0]?.changes };
  } finally {
    await app.close();
  }
}

it('one changes it, and three hear that it was changed', async () => {
  const lost = 'changedMeanwhile';
  expect(await fourAtOnce(true)).toEqual({ heard: [lost, lost, lost, 'done'], changes: 1 });
});

it('without the lock of its row, which alone carries this, more than one do', async () => {
  const { heard, changes } = await fourAtOnce(false);
  expect(heard.filter((one) => one === 'done').length).toBeGreaterThan(1);
  expect(changes).toBeGreaterThan(1);
});
