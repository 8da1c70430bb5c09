import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { giveBack } from './give-back.ts';

const QUEUE = 'privacy.erase-again';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('a job that was given back and begun anew meanwhile, or has ended, stays as it is', async () => {
  await app.work().enqueue(QUEUE, { personId: 1 });
  const begin = async (state = 'active') => {
    const begun = `update pgboss.job set state = $2, started_on = clock_timestamp() where name = $1 returning id, started_on::text as "startedOn"`;
    const { rows } = await app.pool.query<{ id: string; startedOn: string }>(begun, [QUEUE, state]);
    return { queue: QUEUE, id: rows[0]?.id ?? '', startedOn: rows[0]?.startedOn ?? '' };
  };
  const stateAfter = async (job: Awaited<ReturnType<typeof begin>>) => {
    await giveBack(app.database, [job], { isLoss: true });
    const { rows } = await app.pool.query(
      `select state, output ->> 'timesLost' as lost from pgboss.job where name = $1`,
      [QUEUE],
    );
    return rows;
  };
  const first = await begin();
  const second = await begin();
  expect(await stateAfter(first)).toEqual([{ state: 'active', lost: null }]);
  expect(await stateAfter(second)).toEqual([{ state: 'created', lost: '1' }]);
  expect(await stateAfter(await begin('completed'))).toEqual([{ state: 'completed', lost: '1' }]);
});
