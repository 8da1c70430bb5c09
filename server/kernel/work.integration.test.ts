import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { Refusal } from './refusal.ts';
import { Cache } from './cache.ts';
import type { LockTaker, WorkParts } from './work.ts';
import { Work } from './work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.pool.query('create table notes (word text constraint "notes__alreadyBooked" unique)');
});
afterAll(() => app.close());

const aWork = (parts: Partial<WorkParts>) =>
  new Work({ db: app.database, clock: app.clock, cache: new Cache(0), jobs: app.jobs, ...parts });
const note = (word: string) =>
  sql`insert into notes (word) values (${word}) on conflict do nothing returning word`;
const noteOnce = (word: string) => sql`insert into notes (word) values (${word})`;
async function notes(work: Work = app.work()): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from notes order by word`.execute(work.db);
  return rows.map(({ word }) => word);
}
/** How many of the test's own locks any connection holds, or waits for. */
async function locks(areGranted: boolean): Promise<number> {
  const { rows } = await app.pool.query<{ locks: number }>(
    `select count(*)::int as locks from pg_locks where locktype = 'advisory' and granted = $1
      and database = (select oid from pg_database where datname = current_database())`,
    [areGranted],
  );
  return rows[0]?.locks ?? 0;
}
const locksHeld = () => locks(true);
const locksWaitedFor = () => locks(false);
const clear = () => app.pool.query('truncate notes');

describe('what a transaction leaves for later', () => {
  it('is written with its commit, as one', async () => {
    await app.work().transaction(async (tx) => {
      await tx.queueWrite(note('one'));
      await tx.queueWrite(note('two'));
      expect(await notes(tx)).toEqual([]);
    });
    expect(await notes()).toEqual(['one', 'two']);
    await clear();
  });

  it('is seen by whoever goes on after a transaction within it', async () => {
    await app.work().transaction(async (tx) => {
      await tx.transaction((inner) => inner.queueWrite(note('inner')));
      expect(await notes(tx)).toEqual(['inner']);
    });
    await clear();
  });

  it('is gone with a transaction that fails before', async () => {
    const failing = app.work().transaction(async (tx) => {
      await tx.queueWrite(note('lost'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual([]);
  });

  it('takes everything with it when a constraint refuses, and says which', async () => {
    await app.work().queueWrite(noteOnce('there'));
    const refused = app.work().transaction(async (tx) => {
      await sql`insert into notes (word) values ('before')`.execute(tx.db);
      await tx.queueWrite(note('beside'));
      await tx.queueWrite(noteOnce('there'));
    });
    await expect(refused).rejects.toMatchObject({ code: 'alreadyBooked' });
    expect(await notes()).toEqual(['there']);
    // The connection goes on being of use.
    await app.work().transaction((tx) => tx.queueWrite(note('after')));
    expect(await notes()).toEqual(['after', 'there']);
    await clear();
  });

  it('takes everything with it when fewer rows were written than had to be', async () => {
    await app.work().queueWrite(note('taken'));
    const orElse = new Refusal('reservationInvalidCapacity', {
      affected: ['dateTimeFrom'],
      retryAfterSeconds: 7,
    });
    const expected = { rows: 1, orElse };
    const refused = app.work().transaction(async (tx) => {
      await tx.queueWrite(note('beside'));
      await tx.queueWrite(note('taken'), expected);
    });
    await expect(refused).rejects.toBe(orElse);
    expect(await notes()).toEqual(['taken']);
    await app.work().transaction((tx) => tx.queueWrite(note('free'), expected));
    expect(await notes()).toEqual(['free', 'taken']);
    await clear();
  });

  it('is refused at the commit too: a constraint that waits for it', async () => {
    await app.pool.query(
      'create table pages (id int primary key, next int references pages deferrable initially deferred)',
    );
    const page = (id: number, next: number) => sql`insert into pages (id, next) values (${id}, ${next})`;
    await expect(app.work().transaction((tx) => tx.queueWrite(page(1, 99)))).rejects.toMatchObject({
      code: '23503',
    });
    await app.work().transaction(async (tx) => {
      await tx.queueWrite(page(1, 2));
      await tx.queueWrite(page(2, 1));
    });
    expect((await app.pool.query('select id from pages')).rowCount).toBe(2);
  });
});

describe('a lock', () => {
  it('is held until the transaction ends, and waited for once', async () => {
    await app.work().transaction(async (tx) => {
      await tx.lock(['b', 'a', 'b']);
      expect(await locksHeld()).toBe(2);
      await tx.lock(['a']);
      const { rows } = await sql<{ locked: number }>`select (${tx.lockWithin(['c'])}) as locked`.execute(
        tx.db,
      );
      expect(rows).toHaveLength(1);
      expect(await locksHeld()).toBe(3);
      await tx.lock(['c', 'd']);
      expect(await locksHeld()).toBe(4);
    });
    expect(await locksHeld()).toBe(0);
  });

  it('keeps out whoever asks in a query of their own', async () => {
    const order: string[] = [];
    const isLocked = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = app.work().transaction(async (tx) => {
      await sql`select (${tx.lockWithin(['door'])})`.execute(tx.db);
      isLocked.resolve();
      await mayEnd.promise;
      order.push('first');
    });
    await isLocked.promise;
    const second = app.work().transaction(async (tx) => {
      await tx.lock(['door']);
      order.push('second');
    });
    await expect.poll(locksWaitedFor, { timeout: 20_000 }).toBe(1);
    mayEnd.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('is asked for with others in one order, each once, so that nobody waits in a circle', async () => {
    const asked: (readonly string[])[] = [];
    const locks: LockTaker = (keys) => {
      asked.push(keys);
      return sql`select 1`;
    };
    await aWork({ locks }).transaction((tx) => tx.lock(['b', 'c', 'a', 'b']));
    expect(asked).toEqual([['a', 'b', 'c']]);
  });
});

describe('what is remembered', () => {
  it('is forgotten once the change has committed: not before, and not when it was rolled back', async () => {
    const cache = new Cache(3_600_000);
    let answers = 0;
    const remembered = () => cache.getOrCompute('calendar', 'slots', async () => (answers += 1));
    const change = (end: () => void) =>
      aWork({ cache }).transaction(async (tx) => {
        tx.invalidate('calendar');
        await note('change').execute(tx.db);
        await remembered();
        end();
      });
    expect(await remembered()).toBe(1);
    await expect(
      change(() => {
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await remembered()).toBe(1);
    await change(() => expect(answers).toBe(1));
    expect(await remembered()).toBe(2);
    aWork({ cache }).invalidate('calendar');
    expect(await remembered()).toBe(3);
    await clear();
  });
});

it('asks for no statement to be compiled, whatever the server would do by itself', async () => {
  const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(app.work().db);
  expect(rows).toEqual([{ jit: 'off' }]);
});
