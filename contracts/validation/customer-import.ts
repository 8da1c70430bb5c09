import * as v from 'valibot';
import {
  isColumnMeaning,
  LONGEST_PASTED,
  MOST_IMPORT_COLUMNS,
  NAMING_FIELDS,
  isRepeatedField,
} from '../customer-import.ts';
import type { ColumnMeaning, RowProblemName } from '../customer-import.ts';
import { LONGEST_FIELD_VALUE } from '../customer-fields.ts';
import { LONGEST_NAME, OptionalPhone } from './contact-details.ts';
import { eachDetail, IMPORTED_DETAIL_NAMES } from '../customer-details.ts';
import { LONGEST_BLACKLIST_REASON } from './customer-card.ts';
import { LONGEST_CUSTOMER_NOTE, LONGEST_TAG_NAME } from './customer-notes.ts';
import { OptionalEmail } from './email.ts';
import { Id } from '../ids.ts';
import type { FieldProblem } from './plain-text.ts';
import { plainText, requiredParagraphs, requiredText } from './plain-text.ts';

const LONGEST_FILE_NAME = 200;
const REQUIRED: FieldProblem = 'required';

/** What customers are imported from: a file that was sent, or rows that were pasted. */
export const NewImportForm = v.variant('from', [
  v.strictObject({
    from: v.literal('file'),
    fileName: requiredText(LONGEST_FILE_NAME),
    uploadId: Id,
  }),
  v.strictObject({
    from: v.literal('text'),
    text: v.pipe(
      v.string(REQUIRED),
      v.maxLength(LONGEST_PASTED, 'tooLong' satisfies FieldProblem),
      v.check((text) => text.trim() !== '', REQUIRED),
    ),
  }),
]);
export type NewImportForm = v.InferOutput<typeof NewImportForm>;

const isEachOnce = (columns: readonly (ColumnMeaning | null)[]): boolean => {
  const used = columns.filter((field) => field !== null && !isRepeatedField(field));
  return new Set(used).size === used.length;
};
/** A row must be able to become somebody. */
const isSomebody = (columns: readonly (ColumnMeaning | null)[]): boolean =>
  NAMING_FIELDS.some((field) => columns.includes(field));

/** What each column is, in the order of the file; null: left out. A field stands once, but for e-mails and phones. */
export const ImportColumnsForm = v.strictObject({
  columns: v.pipe(
    v.array(v.nullable(v.custom<ColumnMeaning>(isColumnMeaning))),
    v.maxLength(MOST_IMPORT_COLUMNS),
    v.check((columns) => isEachOnce(columns), 'twice'),
    v.check((columns) => isSomebody(columns), REQUIRED),
  ),
  /** How dates without a year in front are written: 12/31/1990. */
  isMonthFirst: v.optional(v.boolean(), false),
  /** Where the list says something else than the card, the list counts. */
  prefersList: v.optional(v.boolean(), false),
  /** Notes are about health, and read by few. */
  areNotesHealth: v.optional(v.boolean(), true),
});
export type ImportColumnsForm = v.InferOutput<typeof ImportColumnsForm>;

const CELLS = {
  firstname: plainText(LONGEST_NAME),
  lastname: plainText(LONGEST_NAME),
  email: OptionalEmail,
  phone: OptionalPhone,
  ...eachDetail(({ schema }) => schema, IMPORTED_DETAIL_NAMES),
  tag: plainText(LONGEST_TAG_NAME),
  notes: requiredParagraphs(LONGEST_CUSTOMER_NOTE),
  blacklistReason: plainText(LONGEST_BLACKLIST_REASON),
  /** A line of text in a field of the center's own. */
  own: plainText(LONGEST_FIELD_VALUE),
};

/** A cell as the form of a customer would take it, or what is wrong with it; null for one that says nothing. */
export function readImportedField(
  field: keyof typeof CELLS,
  typed: string,
): { value: string | null } | { problem: RowProblemName } {
  const read = v.safeParse(CELLS[field], typed);
  if (read.success) return { value: read.output };
  const { message } = read.issues[0];
  if (field === 'birthday' || field === 'taxCode') return { problem: field };
  if (field === 'own') return { problem: 'ownText' };
  const isNamed = message === 'email' || message === 'phone' || message === 'tooLong';
  return { problem: isNamed ? message : 'unreadable' };
}
