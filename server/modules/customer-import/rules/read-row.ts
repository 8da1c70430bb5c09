import { eachDetail, IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import type { ImportedDetailName } from '#contracts/customer-details.ts';
import { withoutMarks } from '#contracts/csv-cell.ts';
import type { CustomerFieldKind } from '#contracts/customer-fields.ts';
import type { ColumnMeaning, MadeColumn, OwnColumn, RowProblem } from '#contracts/customer-import.ts';
import { fieldToMake, isRepeatedField, ownColumnOf } from '#contracts/customer-import.ts';
import type { LocalDate } from '#contracts/time.ts';
import { readImportedField } from '#contracts/validation/customer-import.ts';
import { MOST_TAGS_OF_CUSTOMER } from '#contracts/validation/customer-notes.ts';
import { phoneKey } from '#contracts/phone-key.ts';
import { mayLackZero, phoneOfCountry } from '#contracts/phone-of-country.ts';
import type { Locale } from '#contracts/languages.ts';
import { nameKey } from '#contracts/name-key.ts';
import type { CareRelation } from '#contracts/validation/customer.ts';
import type { CarerOfRow } from './carer-of-row.ts';
import { readCarer, relationOf } from './carer-of-row.ts';
import { isLastNameFirst, partsOfName } from './names.ts';
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

/** A further address or phone. */
export interface FurtherOfRow {
  kind: 'email' | 'phone';
  value: string;
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
  isBlacklisted: boolean;
  blacklistReason: string | null;
  isArchived: boolean;
  /** Who cares for them, a customer of the center or of the same list. */
  carer: CarerOfRow | null;
  /** What the carer is to them. */
  careRelation: CareRelation | null;
  /** Further addresses and phones, in the order of the columns. */
  further: FurtherOfRow[];
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
  isBlacklisted: false,
  blacklistReason: null,
  isArchived: false,
  carer: null,
  careRelation: null,
  further: [],
  own: [],
};

/** A row as it was understood. */
export interface ReadRow {
  fields: RowFields;
  /** Why it is refused. */
  problems: RowProblem[];
  /** What was left out of it, or is to be looked at. */
  notices: RowProblem[];
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
  /** Of the center, two letters: whose numbers are written without a code. */
  country: string;
}

/** What lists write for nothing. */
const NOTHING = /^(?:-+|n\/?[ad]|nd|n\.d\.|nessun[oa]?|none|null)$/i;

/** Languages as lists name them. */
const LANGUAGES: readonly (readonly [RegExp, Locale])[] = [
  [/^it(?:[a-z]{0,2}$|[-_]|alian)/i, 'it'],
  [/^(?:en(?:g$|[-_]|glish|$)|ingl)/i, 'en'],
];

/** Texts that are kept as they stand. */
type PlainField = 'firstname' | 'lastname' | 'email' | 'phone' | 'taxCode' | 'notes' | 'blacklistReason';

/** Fields that are read by a rule of their own. */
type OfItsOwn = 'birthday' | 'tags' | 'language' | 'carer' | 'careRelation';
const OF_THEIR_OWN: ReadonlySet<string> = new Set<OfItsOwn>([
  'birthday',
  'tags',
  'language',
  'carer',
  'careRelation',
]);

/** A row that is being read. */
class RowInReading {
  readonly fields: RowFields = { ...NO_FIELDS, tags: [], further: [] };
  readonly problems: RowProblem[] = [];
  readonly notices: RowProblem[] = [];
  readonly #columns: ColumnsToRead;

  constructor(columns: ColumnsToRead) {
    this.#columns = columns;
  }

  /** Against the whole row. */
  refuse(field: ColumnMeaning, problem: RowProblem['problem']): void {
    if (!this.problems.some((one) => one.field === field)) this.problems.push({ field, problem });
  }

  /** Something is left out, or is to be looked at. */
  notice(field: ColumnMeaning, problem: RowProblem['problem'], known?: string): void {
    this.notices.push({ field, problem, ...(known !== undefined && { known }) });
  }

  text(field: PlainField, typed: string, at: ColumnMeaning = field): void {
    const result = readImportedField(field, typed);
    if ('value' in result) this.fields[field] = result.value;
    else if (field === 'taxCode') this.notice(at, 'taxCode');
    else this.refuse(at, result.problem);
  }

  /** The first one that is filled is the main one. */
  contact(kind: 'email' | 'phone', typed: string): void {
    const said = kind === 'phone' ? this.#phone(typed) : typed;
    if (this.fields[kind] === null) return this.text(kind, said);
    const result = readImportedField(kind, said);
    if ('problem' in result) return this.notice(kind, result.problem);
    const { value } = result;
    const isKnown =
      value === null ||
      isSameContact(kind, value, this.fields[kind]) ||
      this.fields.further.some((one) => one.kind === kind && isSameContact(kind, value, one.value));
    if (!isKnown) this.fields.further.push({ kind, value });
  }

  #phone(typed: string): string {
    const { country } = this.#columns;
    const text = typed.replace(/^'/, '');
    const plain = phoneOfCountry(text, country);
    if (mayLackZero(text, country)) {
      const whole = plain ?? phoneOfCountry(`0${text}`, country) ?? text;
      this.notice('phone', 'phoneZero', whole);
      return whole;
    }
    if (plain === null && 'value' in readImportedField('phone', text))
      this.notice('phone', 'phoneCountry', text);
    return plain ?? text;
  }

  birthday(typed: string): void {
    const date = readDate(typed, this.#columns, this.#columns.today);
    // What programs write for nobody's birthday
    if (date === null || date === '1900-01-01') this.notice('birthday', 'birthday', typed);
    else this.fields.birthday = date;
  }

  tags(typed: string): void {
    const { tags } = this.fields;
    for (const part of typed.split(/[,;|\n]/)) {
      const result = readImportedField('tag', part);
      if ('problem' in result) this.refuse('tags', result.problem);
      else if (result.value !== null && !tags.some((tag) => isSameTag(tag, result.value)))
        tags.push(result.value);
    }
    if (tags.length > MOST_TAGS_OF_CUSTOMER) this.refuse('tags', 'tooManyTags');
  }

  language(typed: string): void {
    const known = LANGUAGES.find(([named]) => named.test(typed));
    if (known) this.fields.language = known[1];
    else this.notice('language', 'language', typed);
  }

  yesNo(field: 'blacklisted' | 'archived', typed: string): void {
    const read = readOwnValue(typed, { kind: 'yesNo', isMonthFirst: false }, this.#columns.today);
    if ('problem' in read) return this.notice(field, 'yesNo', typed);
    this.fields[field === 'blacklisted' ? 'isBlacklisted' : 'isArchived'] = read.value === 'yes';
  }

  carer(typed: string): void {
    this.fields.carer = readCarer(typed, this.#columns.country);
  }

  careRelation(typed: string): void {
    this.fields.careRelation = relationOf(typed);
    if (this.fields.careRelation === null) this.notice('careRelation', 'careRelation', typed);
  }

  fullname(typed: string, head: string): void {
    const { firstname, lastname } = partsOfName(typed, isLastNameFirst(head));
    this.text('firstname', firstname, 'fullname');
    this.text('lastname', lastname, 'fullname');
  }
}

/**
 * What a row of a file says, and every reason against it. Its cells are text and nothing else: a formula is one, too. Whatever names a customer must
 * be right; a date or a code that is not is left out, and said.
 */
export function readRow(cells: readonly string[], columns: ColumnsToRead): ReadRow {
  const row = new RowInReading(columns);
  const cellOf = (index: number): string => {
    const cell = withoutMarks((cells[index] ?? '').trim());
    return NOTHING.test(cell) ? '' : cell;
  };
  for (const index of inOrder(columns)) {
    const [field, cell] = [columns.columns[index] ?? null, cellOf(index)];
    if (field === null || cell === '' || isOwn(field)) continue;
    if (field === 'email' || field === 'phone') row.contact(field, cell);
    else if (field === 'blacklisted' || field === 'archived') row.yesNo(field, cell);
    else if (field === 'fullname') row.fullname(cell, columns.heads[index] ?? '');
    else if (OF_THEIR_OWN.has(field)) row[field as OfItsOwn](cell);
    else row.text(field as PlainField, cell);
  }
  const { fields, problems, notices } = row;
  const own = readOwn(cellOf, columns);
  fields.own = own.values;
  notices.push(...own.problems);
  const { firstname, lastname, email, phone } = fields;
  if (problems.length === 0 && [firstname, lastname, email, phone].every((value) => value === null))
    problems.push({ field: null, problem: 'nobody' });
  return { fields, problems, notices, phoneKey: phoneKey(phone), nameKey: nameKey(firstname, lastname) };
}

/** Which columns are read one after the other: of several phones a mobile one first. */
function inOrder({ columns, heads }: ColumnsToRead): number[] {
  const isSecond = (index: number): number =>
    isRepeatedField(columns[index] ?? null) && !MOBILE.test(heads[index] ?? '') ? 1 : 0;
  return columns.map((_field, index) => index).sort((a, b) => isSecond(a) - isSecond(b) || a - b);
}

const MOBILE = /mobil|cell/i;

/** Whether two addresses or phones are one. */
export const isSameContact = (kind: 'email' | 'phone', a: string, b: string | null): boolean =>
  kind === 'email' ? a.toLowerCase() === b?.toLowerCase() : phoneKey(a) === phoneKey(b);

/** Read by itself; what a field is to be made for is one of the center's own before any row is read. */
const isOwn = (column: ColumnMeaning): column is OwnColumn | MadeColumn =>
  ownColumnOf(column) !== null || fieldToMake(column) !== null;

/**
 * What a row says in fields of the center's own. A last day without a value is a mistake, but in a field of yes or no: what has a last day is there.
 * @param cellOf what stands in a column, '' for nothing
 */
function readOwn(
  cellOf: (index: number) => string,
  { columns, isMonthFirst, today, ownFields }: ColumnsToRead,
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
