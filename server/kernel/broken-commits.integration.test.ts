import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.pool.query('create table notes (word text constraint "notes__alreadyBooked" unique)');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query('truncate notes');
});

const note = (word: unknown) => sql`insert into notes (word) values (${word})`;
async function notes(): Promise<string[]> {
  const { rows } = await app.pool.query<{ word: string }>('select word from notes order by word');
  return rows.map(({ word }) => word);
}

describe('a commit sent with the last statement', () => {
  it('keeps nothing when the driver cannot even send that statement', async () => {
    const unsendable = { amount: 1n };
    const failing = app.work().transaction(async (tx) => {
      await note('before').execute(tx.db);
      await tx.queueWrite(note(unsendable));
    });
    await expect(failing).rejects.toThrow('BigInt');
    expect(await notes()).toEqual([]);
    await app.work().transaction((tx) => tx.queueWrite(note('after')));
    expect(await notes()).toEqual(['after']);
  });

  it('keeps nothing when the connection is lost while that statement runs, and the pool goes on', async () => {
    const failing = app.work().transaction(async (tx) => {
      await note('before').execute(tx.db);
      await tx.queueWrite(sql`insert into notes select pg_terminate_backend(pg_backend_pid())::text`);
    });
    await expect(failing).rejects.toThrow();
    expect(await notes()).toEqual([]);
    await app.work().transaction((tx) => tx.queueWrite(note('after')));
    expect(await notes()).toEqual(['after']);
  });

  it('keeps nothing of a statement that takes too long', async () => {
    const failing = app.work().transaction(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx.db);
      await tx.queueWrite(note('slow'));
      await tx.queueWrite(sql`insert into notes select pg_sleep(1)::text`);
    });
    await expect(failing).rejects.toMatchObject({ code: '57014' });
    expect(await notes()).toEqual([]);
  });

  it('is tried again as a whole when a rival breaks it off', async () => {
    let attempts = 0;
    const brokenOff = sql`insert into notes select 'broken' from broken_off()`;
    await sql`create function broken_off() returns void language plpgsql as
      $$ begin raise exception 'rival' using errcode = 'deadlock_detected'; end $$`.execute(app.work().db);
    await app.work().transaction(async (tx) => {
      attempts += 1;
      await note(`try ${attempts}`).execute(tx.db);
      await tx.queueWrite(attempts < 3 ? brokenOff : note('end'));
    });
    expect(await notes()).toEqual(['end', 'try 3']);
  });
});

describe('a transaction', () => {
  it('does not tell an answer when it was rolled back, although somebody caught the error', async () => {
    const told = app.work().transaction(async (tx) => {
      await note('first').execute(tx.db);
      await sql`select 1 / 0`.execute(tx.db).catch(() => null);
      return 'done';
    });
    await expect(told).rejects.toThrow();
    expect(await notes()).toEqual([]);
    await app.work().transaction((tx) => tx.queueWrite(note('after')));
    expect(await notes()).toEqual(['after']);
  });
});
