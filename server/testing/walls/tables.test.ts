import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { readOwners, readTables, readTableUses, roomOf, tablesIn } from './tables.ts';

const owners = readOwners();
const isTable = (name: string): boolean => owners.has(name);
const uses = readTableUses(isTable);

describe('tables', () => {
  it('each have one owner', () => {
    expect([...owners.keys()].sort()).toEqual(readTables().sort());
  });

  it('stand in the README of their owner', () => {
    const untold = [...owners].filter(([table, owner]) => {
      const readme = owner === 'kernel' ? 'ARCHITECTURE.md' : `server/modules/${owner}/README.md`;
      return !readFileSync(join(PROJECT_ROOT, readme), 'utf8').includes(`\`${table}\``);
    });
    expect(untold).toEqual([]);
  });

  it('are read and written by their owner alone; others ask it or join what it exports', () => {
    const foreign = uses
      .filter(({ file, table }) => roomOf(file) !== owners.get(table))
      .map(({ file, line, table }) => `${file}:${line}: ${table} belongs to ${owners.get(table)}`);
    expect(foreign).toEqual([]);
  });

  it('are all seen in queries, but for one that keys alone point to', () => {
    const queried = uses.filter(({ file }) => !file.endsWith('/store/tables.ts')).map(({ table }) => table);
    expect([...owners.keys()].filter((table) => !queried.includes(table))).toEqual(['packages']);
  });

  it.each([
    ['a raw join', 'sql`select from offers o join orders r on true`', ['offers', 'orders']],
    [
      'several in a row',
      'sql`select 1 from offers as o, people p , holds where true`',
      ['offers', 'people', 'holds'],
    ],
    ['a delete', 'sql`delete from holds h using resources r where true`', ['holds', 'resources']],
    [
      'an insert and an update',
      'pool.query(\'insert into mails (a) select 1; update "people" set x = 1\')',
      ['mails', 'people'],
    ],
    ['upper case, and a line of its own', 'sql`SELECT *\n  FROM\n    public.customers`', ['customers']],
    ['Kysely', "db.selectFrom('offers as o').leftJoin('orders', 'a', 'b')", ['offers', 'orders']],
    ['a list in Kysely', "db.selectFrom(['offers', 'people as p'])", ['offers', 'people']],
    ['a name for the driver', "sql.table('mails')", ['mails']],
    ['tables picked for typing', "work.db.$pickTables<'mails' | 'people'>()", ['mails', 'people']],
  ])('would be seen: %s', (_what, source, tables) => {
    expect(tablesIn('x.ts', source, isTable).map(({ table }) => table)).toEqual(tables);
  });

  it.each([
    ['a comment', '/** Reads from people. */\n// or join orders\nconst a = 1;'],
    ['an import', "import { people } from './people.ts';"],
    ['a fragment', 'sql`select 1 from ${resourcesInUse} r`'],
    ['a column', 'sql`select extract(epoch from starts_at), x.orders from json_to_recordset(1)`'],
  ])('are not seen in %s', (_what, source) => {
    expect(tablesIn('x.ts', source, isTable)).toEqual([]);
  });

  it('are told with their line', () => {
    expect(tablesIn('x.ts', '/* one\n two */\n\nsql`from people`', isTable)).toEqual([
      { file: 'x.ts', line: 4, table: 'people' },
    ]);
  });
});
