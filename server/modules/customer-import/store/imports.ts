import { sql } from 'kysely';
import type {
  ColumnMeaning,
  FileProblem,
  ImportFormat,
  ImportState,
  RowOutcome,
} from '#contracts/customer-import.ts';
import { isColumnMeaning, OPEN_IMPORT_STATES } from '#contracts/customer-import.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { importTables } from './tables.ts';

/** Which import of which provider. */
export interface ImportKey {
  providerId: number;
  id: number;
}

/** An import as its row has it. */
export interface ImportRow {
  id: number;
  version: number;
  state: ImportState;
  /** Null: pasted. */
  fileName: string | null;
  format: ImportFormat;
  objectKey: string | null;
  problem: FileProblem | null;
  heads: string[];
  columns: (ColumnMeaning | null)[];
  /** How its dates are written: 12/31/1990. */
  isMonthFirst: boolean;
  /** Where it says something else than a card, the list counts. */
  prefersList: boolean;
  /** Its notes become health notes. */
  areNotesHealth: boolean;
  /** How many rows it has. */
  rowCount: number;
  /** How many of them the job at work has handled. */
  rowsHandled: number;
  /** The last one that it has handled. */
  cursorRow: number;
  counts: Record<RowOutcome, number>;
  language: Locale;
  createdBy: number;
  createdAt: Date;
  endedAt: Date | null;
  /** Its rows are gone, the counts stay. */
  isEmptied: boolean;
}

const COLUMNS = [
  'id',
  'version',
  'state',
  'file_name as fileName',
  'format',
  'object_key as objectKey',
  'problem',
  'heads',
  'columns',
  'is_month_first as isMonthFirst',
  'prefers_list as prefersList',
  'are_notes_health as areNotesHealth',
  'row_count as rowCount',
  'rows_handled as rowsHandled',
  'cursor_row as cursorRow',
  'new_count as newCount',
  'changed_count as changedCount',
  'unchanged_count as unchangedCount',
  'refused_count as refusedCount',
  'language',
  'created_by as createdBy',
  'created_at as createdAt',
  'ended_at as endedAt',
  'is_emptied as isEmptied',
] as const;

const meaningOf = (column: string): ColumnMeaning | null => (isColumnMeaning(column) ? column : null);

/** @param key absent: none is asked for */
const importsOf = (work: Work, providerId: number) =>
  importTables(work).selectFrom('customer_imports').select(COLUMNS).where('provider_id', '=', providerId);

type Selected = Awaited<ReturnType<ReturnType<typeof importsOf>['executeTakeFirstOrThrow']>>;

function importOf(row: Selected): ImportRow {
  const { newCount, changedCount, unchangedCount, refusedCount, columns, ...rest } = row;
  return {
    ...rest,
    columns: columns.map(meaningOf),
    counts: { new: newCount, changed: changedCount, unchanged: unchangedCount, refused: refusedCount },
  };
}

/** @returns the id; null while another of the provider is open */
export async function insertImport(
  work: Work,
  providerId: number,
  made: Pick<ImportRow, 'fileName' | 'format' | 'objectKey' | 'language' | 'createdBy'>,
): Promise<number | null> {
  const row = await importTables(work)
    .insertInto('customer_imports')
    .values({
      provider_id: providerId,
      file_name: made.fileName,
      format: made.format,
      object_key: made.objectKey,
      language: made.language,
      created_by: made.createdBy,
      created_at: work.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function readImport(work: Work, { providerId, id }: ImportKey): Promise<ImportRow | null> {
  const row = await importsOf(work, providerId).where('id', '=', id).executeTakeFirst();
  return row ? importOf(row) : null;
}

/** What some imports came to, by id. */
export async function countsOfImports(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, ImportRow['counts']>> {
  if (ids.length === 0) return new Map();
  const rows = await importsOf(work, providerId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, importOf(row).counts]));
}

/** Locked until the transaction ends. */
export async function lockImport(work: Work, { providerId, id }: ImportKey): Promise<ImportRow | null> {
  const row = await importsOf(work, providerId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? importOf(row) : null;
}

/** The provider's import that others wait for; null: none. */
export async function readOpenImport(work: Work, providerId: number): Promise<ImportRow | null> {
  const row = await importsOf(work, providerId).where('state', 'in', OPEN_IMPORT_STATES).executeTakeFirst();
  return row ? importOf(row) : null;
}

/** One page of a provider's imports, the latest first. */
export async function listImports(
  work: Work,
  providerId: number,
  { first, after }: { first: number; after: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const rows = await importsOf(work, providerId).orderBy('id', 'desc').limit(first).offset(after).execute();
  const { total } = await importTables(work)
    .selectFrom('customer_imports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return { rows: rows.map(importOf), total: Number(total) };
}

/** What of an import may change. */
export interface ImportChange {
  state?: ImportState;
  version?: number;
  problem?: FileProblem | null;
  objectKey?: string | null;
  heads?: readonly string[];
  columns?: readonly (ColumnMeaning | null)[];
  isMonthFirst?: boolean;
  prefersList?: boolean;
  areNotesHealth?: boolean;
  rowCount?: number;
  rowsHandled?: number;
  cursorRow?: number;
  counts?: Record<RowOutcome, number>;
  endedAt?: Date | null;
  isEmptied?: boolean;
}

export async function updateImport(
  work: Work,
  { providerId, id }: ImportKey,
  { counts, columns, heads, ...change }: ImportChange,
): Promise<void> {
  await importTables(work)
    .updateTable('customer_imports')
    .set({
      state: change.state,
      version: change.version,
      problem: change.problem,
      object_key: change.objectKey,
      is_month_first: change.isMonthFirst,
      prefers_list: change.prefersList,
      are_notes_health: change.areNotesHealth,
      row_count: change.rowCount,
      rows_handled: change.rowsHandled,
      cursor_row: change.cursorRow,
      ended_at: change.endedAt,
      is_emptied: change.isEmptied,
      heads: heads && [...heads],
      columns: columns && columns.map((field) => field ?? ''),
      ...(counts && {
        new_count: counts.new,
        changed_count: counts.changed,
        unchanged_count: counts.unchanged,
        refused_count: counts.refused,
      }),
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Imports of any provider from before a moment whose file or rows are still there, the oldest first. */
export async function listImportsBefore(
  work: Work,
  before: Date,
  limit: number,
): Promise<(ImportKey & { state: ImportState; objectKey: string | null })[]> {
  return importTables(work)
    .selectFrom('customer_imports')
    .select(['provider_id as providerId', 'id', 'state', 'object_key as objectKey'])
    .where('created_at', '<', before)
    .where('is_emptied', '=', false)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Who brought lists to whom. */
export async function readImportsOfPerson(
  work: Work,
  personId: number,
): Promise<{ providerId: number; createdAt: Date; rowCount: number }[]> {
  return importTables(work)
    .selectFrom('customer_imports')
    .select(['provider_id as providerId', 'created_at as createdAt', 'row_count as rowCount'])
    .where('created_by', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** How many rows of an import come to what. */
export async function countOutcomes(
  work: Work,
  { providerId, id }: ImportKey,
): Promise<Record<RowOutcome, number>> {
  const { rows } = await sql<{ outcome: RowOutcome; count: number }>`
    select outcome, count(*)::int as count from customer_import_rows
    where provider_id = ${providerId} and import_id = ${id} and outcome is not null group by outcome`.execute(
    work.db,
  );
  const counts: Record<RowOutcome, number> = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome, count } of rows) counts[outcome] = count;
  return counts;
}

/** How many lists a provider has brought since then. */
export async function countLatelyMade(
  work: Work,
  { providerId, since }: { providerId: number; since: Date },
): Promise<number> {
  const { count } = await importTables(work)
    .selectFrom('customer_imports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
