import type pg from 'pg';
import { BARE_COLUMNS, DISTINCT_COLUMNS, PUBLIC_COLUMNS } from './canary-columns.ts';

/** Whose row a value stands in. Both: a person's dealings with a provider. */
interface Owner {
  personId: number | null;
  providerId: number | null;
}

interface Canary extends Owner {
  /** `table.column` */
  column: string;
}

/** Who reads an answer. */
export interface Reader {
  personId: number | null;
  /** The provider they run, where they are signed in to run it. */
  providerId: number | null;
}

/** Words and numbers that stand nowhere else: `qz` and hexadecimal digits, ids of twelve digits, amounts of nine, in cents or euro. */
const VALUES = /qz[0-9a-f]{14}|(?<![\d.])(?:\d{12}|\d{7}\.?\d{2})(?![\d.])/g;
const WORD = `'qz' || substr(md5(random()::text || ctid::text), 1, 14)`;
/** What a text column may insist on, tried in this order. */
const SHAPES = [WORD, `${WORD} || '@example.it'`];

/**
 * Distinctive values in everybody's rows. One that turns up in the answer to somebody who is not entitled to it is a leak,
 * and tells the column it leaked from.
 */
export class Canaries {
  readonly #known = new Map<string, Canary>();
  /** Providers that visitors may not see: nothing of theirs is public. */
  readonly #hidden: ReadonlySet<number>;

  constructor(hidden: readonly number[]) {
    this.#hidden = new Set(hidden);
  }

  /** Notes the distinctive part of a value; one without is none. */
  add(value: unknown, canary: Canary): void {
    for (const [found] of String(value).matchAll(VALUES)) this.#known.set(found.replace('.', ''), canary);
  }

  /**
   * @param sent what the reader knew when they asked: it may come back
   * @param allowed columns that this answer may show to whoever gets it
   * @returns the columns of which an answer shows what its reader may not see
   */
  seenIn(text: string, reader: Reader, sent: string, allowed: readonly string[]): string[] {
    const seen = new Set<string>();
    for (const [value] of text.matchAll(VALUES)) {
      const canary = this.#known.get(value.replace('.', ''));
      if (!canary || allowed.includes(canary.column) || this.#isEntitled(canary, reader)) continue;
      if (!sent.includes(value)) seen.add(canary.column);
    }
    return [...seen];
  }

  #isEntitled({ column, personId, providerId }: Canary, reader: Reader): boolean {
    if (personId !== null && personId === reader.personId) return true;
    if (providerId !== null && providerId === reader.providerId) return true;
    return providerId !== null && !this.#hidden.has(providerId) && PUBLIC_COLUMNS.has(column);
  }
}

/** Lets every table count its ids from a number of twelve digits that no other table has, so that ids are canaries too. */
export async function spreadIds(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' order by table_name`,
  );
  const restarts = rows.map(({ table, column }, position) => {
    const first = (10 + position) * 10 ** 10 + Math.floor(Math.random() * 10 ** 9);
    return `alter table ${table} alter column ${column} restart with ${first}`;
  });
  await pool.query(restarts.join(';'));
}

/**
 * Writes a canary into every text column of every row that belongs to a person or a provider, empty ones too. Closed lists are
 * left out by their constraint, everything else that cannot bear one by name.
 */
export async function plantCanaries(pool: pg.Pool, hidden: readonly number[]): Promise<Canaries> {
  const canaries = new Canaries(hidden);
  // Never a whole ten cents, which would be written shorter.
  await pool.query(
    'update package_subscriptions set amount_cents = 100000000 + 10 * floor(random() * 80000000) + 1',
  );
  const refusing: string[] = [];
  const empty: string[] = [];
  for (const table of await ownedTables(pool)) {
    for (const { name, isArray } of table.texts)
      if (!(await isWritten(pool, table.name, name, isArray))) refusing.push(`${table.name}.${name}`);
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${table.name}`);
    for (const row of rows) note(canaries, table, row);
    if (rows.length === 0 && table.texts.length > 0) empty.push(table.name);
  }
  if (empty.length > 0)
    throw new Error(
      `No canary stands in ${empty.join(', ')}: let vera or a provider of the town have a row there`,
    );
  if (refusing.length > 0)
    throw new Error(
      `${refusing.join(', ')} bear no canary: say in server/testing/access/canary-columns.ts what they hold`,
    );
  return canaries;
}

interface OwnedTable {
  name: string;
  columns: readonly string[];
  /** Those that bear a canary. */
  texts: readonly { name: string; isArray: boolean }[];
}

async function ownedTables(pool: pg.Pool): Promise<OwnedTable[]> {
  const { rows } = await pool.query<{
    table: string;
    column: string;
    isText: boolean;
    isArray: boolean;
    isClosed: boolean;
  }>(
    `select c.table_name as table, c.column_name as column,
       (c.data_type = 'text' or c.udt_name = '_text') and c.is_generated = 'NEVER' as "isText", c.udt_name = '_text' as "isArray",
       exists (select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
         where k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name and k.contype = 'c'
           and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%') as "isClosed"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
  );
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]): OwnedTable => ({
    name,
    columns: columns.map(({ column }) => column),
    texts: columns
      .filter(({ column, isText, isClosed }) => isText && !isClosed && !isLeft(`${name}.${column}`))
      .map(({ column, isArray }) => ({ name: column, isArray })),
  }));
  return tables.filter(({ name, columns }) => ownerColumns(name).some((column) => columns.includes(column)));
}

const isLeft = (column: string): boolean =>
  BARE_COLUMNS.some((bare) => bare === column || bare === `${column.split('.')[0]}.*`) ||
  DISTINCT_COLUMNS.includes(column);

function ownerColumns(table: string): string[] {
  if (table === 'people') return ['id'];
  return table === 'providers' ? ['id', 'owner_person_id'] : ['person_id', 'provider_id'];
}

async function isWritten(pool: pg.Pool, table: string, column: string, isArray: boolean): Promise<boolean> {
  for (const shape of SHAPES) {
    try {
      await pool.query(`update ${table} set ${column} = ${isArray ? `array[${shape}]` : shape}`);
      return true;
    } catch {
      // Held to another shape by a constraint.
    }
  }
  return false;
}

function note(canaries: Canaries, { name, texts }: OwnedTable, row: Record<string, unknown>): void {
  const owner: Owner = {
    personId: Number(row[name === 'people' ? 'id' : 'person_id'] ?? 0) || null,
    providerId: Number(row[name === 'providers' ? 'id' : 'provider_id'] ?? 0) || null,
  };
  const distinct = DISTINCT_COLUMNS.filter((column) => column.startsWith(`${name}.`)).map(
    (column) => column.split('.')[1] ?? '',
  );
  // The person it belongs to is told to whoever runs it.
  if (row['owner_person_id'])
    canaries.add(row['owner_person_id'], {
      column: `${name}.owner_person_id`,
      ...owner,
      personId: Number(row['owner_person_id']),
    });
  for (const column of ['id', ...distinct, ...texts.map((text) => text.name)]) {
    if (row[column] !== undefined && row[column] !== null)
      canaries.add(row[column], { column: `${name}.${column}`, ...owner });
  }
}
