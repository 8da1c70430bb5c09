import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { FileProblem } from '#contracts/customer-import.ts';
import { decodeText, readableText } from '../../rules/decode-text.ts';
import { cellText } from './cells.ts';

/** Of the table in a packed file: a list of 50,000 customers comes to a fourth of it. More is a text, which takes less to read. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_PACKED_FILES = 5000;
/** A longer row is one whose quotes never end. */
const LONGEST_RECORD = 1_000_000;
/** How much of a text is handed to the parser at once, in characters. */
const PIECE = 256 * 1024;

/** Why a file is no list of rows. */
export class NoSuchList extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * The rows of a file, whatever it is called: a workbook by its first bytes, else text. Empty rows, too, so that they can be counted.
 * @throws NoSuchList
 */
export async function* fileRecords(content: Uint8Array): AsyncGenerator<string[]> {
  const isPacked = content[0] === 0x50 && content[1] === 0x4b;
  yield* isPacked ? sheetRecords(content) : textRecords(content);
}

async function* textRecords(content: Uint8Array): AsyncGenerator<string[]> {
  const { text, delimiter } = readableText(decodeText(content));
  // Pictures, old workbooks and other programs' files
  if (text.slice(0, 4096).includes('\0')) throw new NoSuchList('notReadable');
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_RECORD,
    }),
  );
  try {
    for await (const record of parser) yield (record as unknown[]).map(cellText);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new NoSuchList(isOpen ? 'openQuotes' : 'notReadable');
  }
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

async function* sheetRecords(content: Uint8Array): AsyncGenerator<string[]> {
  expectSmall(content);
  let rows;
  try {
    rows = await readSheet(new Uint8Array(content).buffer);
  } catch {
    // The reader's own words are about the file, whatever it found.
    throw new NoSuchList('notReadable');
  }
  for (const row of rows) yield row.map(cellText);
}

/** What the archive says that its files come to; none is unpacked further than that. @throws NoSuchList */
function expectSmall(content: Uint8Array): void {
  let [bytes, files] = [0, 0];
  try {
    unzipSync(content, {
      filter({ originalSize }) {
        bytes += originalSize;
        files += 1;
        return false;
      },
    });
  } catch {
    throw new NoSuchList('notReadable');
  }
  if (bytes > MOST_UNPACKED_BYTES || files > MOST_PACKED_FILES) throw new NoSuchList('tooLarge');
}
