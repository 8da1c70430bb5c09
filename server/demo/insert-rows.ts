import { sql } from 'kysely';
import { dateOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';

/** As many new ids as are wanted, ascending. */
export async function newIds(work: Work, sequence: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(${sequence}::regclass) as id from generate_series(1, ${count})`.execute(work.db);
  return rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
}

/** Inserts rows as they are, with their ids, in one statement. */
export async function insertRows(work: Work, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    work.db,
  );
}

/** An instant as a column takes it. */
export const at = (minutes: EpochMinutes): string => dateOf(minutes).toISOString();
/** A time as a column takes it, the end not included. */
export const span = (from: EpochMinutes, to: EpochMinutes): string => `["${at(from)}","${at(to)}")`;
