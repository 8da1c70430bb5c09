import type { FileProblem } from '#contracts/customer-import.ts';
import type { FileRow } from '../../store/rows.ts';

/** What the process that reads a file tells, one after the other; after all but the last two it waits for a word: the file, then to go on. */
export type ReaderMessage =
  | { kind: 'ready' }
  | { kind: 'begin'; heads: string[]; samples: string[][] }
  | { kind: 'rows'; rows: FileRow[] }
  | { kind: 'end'; rowCount: number }
  | { kind: 'problem'; problem: FileProblem };
