import { strToU8, zipSync } from 'fflate';
import type { Work } from '#server/kernel/work.ts';
import { guessColumns } from './rules/guess-columns.ts';
import { insertImport, readOpenImport, updateImport } from './store/imports.ts';
import { insertRows } from './store/rows.ts';
import { checkImport } from './use-cases/check-import.ts';

/** For tests: an import that was read and checked, and waits for a word. One that was open before is put away. @returns its id */
export async function aCheckedImport(
  work: Work,
  {
    providerId,
    personId,
    rows,
  }: { providerId: number; personId: number; rows: readonly (readonly string[])[] },
): Promise<number> {
  const [heads = [], ...others] = rows;
  const open = await readOpenImport(work, providerId);
  const endedAt = work.now();
  if (open) await updateImport(work, { providerId, id: open.id }, { state: 'discarded', endedAt });
  const made = {
    fileName: 'clienti.csv',
    format: 'csv',
    objectKey: null,
    language: 'it',
    createdBy: personId,
  } as const;
  const id = await insertImport(work, providerId, made);
  if (id === null) throw new Error('Another import is open');
  const key = { providerId, id };
  const read = others.map((cells, index) => ({ rowNumber: index + 2, cells: [...cells] }));
  await insertRows(work, key, read);
  const columns = guessColumns(heads, others);
  await updateImport(work, key, { heads, columns, rowCount: read.length, state: 'checking' });
  await checkImport(work, key);
  return id;
}

const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** 1 January 1900 is the first day, and there was a 29 February that year. */
const DAY_OF_1970 = 25_569;

type Cell = string | number | Date;

/** 'B4', for the second cell of the fourth row. */
const addressOf = (row: number, column: number): string => `${String.fromCodePoint(65 + column)}${row + 1}`;

function cellXml(cell: Cell, at: string): string {
  if (cell instanceof Date)
    return `<c r="${at}" s="1"><v>${cell.getTime() / 86_400_000 + DAY_OF_1970}</v></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t>${xmlText(cell)}</t></is></c>`;
}

/** For tests: a workbook of one sheet, of at most 26 columns. @param more further files in its archive, in the place of those that are called so */
export function aWorkbook(
  rows: readonly (readonly Cell[])[],
  more: Record<string, Uint8Array> = {},
): Uint8Array {
  const sheet = rows
    .map(
      (cells, row) =>
        `<row>${cells.map((cell, column) => cellXml(cell, addressOf(row, column))).join('')}</row>`,
    )
    .join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Clienti" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${SHEET}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEET}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(bytes), ...more });
}
