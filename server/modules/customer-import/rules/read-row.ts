import { eachDetail, IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import type { ImportedDetailName } from '#contracts/customer-details.ts';
import { withoutMarks } from '#contracts/csv-cell.ts';
import type { CustomerFieldKind } from '#contracts/customer-fields.ts';
import type { ColumnMeaning, OwnColumn, RowProblem } from '#contracts/customer-import.ts';
import { ownColumnOf } from '#contracts/customer-import.ts';
import type { LocalDate } from '#contracts/time.ts';
import { readImportedField } from '#contracts/validation/customer-import.ts';
import { MOST_TAGS_OF_CUSTOMER } from '#contracts/validation/customer-notes.ts';
import { phoneKey } from '#contracts/phone-key.ts';
import { isLastNameFirst, nameKey, partsOfName } from './names.ts';
import { plainPhone } from './phone.ts';
import type { DateOrder } from './read-date.ts';
import { readDate, readOwnDate } from './read-date.ts';
import { readOwnValue } from './read-own-field.ts';

/** What a row says in a field of the center's own. */
export interface OwnValue {
  fieldId: number;
  /** By the kind of the field: a line of text, `YYYY-MM-DD`, `yes` or `no`. */
  value: string;
  validUntil: LocalDate | null;
}

/** A field of the center's own as far as a row is read by it. */
export interface OwnFieldToRead {
  id: number;
  kind: CustomerFieldKind;
  /** Whether its values have a last day. */
  expires: boolean;
}

/** What a row says of a customer; null for what it does not. */
export interface RowFields extends Record<ImportedDetailName, string | null> {
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  /** Each once, as it was written first. */
  tags: string[];
  notes: string | null;
  /** In fields of the center's own. */
  own: OwnValue[];
}

/** Of a row that says nothing. */
export const NO_FIELDS: RowFields = {
  firstname: null,
  lastname: null,
  email: null,
  phone: null,
  ...eachDetail(() => null, IMPORTED_DETAIL_NAMES),
  tags: [],
  notes: null,
  own: [],
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
  columns: readonly (ColumnMeaning | null)[];
  /** As the file has them. */
  heads: readonly string[];
  /** Those in use; a column that is another one is left out. */
  ownFields: readonly OwnFieldToRead[];
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
  { columns, heads, isMonthFirst, today, ownFields }: ColumnsToRead,
): ReadRow {
  const fields: RowFields = { ...NO_FIELDS, tags: [] };
  const problems: RowProblem[] = [];
  const refuse = (at: ColumnMeaning, problem: RowProblem['problem']): void => {
    if (!problems.some((one) => one.field === at)) problems.push({ field: at, problem });
  };
  const read = (
    field: Exclude<keyof RowFields, 'tags' | 'own'>,
    typed: string,
    at: ColumnMeaning = field,
  ): void => {
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
  const cellOf = (index: number): string => {
    const cell = withoutMarks((cells[index] ?? '').trim());
    return NOTHING.test(cell) ? '' : cell;
  };
  columns.forEach((field, index) => {
    const cell = cellOf(index);
    if (field === null || cell === '' || isOwn(field)) return;
    if (field === 'birthday') return readBirthday(cell);
    if (field === 'tags') return readTags(cell);
    if (field !== 'fullname') return read(field, field === 'phone' ? plainPhone(cell) : cell);
    const parts = partsOfName(cell);
    const isTurned = isLastNameFirst(heads[index] ?? '') && !cell.includes(',') && parts.lastname !== '';
    read('firstname', isTurned ? parts.lastname : parts.firstname, field);
    read('lastname', isTurned ? parts.firstname : parts.lastname, field);
  });
  const own = readOwn(cellOf, { columns, isMonthFirst, today, ownFields });
  fields.own = own.values;
  problems.push(...own.problems);
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

const isOwn = (column: ColumnMeaning): column is OwnColumn => ownColumnOf(column) !== null;

/**
 * What a row says in fields of the center's own. A last day without a value is a mistake, but in a field of yes or no: what has a last day is there.
 * @param cellOf what stands in a column, '' for nothing
 */
function readOwn(
  cellOf: (index: number) => string,
  { columns, isMonthFirst, today, ownFields }: Omit<ColumnsToRead, 'heads'>,
): { values: OwnValue[]; problems: RowProblem[] } {
  const values: OwnValue[] = [];
  const problems: RowProblem[] = [];
  for (const { id, kind, expires } of ownFields) {
    const saidIn = (column: OwnColumn): string => {
      const index = columns.indexOf(column);
      return index === -1 ? '' : cellOf(index);
    };
    const [said, saidUntil] = [saidIn(`own:${id}`), expires ? saidIn(`until:${id}`) : ''];
    if (said === '' && saidUntil === '') continue;
    const read = said === '' ? { value: null } : readOwnValue(said, { kind, isMonthFirst }, today);
    const validUntil = saidUntil === '' ? null : readOwnDate(saidUntil, { isMonthFirst }, today);
    if ('problem' in read) problems.push({ field: `own:${id}`, problem: read.problem });
    if (saidUntil !== '' && validUntil === null) problems.push({ field: `until:${id}`, problem: 'ownDate' });
    if ('problem' in read) continue;
    const value = read.value ?? (kind === 'yesNo' ? 'yes' : null);
    if (value !== null) values.push({ fieldId: id, value, validUntil });
    else if (saidUntil !== '') problems.push({ field: `until:${id}`, problem: 'ownValue' });
  }
  return { values, problems: onceEach(problems) };
}

const onceEach = (problems: readonly RowProblem[]): RowProblem[] =>
  problems.filter((one, index) => problems.findIndex(({ field }) => field === one.field) === index);

/** Whether two names are of one tag: as the table of tags compares them. */
export const isSameTag = (a: string, b: string | null): boolean => a.toLowerCase() === b?.toLowerCase();
