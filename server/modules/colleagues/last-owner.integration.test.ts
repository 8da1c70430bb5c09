import { expect, it } from 'vitest';
import { aProvider } from '#server/modules/providers/builders.ts';
import { INVARIANTS, runAudit } from '#server/run-audit.ts';
import { Meeting } from '#server/testing/meeting.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { call, placeIdOf, worksAt } from './testing/colleague-steps.ts';

const LEAVE = 'mutation ($p: Id!) { leaveProvider(providerId: $p) }';
const DEACTIVATE = 'mutation ($p: Id!, $id: Id!) { deactivateCollaborator(providerId: $p, id: $id) { id } }';

async function withApp(options: TestAppOptions, run: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await openTestApp(options);
  try {
    await run(app);
  } finally {
    await app.close();
  }
}

const outcome = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'gone',
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

async function ownersLeft(app: TestApp, providerId: number): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    "select count(*)::int as count from provider_roles where provider_id = $1 and role = 'owner' and active",
    [providerId],
  );
  return rows[0]?.count ?? 0;
}

/** Both owners of a center leave at once. */
async function bothLeave(app: TestApp, meeting?: Meeting): Promise<string[]> {
  const providerId = await aProvider(app.work());
  const owners = [await worksAt(app, providerId, 'owner'), await worksAt(app, providerId, 'owner')];
  await meeting?.call(app, 2);
  const outcomes = await Promise.all(
    owners.map((actor) => outcome(call(app, LEAVE, { p: providerId }, { actor }))),
  );
  meeting?.isOver();
  expect(await ownersLeft(app, providerId)).toBe(outcomes.filter((one) => one !== 'gone').length);
  return outcomes.toSorted();
}

it('two owners who leave at once leave one', () =>
  withApp({}, async (app) => {
    for (let round = 0; round < 5; round += 1) expect(await bothLeave(app)).toEqual(['gone', 'lastOwner']);
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  }));

it('without the lock, which alone carries this, both are gone, and the audit says so', async () => {
  const meeting = new Meeting();
  await withApp({ locks: meeting.locks }, async (app) => {
    expect(await bothLeave(app, meeting)).toEqual(['gone', 'gone']);
    expect(await runAudit(app.pool, app.clock.now())).toMatchObject([
      { invariant: 'a provider that has had an owner has one' },
    ]);
  });
});

it('two owners who end each other’s role at once leave one', () =>
  withApp({}, async (app) => {
    for (let round = 0; round < 5; round += 1) {
      const providerId = await aProvider(app.work());
      const [one, other] = [await worksAt(app, providerId, 'owner'), await worksAt(app, providerId, 'owner')];
      const end = async (actor: typeof one, { email }: typeof one) => {
        const id = await placeIdOf(app, providerId, email);
        return outcome(call(app, DEACTIVATE, { p: providerId, id }, { actor }));
      };
      const outcomes = await Promise.all([end(one, other), end(other, one)]);
      expect(outcomes).toContain('gone');
      expect(outcomes).not.toEqual(['gone', 'gone']);
      expect(['lastOwner', 'notFound', 'NotAuthorizedException', 'slotBusyRetry']).toContain(
        outcomes.find((code) => code !== 'gone'),
      );
      expect(await ownersLeft(app, providerId)).toBe(1);
    }
  }));

it('the audit names each fault that is put in', () =>
  withApp({}, async (app) => {
    const providerId = await aProvider(app.work());
    const owner = await worksAt(app, providerId, 'owner');
    const manager = await worksAt(app, providerId, 'manager');
    const faults: [sql: string, invariant: string][] = [
      [
        `update provider_roles set active = false where person_id = ${owner.personId}`,
        'a provider that has had an owner has one',
      ],
      [
        `update provider_roles set active = false, invited_as = 'owner', invited_email = '', invited_until = '2030-01-01'
         where person_id = ${manager.personId}`,
        'ownership is offered to who works there alone',
      ],
      [
        `with r as (insert into resources (provider_id, kind, type, name, person_id) values (${providerId}, 1, 'collaborator', 'X', ${manager.personId}))
         update provider_roles set active = false where person_id = ${manager.personId}`,
        'who has no role at a provider any more is nobody of its staff',
      ],
      [
        `with r as (insert into resources (provider_id, kind, name) values (${providerId}, 2, 'Sala') returning id)
         update provider_roles set resource_id = r.id from r where person_id = ${manager.personId}`,
        'whom of the staff somebody shall be is a person',
      ],
    ];
    for (const [sql, invariant] of faults) {
      const client = await app.pool.connect();
      await client.query('begin');
      // A foreign key sees what the same statement adds only when it is checked at its end
      await client.query(sql);
      const [{ sql: check } = { sql: 'select' }] = INVARIANTS.filter(({ name }) => name === invariant);
      const { rows } = await client.query(
        `with moment as (select $1::timestamptz as now) select * from (${check}) as violation`,
        [app.clock.now()],
      );
      await client.query('rollback');
      client.release();
      expect(rows, invariant).toHaveLength(1);
    }
  }));
