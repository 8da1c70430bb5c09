import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** A column that one of its table's checks holds to a few values. */
export interface ClosedList {
  table: string;
  column: string;
  /** As TypeScript writes them: `'A'` or `1`. */
  values: string[];
}

/** A longer span of numbers is a limit, not a list. */
const MOST_NUMBERS = 10;

/** The closed lists of all tables, read from their checks. */
export async function readClosedLists(db: Kysely<unknown>): Promise<ClosedList[]> {
  const { rows } = await sql<{ table: string; column: string; check: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column", pg_get_constraintdef(c.oid) as "check"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
    order by 1, 2`.execute(db);
  return rows.flatMap(({ table, column, check }) => {
    const values = valuesAllowedBy(check, column);
    return values ? [{ table, column, values }] : [];
  });
}

/**
 * What a check lets a column be, sorted.
 * @param check as PostgreSQL writes it, such as `CHECK ((kind = ANY (ARRAY[1, 2])))`
 * @returns null when it is no closed list
 */
export function valuesAllowedBy(check: string, column: string): string[] | null {
  const condition = check.replace(/^CHECK /, '').replace(/[()]/g, '');
  const list = new RegExp(`^${column} = (?:ANY ARRAY\\[(.*)\\]|('.*))$`).exec(condition);
  if (list) return (list[1] ?? list[2] ?? '').split(', ').map(literalOf).sort();
  const span = new RegExp(`^${column} >= (\\d+) AND ${column} <= (\\d+)$`).exec(condition);
  if (!span) return null;
  const [from, to] = [Number(span[1]), Number(span[2])];
  if (to - from >= MOST_NUMBERS) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

/** @param value such as `'A'::text` or `1` */
function literalOf(value: string): string {
  const literal = value.replace(/::\w+$/, '');
  if (!/^(?:'[\w.-]+'|\d+)$/.test(literal)) throw new Error(`${value} is no plain value`);
  return literal;
}

/**
 * Puts unions in the place of `string` and `number` in the types that kysely-codegen has written.
 * @throws when a column is not found: the types no longer look as they did
 */
export function withUnions(types: string, lists: readonly ClosedList[]): string {
  return lists.reduce((text, { table, column, values }) => {
    const name = new RegExp(`^  ${table}: (\\w+);$`, 'm').exec(text)?.[1];
    const line = new RegExp(
      `(^export interface ${name} \\{(?:\\n[ /].*)*?\\n  ${column}: .*?)\\b(?:string|number)\\b`,
      'm',
    );
    if (name === undefined || !line.test(text)) throw new Error(`${table}.${column} has no type`);
    return text.replace(line, `$1${values.join(' | ')}`);
  }, types);
}
