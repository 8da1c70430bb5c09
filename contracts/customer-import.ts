import { IMPORTED_DETAIL_NAMES } from './customer-details.ts';

/** Of the file of an import, in bytes. */
export const LARGEST_IMPORT_BYTES = 20 * 1024 * 1024;
/** Without the one of the column heads. */
export const MOST_IMPORT_ROWS = 200_000;
export const MOST_IMPORT_COLUMNS = 100;
/** Of what is pasted in place of a file, in characters: the largest form there is holds it. */
export const LONGEST_PASTED = 60_000;
/** How long the rows of an import are kept. */
export const IMPORT_ROWS_KEPT_DAYS = 7;

/** What a file is, by the ending of its name. */
export const IMPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What a column of a file can be. */
export const IMPORT_FIELDS = [
  'firstname',
  'lastname',
  'fullname',
  'email',
  'phone',
  ...IMPORTED_DETAIL_NAMES,
  'tags',
  'notes',
  'blacklisted',
  'blacklistReason',
  'archived',
  'carer',
  'careRelation',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What several columns can say: the first that is filled is the main one, the others are further ones. */
export const REPEATED_FIELDS: readonly ImportField[] = ['email', 'phone'];
export const isRepeatedField = (column: string | null): boolean =>
  REPEATED_FIELDS.some((field) => field === column);

/** A column that is a field of the center's own, or the last day of its value, by the id of the field. */
export type OwnColumn = `own:${number}` | `until:${number}`;
/** What lists know of customers and cards have no field for: a column goes to a field of the center's own that is called so, and is made for it. */
export const FIELDS_TO_MAKE = ['city', 'address', 'gender'] as const;
export type FieldToMake = (typeof FIELDS_TO_MAKE)[number];
export type MadeColumn = `field:${FieldToMake}`;

/** What a column of a file is to us. */
export type ColumnMeaning = ImportField | OwnColumn | MadeColumn;

/** Which field is to be made for a column; null for any other column. */
export const fieldToMake = (column: string | null): FieldToMake | null =>
  FIELDS_TO_MAKE.find((field) => `field:${field}` === column) ?? null;

/** Which own field a column is, and whether it is its value or the last day of it; null for any other. */
export function ownColumnOf(column: string | null): { fieldId: number; part: 'value' | 'validUntil' } | null {
  const [, part, id] = /^(own|until):([1-9]\d{0,14})$/.exec(column ?? '') ?? [];
  return part === undefined ? null : { fieldId: Number(id), part: part === 'own' ? 'value' : 'validUntil' };
}

/** Whether a word names what a column can be; whether a center has such a field is another question. */
export const isColumnMeaning = (said: unknown): said is ColumnMeaning =>
  typeof said === 'string' &&
  (IMPORT_FIELDS.some((field) => field === said) || ownColumnOf(said) !== null || fieldToMake(said) !== null);

/** Fields of which one is enough to make a customer of a row. */
export const NAMING_FIELDS: readonly ImportField[] = ['firstname', 'lastname', 'fullname', 'email', 'phone'];

/** Where an import stands: read, its rows checked, waiting for a word, written, over. */
export const IMPORT_STATES = [
  'reading',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'discarded',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which a center's other import has to wait. */
export const OPEN_IMPORT_STATES = [
  'reading',
  'checking',
  'checked',
  'running',
] as const satisfies ImportState[];

/** Why a file cannot be read. */
export const FILE_PROBLEMS = [
  'notReadable',
  'empty',
  'tooManyRows',
  'tooManyColumns',
  'tooLarge',
  'openQuotes',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** What becomes of a row: a new customer, one there that is filled, one there that stays, none. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Why a row is refused; of a row that is not, what was left out or is to be looked at. */
export const ROW_PROBLEMS = [
  'email',
  'phone',
  'birthday',
  'taxCode',
  'tooManyTags',
  'tooLong',
  'unreadable',
  'nobody',
  'sameAsRow',
  'severalCustomers',
  'emailOfOther',
  'emailOfRow',
  'differs',
  'phoneCountry',
  'phoneZero',
  'language',
  'yesNo',
  'carer',
  'carerMayNot',
  'careRelation',
  'ownText',
  'ownDate',
  'ownYesNo',
  'ownValue',
] as const;
export type RowProblemName = (typeof ROW_PROBLEMS)[number];

/** What is wrong with a row. */
export interface RowProblem {
  /** Where; null: in the whole row. */
  field: ColumnMeaning | null;
  problem: RowProblemName;
  /** The row that says the same, as the file counts them. */
  otherRow?: number;
  /** Whose the e-mail is, or what is there already. */
  known?: string;
}

/** The format that the ending of a file name stands for; null for any other. */
export function importFormatOf(fileName: string): ImportFormat | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'xlsx') return 'xlsx';
  return ['csv', 'txt', 'tsv'].includes(ending) ? 'csv' : null;
}
