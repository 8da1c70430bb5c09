import type { ColumnMeaning, FileProblem } from '#contracts/customer-import.ts';
import { LARGEST_IMPORT_BYTES, ownColumnOf } from '#contracts/customer-import.ts';
import type { OwnField } from '#server/modules/customers/index.ts';
import { readFieldsInUse } from '#server/modules/customers/index.ts';
import { FileTooLarge } from '#server/adapters/object-storage/port.ts';
import { removeFilesLater } from '#server/modules/media/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { guessColumns } from '../rules/guess-columns.ts';
import { areMonthFirst } from '../rules/read-date.ts';
import type { ImportKey } from '../store/imports.ts';
import { lockImport, readImport, updateImport } from '../store/imports.ts';
import { deleteRows, insertRows } from '../store/rows.ts';
import { CHECK } from './job-names.ts';
import { NoSuchList } from './reading/file-records.ts';
import { readFile } from './reading/read-file.ts';

/**
 * Reads the file of an import into rows, guesses its columns and has the rows checked; the file goes. Run again after a crash it begins anew, and puts
 * down what is missing.
 */
export async function readImportFile(
  work: Work,
  { storage }: Pick<Deps, 'storage'>,
  key: ImportKey,
): Promise<void> {
  const found = await readImport(work, key);
  if (found?.state !== 'reading' || found.objectKey === null) return;
  try {
    const content = await storage.read(found.objectKey, LARGEST_IMPORT_BYTES);
    if (!content) throw new NoSuchList('notReadable');
    let read: { heads: string[]; samples: string[][] } = { heads: [], samples: [] };
    const rowCount = await readFile(content, {
      begin: async (heads, samples) => void (read = { heads, samples }),
      rows: (rows) => insertRows(work, key, rows),
    });
    const own = await readFieldsInUse(work, key.providerId);
    const columns = guessColumns(read.heads, read.samples, own);
    const isMonthFirst = areMonthFirst(datesIn(columns, read.samples, own));
    await endReading(work, key, { heads: read.heads, columns, isMonthFirst, rowCount });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    await work.transaction(async (tx) => {
      if ((await lockImport(tx, key))?.state !== 'reading') return;
      await failImport(tx, key, found.objectKey, problem);
    });
  }
}

/** What stands in the columns that hold dates. */
function datesIn(
  columns: readonly (ColumnMeaning | null)[],
  samples: readonly (readonly string[])[],
  own: readonly OwnField[],
): string[] {
  const areDates = columns.map((column) => {
    const ours = ownColumnOf(column);
    if (ours === null) return column === 'birthday';
    return ours.part === 'validUntil' || own.some(({ id, kind }) => id === ours.fieldId && kind === 'date');
  });
  return samples.flatMap((cells) => cells.filter((_cell, index) => areDates[index] === true));
}

function problemOf(error: unknown): FileProblem | null {
  if (error instanceof FileTooLarge) return 'tooLarge';
  return error instanceof NoSuchList ? error.problem : null;
}

async function endReading(
  work: Work,
  key: ImportKey,
  read: Pick<Parameters<typeof updateImport>[2], 'heads' | 'columns' | 'isMonthFirst' | 'rowCount'>,
): Promise<void> {
  await work.transaction(async (tx) => {
    const found = await lockImport(tx, key);
    if (found?.state !== 'reading') return;
    // Rows of which nobody could be made are checked all the same: whoever looks says what the columns are.
    await updateImport(tx, key, { ...read, state: 'checking', objectKey: null });
    if (found.objectKey !== null) await removeFilesLater(tx, [found.objectKey]);
    await tx.enqueue(CHECK, { ...key });
  });
}

async function failImport(
  tx: Work,
  key: ImportKey,
  objectKey: string | null,
  problem: FileProblem,
): Promise<void> {
  await deleteRows(tx, key);
  await updateImport(tx, key, {
    state: 'failed',
    problem,
    objectKey: null,
    isEmptied: true,
    endedAt: tx.now(),
  });
  if (objectKey !== null) await removeFilesLater(tx, [objectKey]);
}
