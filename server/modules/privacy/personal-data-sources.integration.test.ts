import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

/** Tables that name people or point to them and are asked by nobody, and why. */
const NOBODY_ASKED: Record<string, string> = {
  newsletter_issues: 'how many received it, no address',
  holds: 'points to whoever works, by number alone; the time taken is told with the booking',
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Columns that point to people, or are called as what names a person. */
const PERSONAL_COLUMNS = `
  select c.relname as "table", a.attname as "column" from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid in ('people'::regclass, 'log_ins'::regclass)
  union
  select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type <> 'boolean' and (column_name ~ 'person_id$|email|recipient|firstname|lastname|visitor|fiscal'
      or column_name in ('phone', 'user_agent', 'device', 'birthday'))`;

const named = (): string[] => app.deps.personalData.flatMap(({ tables }) => Object.keys(tables));

describe('no table with personal data is forgotten', () => {
  it('each is told of by a module, or kept out for a reason', async () => {
    const { rows } = await app.pool.query<{ table: string; column: string }>(PERSONAL_COLUMNS);
    expect(rows.length).toBeGreaterThan(20);
    const told = named();
    const forgotten = rows.filter(({ table }) => !told.includes(table) && !(table in NOBODY_ASKED));
    expect(forgotten).toEqual([]);
  });

  it('a new one would be found', async () => {
    await app.pool.query(
      'create table diaries (owner_id bigint references people (id)); create table guests (email text)',
    );
    const { rows } = await app.pool.query<{ table: string }>(PERSONAL_COLUMNS);
    await app.pool.query('drop table diaries; drop table guests');
    expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['diaries', 'guests']));
  });

  it('each is told of once, exists, and is not both', async () => {
    const told = named();
    expect(told).toHaveLength(new Set(told).size);
    expect(Object.keys(NOBODY_ASKED).filter((table) => told.includes(table))).toEqual([]);
    const { rows } = await app.pool.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    );
    const existing = rows.map(({ table_name }) => table_name);
    expect(existing).toEqual(expect.arrayContaining([...told, ...Object.keys(NOBODY_ASKED)]));
  });
});
