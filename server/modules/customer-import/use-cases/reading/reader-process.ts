// The process that reads the file of an import (`read-file.ts` starts it): what that costs, and what a hostile file does to it, stays here.
import { once } from 'node:events';
import { MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '#contracts/customer-import.ts';
import { headRowOf } from '../../rules/guess-columns.ts';
import type { FileRow } from '../../store/rows.ts';
import { fileRecords, NoSuchList } from './file-records.ts';
import type { ReaderMessage } from './reader-messages.ts';

/** So many rows are looked at before it is said what the columns are. */
const ROWS_FOR_HEADS = 200;
const ROWS_AT_ONCE = 1000;

/** No more is read than is taken, so that nothing piles up. @returns the word that came back */
async function tell(message: ReaderMessage): Promise<unknown> {
  const answered = once(process, 'message');
  process.send?.(message);
  const [answer] = await answered;
  return answer;
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

async function read(content: Uint8Array): Promise<ReaderMessage> {
  let waiting: FileRow[] = [];
  let width: number | null = null;
  let rowCount = 0;
  const begin = async (): Promise<void> => {
    const headRow = headRowOf(waiting.map(({ cells }) => cells));
    const widest = Math.max(0, ...waiting.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
    if (widest > MOST_IMPORT_COLUMNS) throw new NoSuchList('tooManyColumns');
    width = widest;
    const heads = Array.from({ length: widest }, (_, index) => waiting[headRow ?? -1]?.cells[index] ?? '');
    waiting = waiting.slice(headRow === null ? 0 : headRow + 1);
    await tell({ kind: 'begin', heads, samples: waiting.map(({ cells }) => cells.slice(0, widest)) });
  };
  const handOver = async (): Promise<void> => {
    const rows = waiting.splice(0).map(({ rowNumber, cells }) => ({
      rowNumber,
      cells: cells.slice(0, width ?? 0),
    }));
    rowCount += rows.length;
    if (rowCount > MOST_IMPORT_ROWS) throw new NoSuchList('tooManyRows');
    if (rows.length > 0) await tell({ kind: 'rows', rows });
  };
  let rowNumber = 0;
  for await (const cells of fileRecords(content)) {
    rowNumber += 1;
    if (isFilled(cells)) waiting.push({ rowNumber, cells });
    if (width === null && waiting.length >= ROWS_FOR_HEADS) await begin();
    if (width !== null && waiting.length >= ROWS_AT_ONCE) await handOver();
  }
  if (width === null) await begin();
  await handOver();
  return rowCount === 0 ? { kind: 'problem', problem: 'empty' } : { kind: 'end', rowCount };
}

/** Nobody to tell any more. */
process.once('disconnect', () => process.exit());

const content = await tell({ kind: 'ready' });
let last: ReaderMessage;
try {
  if (!(content instanceof Uint8Array)) throw new TypeError('The file comes first');
  last = await read(content);
} catch (error) {
  // Whatever else a parser trips over is in the file.
  last = { kind: 'problem', problem: error instanceof NoSuchList ? error.problem : 'notReadable' };
}
process.send?.(last, () => process.disconnect?.());
