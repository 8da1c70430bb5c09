import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { withDatabase } from '#server/testing/test-postgres.ts';
import { openPool } from './database.ts';
import type { Migrations } from './migrate.ts';
import { migrateDatabase } from './migrate.ts';

const makes = (table: string) => ({
  up: async (db: Parameters<Migrations[string]['up']>[0]) =>
    void (await sql`create table ${sql.id(table)} (id int)`.execute(db)),
});
const nothing = { up: async () => {} };

let url: string;
let pool: pg.Pool;

beforeEach(async () => {
  const maintenance = inject('postgresUrl');
  const name = `radura_${randomBytes(6).toString('hex')}`;
  const admin = openPool(maintenance, 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  url = withDatabase(maintenance, name);
  pool = openPool(url, 2, () => undefined);
});
afterEach(() => pool.end());

it('an older version starts on what a newer one has added', async () => {
  await migrateDatabase(url, {
    '0001-a': makes('a'),
    '0002-b': makes('b'),
    '0004-needs-0001-c': nothing,
  });
  expect(await migrateDatabase(url, { '0001-a': makes('a') })).toEqual([]);
  expect(await migrateDatabase(url, { '0001-a': makes('a'), '0002-b': makes('b') })).toEqual([]);
});

it('an older version says so, and changes nothing, when a newer one has taken away what it needs', async () => {
  await migrateDatabase(url, {
    '0001-a': makes('a'),
    '0002-b': makes('b'),
    '0003-needs-0002-drop-a': nothing,
  });
  await expect(migrateDatabase(url, { '0001-a': makes('a') })).rejects.toThrow(
    'Start a version that knows migration 0002',
  );
});

it('a version of another line is refused', async () => {
  await migrateDatabase(url, { '0001-a': makes('a'), '0002-b': makes('b') });
  await expect(migrateDatabase(url, { '0001-a': makes('a'), '0002-x': makes('x') })).rejects.toThrow(
    'made by other migrations (0002-b)',
  );
});

it('may take longer than any statement of a request', async () => {
  const limits: unknown[] = [];
  const looks = {
    up: async (db: Parameters<Migrations[string]['up']>[0]) => {
      const shown =
        await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
          db,
        );
      limits.push(...shown.rows);
    },
  };
  await migrateDatabase(url, { '0001-looks': looks });
  expect(limits).toEqual([{ statement: '0', lock: '2s' }]);
});

it('gives way to whoever uses the table, and tries again', async () => {
  await migrateDatabase(url, { '0001-a': makes('a') });
  const user = await pool.connect();
  await user.query('begin');
  await user.query('select from a');
  const tries: number[] = [];
  const changes = {
    up: async (db: Parameters<Migrations[string]['up']>[0]) => {
      tries.push(1);
      await sql`alter table a add column more int`.execute(db);
    },
  };
  const migrated = migrateDatabase(url, { '0001-a': makes('a'), '0002-more': changes });
  while (tries.length < 2) await sleep(20);
  await user.query('commit');
  user.release();
  expect(await migrated).toEqual(['0002-more']);
});
