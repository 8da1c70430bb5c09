import type { ImportField, RowProblem } from '#contracts/customer-import.ts';
import { readImportedField } from '#contracts/validation/customer-import.ts';
import { isLastNameFirst, nameKey, partsOfName } from './names.ts';
import { phoneKey, plainPhone } from './phone.ts';

/** What a row says of a customer; null for what it does not. */
export interface RowFields {
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
}

/** A row as it was understood. */
export interface ReadRow {
  fields: RowFields;
  problems: RowProblem[];
  /** What it is compared by with other rows and with customers; null: by nothing. */
  phoneKey: string | null;
  nameKey: string;
}

/** How the columns of a file are to be understood. */
export interface ColumnsToRead {
  columns: readonly (ImportField | null)[];
  /** As the file has them. */
  heads: readonly string[];
}

/** What lists write for nothing. */
const NOTHING = /^(?:-+|n\/?[ad]|nd|n\.d\.|nessun[oa]?|none|null)$/i;

/**
 * What a row of a file says, and every reason against it. Its cells are text and nothing else: a formula is one, too. No row is read in part: who
 * finds a mistake in one finds the whole row in the report.
 */
export function readRow(cells: readonly string[], { columns, heads }: ColumnsToRead): ReadRow {
  const fields: RowFields = { firstname: null, lastname: null, email: null, phone: null };
  const problems: RowProblem[] = [];
  const read = (field: keyof RowFields, typed: string, at: ImportField): void => {
    const result = readImportedField(field, typed);
    if ('value' in result) fields[field] = result.value;
    else if (!problems.some((one) => one.field === at)) problems.push({ field: at, problem: result.problem });
  };
  columns.forEach((field, index) => {
    const cell = withoutMark((cells[index] ?? '').trim());
    if (field === null || cell === '' || NOTHING.test(cell)) return;
    if (field !== 'fullname') return read(field, field === 'phone' ? plainPhone(cell) : cell, field);
    const parts = partsOfName(cell);
    const isTurned = isLastNameFirst(heads[index] ?? '') && !cell.includes(',') && parts.lastname !== '';
    read('firstname', isTurned ? parts.lastname : parts.firstname, field);
    read('lastname', isTurned ? parts.firstname : parts.lastname, field);
  });
  if (problems.length === 0 && Object.values(fields).every((value) => value === null))
    problems.push({ field: null, problem: 'nobody' });
  return {
    fields,
    problems,
    phoneKey: phoneKey(fields.phone),
    nameKey: nameKey(fields.firstname, fields.lastname),
  };
}

/** The mark that our own reports put before what a spreadsheet would take for a formula. */
const withoutMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');
