import type { ImportField, RowProblem } from '#contracts/customer-import.ts';
import type { LocalDate } from '#contracts/time.ts';
import { readImportedField } from '#contracts/validation/customer-import.ts';
import { MOST_TAGS_OF_CUSTOMER } from '#contracts/validation/customer-notes.ts';
import { phoneKey } from '#contracts/phone-key.ts';
import { isLastNameFirst, nameKey, partsOfName } from './names.ts';
import { plainPhone } from './phone.ts';
import type { DateOrder } from './read-date.ts';
import { readDate } from './read-date.ts';

/** What a row says of a customer; null for what it does not. */
export interface RowFields {
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  birthday: LocalDate | null;
  taxCode: string | null;
  /** Each once, as it was written first. */
  tags: string[];
  notes: string | null;
}

/** Of a row that says nothing. */
export const NO_FIELDS: RowFields = {
  firstname: null,
  lastname: null,
  email: null,
  phone: null,
  birthday: null,
  taxCode: null,
  tags: [],
  notes: null,
};

/** A row as it was understood. */
export interface ReadRow {
  fields: RowFields;
  problems: RowProblem[];
  /** What it is compared by with other rows and with customers; null: by nothing. */
  phoneKey: string | null;
  nameKey: string;
}

/** How the columns of a file are to be understood. */
export interface ColumnsToRead extends DateOrder {
  columns: readonly (ImportField | null)[];
  /** As the file has them. */
  heads: readonly string[];
  today: LocalDate;
}

/** What lists write for nothing. */
const NOTHING = /^(?:-+|n\/?[ad]|nd|n\.d\.|nessun[oa]?|none|null)$/i;

/**
 * What a row of a file says, and every reason against it. Its cells are text and nothing else: a formula is one, too. No row is read in part: who
 * finds a mistake in one finds the whole row in the report.
 */
export function readRow(
  cells: readonly string[],
  { columns, heads, isMonthFirst, today }: ColumnsToRead,
): ReadRow {
  const fields: RowFields = { ...NO_FIELDS, tags: [] };
  const problems: RowProblem[] = [];
  const refuse = (at: ImportField, problem: RowProblem['problem']): void => {
    if (!problems.some((one) => one.field === at)) problems.push({ field: at, problem });
  };
  const read = (field: Exclude<keyof RowFields, 'tags'>, typed: string, at: ImportField = field): void => {
    const result = readImportedField(field, typed);
    if ('value' in result) fields[field] = result.value;
    else refuse(at, result.problem);
  };
  const readBirthday = (typed: string): void => {
    fields.birthday = readDate(typed, { isMonthFirst }, today);
    if (fields.birthday === null) refuse('birthday', 'birthday');
  };
  const readTags = (typed: string): void => {
    for (const part of typed.split(/[,;|\n]/)) {
      const result = readImportedField('tag', part);
      if ('problem' in result) refuse('tags', result.problem);
      else if (result.value !== null && !fields.tags.some((tag) => isSameTag(tag, result.value)))
        fields.tags.push(result.value);
    }
    if (fields.tags.length > MOST_TAGS_OF_CUSTOMER) refuse('tags', 'tooManyTags');
  };
  columns.forEach((field, index) => {
    const cell = withoutMark((cells[index] ?? '').trim());
    if (field === null || cell === '' || NOTHING.test(cell)) return;
    if (field === 'birthday') return readBirthday(cell);
    if (field === 'tags') return readTags(cell);
    if (field !== 'fullname') return read(field, field === 'phone' ? plainPhone(cell) : cell);
    const parts = partsOfName(cell);
    const isTurned = isLastNameFirst(heads[index] ?? '') && !cell.includes(',') && parts.lastname !== '';
    read('firstname', isTurned ? parts.lastname : parts.firstname, field);
    read('lastname', isTurned ? parts.firstname : parts.lastname, field);
  });
  const { firstname, lastname, email, phone } = fields;
  if (problems.length === 0 && [firstname, lastname, email, phone].every((value) => value === null))
    problems.push({ field: null, problem: 'nobody' });
  return {
    fields,
    problems,
    phoneKey: phoneKey(phone),
    nameKey: nameKey(firstname, lastname),
  };
}

/** Whether two names are of one tag: as the table of tags compares them. */
export const isSameTag = (a: string, b: string | null): boolean => a.toLowerCase() === b?.toLowerCase();

/** The mark that our own reports put before what a spreadsheet would take for a formula. */
const withoutMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');
