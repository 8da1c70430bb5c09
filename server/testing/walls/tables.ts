import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';

/** A place in the source that names a table of the database in a query. */
export interface TableUse {
  file: string;
  line: number;
  table: string;
}

const KERNEL_TABLES = ['audit_entries', 'handled_facts', 'idempotency_answers', 'request_counts'];

/**
 * Files that may name any table. Invariants compare what several modules keep; migrations own the schema; the demo town and
 * tests look from outside.
 */
const FREE =
  /^server\/(?:migrations|demo|testing)\/|^server\/modules\/[^/]+\/audit\.ts$|\/testing\/|\.test\.ts$|\/builders\.ts$/;

const PICKED = /\$pickTables<([^>]*)>/g;
const KYSELY =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|table|\w+Join|\w+JoinLateral)\(\s*(\[[^\]]*\]|'[^']*')/g;
/** What stands behind `from` and its like: one relation or several, each with or without another name. */
const RELATION = String.raw`(?:public\.)?"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?`;
const SQL = new RegExp(
  String.raw`\b(?:from|join|into|update|using|table|only)\s+(${RELATION}(?:\s*,\s*${RELATION})*)`,
  'gi',
);

/** The owner of every table: a module, by its `store/tables.ts`, or `kernel`. @throws Error when two own one */
export function readOwners(): Map<string, string> {
  const owners = new Map(KERNEL_TABLES.map((table) => [table, 'kernel']));
  for (const file of globSync('server/modules/*/store/tables.ts', { cwd: PROJECT_ROOT }).sort()) {
    const [[, own = ''] = []] = readFileSync(join(PROJECT_ROOT, file), 'utf8').matchAll(PICKED);
    for (const table of quoted(own)) {
      if (owners.has(table)) throw new Error(`${table} has two owners`);
      owners.set(table, roomOf(file));
    }
  }
  return owners;
}

/** Every table that the database has, by the generated types. */
export function readTables(): string[] {
  const types = readFileSync(join(PROJECT_ROOT, 'server/kernel/database-types.ts'), 'utf8');
  const [, list = ''] = types.split('export interface DB {');
  return [...list.matchAll(/^ {2}(\w+): /gm)].map(([, table = '']) => table);
}

/** What the product's own files read and write; a table whose name is put together at run time is not seen. */
export function readTableUses(isTable: (name: string) => boolean): TableUse[] {
  return globSync('server/**/*.ts', { cwd: PROJECT_ROOT })
    .filter((file) => !FREE.test(file))
    .sort()
    .flatMap((file) => tablesIn(file, readFileSync(join(PROJECT_ROOT, file), 'utf8'), isTable));
}

/** The tables named in queries of one file: Kysely's calls and raw SQL, comments left out. */
export function tablesIn(file: string, source: string, isTable: (name: string) => boolean): TableUse[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  const named = [
    ...[...code.matchAll(PICKED), ...code.matchAll(KYSELY)].map(({ index, 1: names = '' }) => ({
      index,
      names: quoted(names),
    })),
    ...[...code.matchAll(SQL)].map(({ index, 1: names = '' }) => ({
      index,
      names: names.split(',').map((one) => firstWord(one.replaceAll('"', '').replace(/^\s*public\./, ''))),
    })),
  ];
  return named.flatMap(({ index, names }) =>
    names.filter(isTable).map((table) => ({ file, line: code.slice(0, index).split('\n').length, table })),
  );
}

/** The module or other room of the server a file stands in; `''` for its root. */
export function roomOf(file: string): string {
  return /^server\/(?:modules\/)?([^/]+)\//.exec(file)?.[1] ?? '';
}

const quoted = (text: string): string[] =>
  [...text.matchAll(/'([^']*)'/g)].map(([, name = '']) => firstWord(name));

const firstWord = (text: string): string => /\w+/.exec(text)?.[0] ?? '';
