import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import type { OpenJobs } from '#server/testing/jobs-test.ts';
import { openJobs } from '#server/testing/jobs-test.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { openPool } from './database.ts';
import type { JobKind } from './jobs.ts';

let app: TestApp;
const opened: OpenJobs[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query('delete from pgboss.job');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(opened.splice(0).map((one) => one.close(50)));
});

async function open(...kinds: JobKind[]): Promise<OpenJobs> {
  const one = await openJobs(app.databaseUrl, kinds);
  opened.push(one);
  return one;
}

/** A job that does not end before it is told to. */
function heldJob(name = 'test.held') {
  const gate = Promise.withResolvers<void>();
  const begun: unknown[] = [];
  const run: JobKind['run'] = async (_work, data) => {
    begun.push(data['n']);
    await gate.promise;
  };
  return { kind: { name, run }, begun, letGo: () => gate.resolve() };
}

async function enqueue({ jobs }: OpenJobs, name: string, ...numbers: number[]): Promise<void> {
  for (const n of numbers) await jobs.work().enqueue(name, { n });
}

interface JobRow {
  n: number;
  state: string;
  tries: number;
  lost: number;
}

async function rows(queue: string): Promise<JobRow[]> {
  const answer = await app.pool.query<JobRow>(
    `select (data->>'n')::int as n, state, retry_count as tries, coalesce((output->>'timesLost')::int, 0) as lost
     from pgboss.job where name = $1 order by n`,
    [queue],
  );
  return answer.rows;
}

/** Waits as long as it takes, at most 20 s. */
async function until(what: () => Promise<boolean> | boolean): Promise<void> {
  await expect.poll(what, { timeout: 20_000, interval: 20 }).toBe(true);
}

const LOCKS =
  "select count(*)::int as n from pg_locks where locktype = 'advisory' and objsubid = 2 and database = (select oid from pg_database where datname = current_database())";
async function jobsInHands(): Promise<number> {
  return (await app.pool.query<{ n: number }>(LOCKS)).rows[0]?.n ?? 0;
}
const cutConnections = () =>
  app.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'radura-jobs-in-hand' and datname = current_database()",
  );

/** @returns when the process has taken the job and was killed with it, as by a power cut */
async function loseOneJob(before: OpenJobs): Promise<void> {
  await enqueue(before, 'test.held', 1);
  const child = spawn(
    process.execPath,
    [join(PROJECT_ROOT, 'server/testing/job-process.ts'), app.databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toBe('taken\n');
  // As long as it lives nobody takes the job away from it.
  for (let look = 0; look < 3; look += 1) await before.jobs.lookForLostJobs();
  expect(await before.jobs.drain()).toBe(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await until(async () => (await jobsInHands()) === 0);
}

describe('a job whose process was killed', () => {
  const done: unknown[] = [];
  const kind: JobKind = { name: 'test.held', run: async (_work, { n }) => void done.push(n) };

  it('is taken by another after two looks and counts no try; without them it stays where it is', async () => {
    const other = await open(kind);
    await loseOneJob(other);
    expect(await other.jobs.drain()).toBe(0);
    await other.jobs.lookForLostJobs();
    expect(await other.jobs.drain()).toBe(0);
    await other.jobs.lookForLostJobs();
    expect(await other.jobs.drain()).toBe(1);
    expect(await rows('test.held')).toEqual([{ n: 1, state: 'completed', tries: 0, lost: 0 }]);
    expect(done.splice(0)).toEqual([1]);
  });

  it('is taken by a process that lives or starts, without being asked', async () => {
    const other = await open(kind);
    await loseOneJob(other);
    await other.jobs.startWorkers();
    await until(() => done.length === 1);
    await until(async () => (await rows('test.held'))[0]?.state === 'completed');
    expect(await rows('test.held')).toMatchObject([{ tries: 0 }]);
  });

  it('counts a try when that happened five times to the same one', async () => {
    const other = await open(kind);
    await enqueue(other, 'test.held', 1, 2);
    await app.pool.query(
      `update pgboss.job set state = 'active', started_on = now(), output = jsonb_build_object('timesLost', 3 + (data->>'n')::int)`,
    );
    await other.jobs.lookForLostJobs();
    await other.jobs.lookForLostJobs();
    expect(await rows('test.held')).toEqual([
      { n: 1, state: 'created', tries: 0, lost: 5 },
      { n: 2, state: 'retry', tries: 0, lost: 0 },
    ]);
  });
});

describe('a process whose connection is cut', () => {
  it('shows again what it runs, before others take it', async () => {
    const held = heldJob();
    const [one, other] = [await open(held.kind), await open(held.kind)];
    await enqueue(one, 'test.held', 1);
    await one.jobs.startWorkers();
    await until(() => held.begun.length === 1);
    await cutConnections();
    await other.jobs.lookForLostJobs();
    await until(async () => (await jobsInHands()) === 1);
    await other.jobs.lookForLostJobs();
    expect(await rows('test.held')).toMatchObject([{ state: 'active' }]);
    held.letGo();
    await until(async () => (await rows('test.held'))[0]?.state === 'completed');
    expect(held.begun).toEqual([1]);
    await until(async () => (await jobsInHands()) === 0);
  });

  it('and stays cut for long loses its jobs to others: they run twice, and are done once', async () => {
    const held = heldJob();
    const [one, other] = [await open(held.kind), await open(held.kind)];
    await enqueue(one, 'test.held', 1);
    // Without workers nothing connects again.
    const first = one.jobs.drain();
    await until(() => held.begun.length === 1);
    await cutConnections();
    await until(async () => (await jobsInHands()) === 0);
    await other.jobs.lookForLostJobs();
    await other.jobs.lookForLostJobs();
    const second = other.jobs.drain();
    await until(() => held.begun.length === 2);
    held.letGo();
    expect(await Promise.all([first, second])).toEqual([1, 1]);
    expect(await rows('test.held')).toMatchObject([{ state: 'completed', tries: 0 }]);
  });
});

describe('each job alone', () => {
  it('fails without its neighbours: fourteen behind six poisoned ones are done before those have their second try', async () => {
    const done: number[] = [];
    const one = await open({
      name: 'test.poison',
      run: async (_work, { n }) => {
        if (Number(n) <= 6) throw new Error('poison for Anna');
        done.push(Number(n));
      },
    });
    const all = Array.from({ length: 20 }, (_, index) => index + 1);
    await enqueue(one, 'test.poison', ...all);
    await one.jobs.startWorkers();
    await until(async () =>
      (await rows('test.poison')).every(({ state }) => state === 'completed' || state === 'retry'),
    );
    expect(done.sort((a, b) => a - b)).toEqual(all.slice(6));
    expect((await rows('test.poison')).slice(0, 6)).toEqual(
      all.slice(0, 6).map((n) => ({ n, state: 'retry', tries: 0, lost: 0 })),
    );
    // One line for all of them, and nothing of what they are about.
    expect(one.lines).toEqual([
      [
        expect.stringContaining('test.poison'),
        { queue: 'test.poison', job: expect.any(String), error: 'Error' },
      ],
    ]);
  });

  it('is slow without its neighbours, and without other queues', async () => {
    const slow = heldJob('test.slow');
    const done: unknown[] = [];
    const one = await open(
      {
        name: 'test.slow',
        run: async (work, data) => (data['n'] === 1 ? slow.kind.run(work, data) : void done.push(data['n'])),
      },
      { name: 'test.quick', run: async (_work, { n }) => void done.push(n) },
    );
    await enqueue(one, 'test.slow', 1, 2, 3, 4, 5, 6);
    await enqueue(one, 'test.quick', 7);
    await one.jobs.startWorkers();
    await until(() => done.length === 6);
    expect((await rows('test.slow'))[0]).toMatchObject({ n: 1, state: 'active' });
    slow.letGo();
  });

  it('has neighbours, but never more than its queue has places', async () => {
    const four = heldJob('test.four');
    const two = heldJob('test.two');
    const one = await open(four.kind, { ...two.kind, atOnce: 2 });
    await enqueue(one, 'test.four', 1, 2, 3, 4, 5, 6);
    await enqueue(one, 'test.two', 1, 2, 3);
    await one.jobs.startWorkers();
    await until(() => four.begun.length === 4 && two.begun.length === 2);
    const active = async (queue: string) =>
      (await rows(queue)).filter(({ state }) => state === 'active').length;
    expect([await active('test.four'), await active('test.two')]).toEqual([4, 2]);
    four.letGo();
    two.letGo();
    await until(() => four.begun.length === 6 && two.begun.length === 3);
  });

  it('is not blamed for a database that is away, five times', async () => {
    const one = await open({
      name: 'test.outage',
      run: async () => Promise.reject(Object.assign(new Error('terminating'), { code: '57P01' })),
    });
    await enqueue(one, 'test.outage', 1);
    for (let time = 1; time <= 5; time += 1) {
      await expect(one.jobs.drain()).rejects.toThrow('terminating');
      expect(await rows('test.outage')).toEqual([{ n: 1, state: 'created', tries: 0, lost: time }]);
      // Waits some seconds for the database.
      expect(await one.jobs.drain()).toBe(0);
      await app.pool.query('update pgboss.job set start_after = now()');
    }
    await expect(one.jobs.drain()).rejects.toThrow('terminating');
    expect(await rows('test.outage')).toMatchObject([{ state: 'retry' }]);
  });
});

describe('a job that has used up its tries', () => {
  it('is kept with where it comes from, its data and its last error; counted, and told of in one line without them', async () => {
    const one = await open({
      name: 'test.dead',
      run: async () => Promise.reject(new TypeError('Anna has no e-mail')),
    });
    await enqueue(one, 'test.dead', 1);
    await app.pool.query('update pgboss.job set retry_count = retry_limit');
    await expect(one.jobs.drain()).rejects.toThrow('Anna');
    const { rows: dead } = await app.pool.query(
      "select source_name, data, source_output->>'message' as error, source_retry_count as tries, keep_until > now() + interval '364 days' as kept from pgboss.job where name = 'dead-letters'",
    );
    expect(dead).toEqual([
      { source_name: 'test.dead', data: { n: 1 }, error: 'Anna has no e-mail', tries: 10, kept: true },
    ]);
    expect(one.lines).toEqual([
      ['a job is dead', { queue: 'test.dead', job: expect.any(String), error: 'TypeError' }],
    ]);
    expect(await one.jobs.figures()).toContainEqual({
      queue: 'test.dead',
      dead: 1,
      waiting: 0,
      oldestSeconds: 0,
    });
    one.lines.length = 0;
    await one.jobs.startWorkers();
    expect(one.lines).toContainEqual(['dead jobs wait for somebody to look at them', { dead: 1 }]);
  });
});

describe('repeated jobs', () => {
  it('run at the start, and an error ends neither them nor the process', async () => {
    let runs = 0;
    const one = await open(
      {
        name: 'test.repeated',
        everySeconds: 0.05,
        run: async () => {
          runs += 1;
          throw new Error('not today');
        },
      },
      { name: 'test.daily', everySeconds: 86_400, run: async () => void (runs += 100) },
    );
    await one.jobs.startWorkers();
    await until(() => runs >= 103);
    expect(runs).toBeLessThan(200);
    expect(one.lines.map(([text]) => text)).toEqual(['test.repeated failed and will be repeated']);
  });
});

describe('a process that stops', () => {
  it('waits for what it has in hand', async () => {
    const held = heldJob();
    const one = await open(held.kind);
    await enqueue(one, 'test.held', 1);
    await one.jobs.startWorkers();
    await until(() => held.begun.length === 1);
    const stopped = opened.splice(0)[0]?.close(20_000);
    held.letGo();
    await stopped;
    expect(await rows('test.held')).toMatchObject([{ state: 'completed' }]);
  });

  it('gives back what does not end, at once; an end after that is not written', async () => {
    const held = heldJob();
    const one = await open(held.kind);
    await enqueue(one, 'test.held', 1);
    await one.jobs.startWorkers();
    await until(() => held.begun.length === 1);
    await opened.splice(0)[0]?.close(10);
    const given = [{ n: 1, state: 'created', tries: 0, lost: 0 }];
    expect(await rows('test.held')).toEqual(given);
    held.letGo();
    await new Promise(setImmediate);
    expect(await rows('test.held')).toEqual(given);
    const other = await open({ name: 'test.held', run: async () => undefined });
    expect(await other.jobs.drain()).toBe(1);
  });
});

describe('a database that is away', () => {
  it('is told of once for each kind of trouble, and the queue goes on when it is back', async () => {
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const admin = openPool(inject('postgresUrl'), 1, () => undefined);
    const done: unknown[] = [];
    let failures = 0;
    const asks: JobKind = {
      name: 'test.asks',
      everySeconds: 0.05,
      async run(work) {
        await sql`select 1`.execute(work.db).catch((error: unknown) => {
          failures += 1;
          throw error;
        });
      },
    };
    const one = await open(asks, { name: 'test.held', run: async (_work, { n }) => void done.push(n) });
    await one.jobs.startWorkers();
    await enqueue(one, 'test.held', 1);
    await until(() => done.length === 1);
    await admin.query(`alter database ${name} allow_connections false`);
    try {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await until(() => failures > 60);
    } finally {
      await admin.query(`alter database ${name} allow_connections true`);
      await admin.end();
    }
    const texts = one.lines.map(([text]) => text);
    expect(texts).toContain('test.asks failed and will be repeated');
    expect(texts).toContain('the job queue cannot be asked');
    expect(texts).toEqual([...new Set(texts)]);
    await enqueue(one, 'test.held', 2);
    await until(() => done.length === 2);
  });
});

describe('queues', () => {
  it('of before get today’s settings', async () => {
    await open({ name: 'test.old', run: async () => undefined });
    const settings = () =>
      app.pool.query(
        "select expire_seconds, retention_seconds, deletion_seconds from pgboss.queue where name in ('test.old', 'dead-letters') order by name desc",
      );
    const today = (await settings()).rows;
    expect(today).toEqual([
      { expire_seconds: 300, retention_seconds: 31_536_000, deletion_seconds: 86_400 },
      { expire_seconds: 900, retention_seconds: 31_536_000, deletion_seconds: 604_800 },
    ]);
    await app.pool.query(
      'update pgboss.queue set expire_seconds = 900, retention_seconds = 1209600, deletion_seconds = 604800',
    );
    await open({ name: 'test.old', run: async () => undefined });
    expect((await settings()).rows).toEqual(today);
  });

  it('are made once by two processes that start together', async () => {
    const kind: JobKind = { name: 'test.new', run: async () => undefined };
    const two = await Promise.all([open(kind), open(kind)]);
    for (const one of two) await enqueue(one, 'test.new', 1);
    expect(await two[0]?.jobs.drain()).toBe(2);
  });
});
