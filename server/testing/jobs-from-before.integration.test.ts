import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '#server/kernel/database.ts';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { openJobs } from './jobs-test.ts';
import { withDatabase } from './test-postgres.ts';

const THIS = '0023-jobs-that-wait';

let url: string;
let database: Database;

beforeAll(async () => {
  const name = `radura_jobs_before_${randomBytes(6).toString('hex')}`;
  const admin = openPool(inject('postgresUrl'), 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  url = withDatabase(inject('postgresUrl'), name);
  database = openDatabase(openPool(url, 2, () => undefined));
});
afterAll(() => database.destroy());

/** Queues and jobs as they were made before: waiting, dead, and one that was in hand when its process was killed. */
async function jobsOfBefore(): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('dead-letters');
  await boss.createQueue('test.old', { retryLimit: 10, retryDelay: 30, deadLetter: 'dead-letters' });
  for (const n of [1, 2]) await boss.send('test.old', { n });
  await boss.send('dead-letters', { n: 3 });
  await boss.fetch('test.old');
  await boss.stop({ graceful: false });
}

const settings = async () =>
  (
    await sql`select (data->>'n')::int as n, state, expire_seconds as expires, deletion_seconds as stays,
      round(extract(epoch from keep_until - created_on) / 86400)::int as "keptDays" from pgboss.job order by n`.execute(
      database,
    )
  ).rows;

it('jobs and queues of before get today’s settings; what a killed process had in hand is run, and counts no try', async () => {
  const names = readdirSync(new URL('../migrations/', import.meta.url))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
  await migrate(database, undefined, names[names.indexOf(THIS) - 1]);
  await jobsOfBefore();
  const before = { expires: 900, stays: 604_800, keptDays: 14 };
  expect(await settings()).toEqual([
    { n: 1, state: 'active', ...before },
    { n: 2, state: 'created', ...before },
    { n: 3, state: 'created', ...before },
  ]);

  await migrate(database);
  const now = { expires: 300, stays: 86_400, keptDays: 365 };
  expect(await settings()).toEqual([
    { n: 1, state: 'active', ...now },
    { n: 2, state: 'created', ...now },
    { n: 3, state: 'created', ...now },
  ]);

  const done: unknown[] = [];
  const { jobs, close } = await openJobs(url, [
    { name: 'test.old', run: async (_work, { n }) => void done.push(n) },
  ]);
  expect(await jobs.drain()).toBe(1);
  for (let look = 0; look < 2; look += 1) await jobs.lookForLostJobs();
  expect(await jobs.drain()).toBe(1);
  expect(done).toEqual([2, 1]);
  expect(await jobs.figures()).toEqual([
    { queue: 'test.old', dead: 0, waiting: 0, oldestSeconds: 0 },
    { queue: 'unknown', dead: 1, waiting: 0, oldestSeconds: 0 },
  ]);
  const { rows } = await sql`select retry_count from pgboss.job where name = 'test.old'`.execute(database);
  expect(rows).toEqual([{ retry_count: 0 }, { retry_count: 0 }]);
  await close();
});
