import * as v from 'valibot';
import { LOCALES } from './languages.ts';
import type { Locale } from './languages.ts';
import { m } from '#contracts/texts/messages.js';
import { isLocalDate } from './time.ts';
import type { FieldProblem } from './validation/plain-text.ts';
import { plainText } from './validation/plain-text.ts';

const UNREADABLE: FieldProblem = 'unreadable';
const EARLIEST_BIRTHDAY = '1900-01-01';

/** `YYYY-MM-DD`, or null; the server refuses a future date by its clock. */
export const Birthday = v.nullish(
  v.pipe(
    v.string(UNREADABLE),
    v.check((date) => isLocalDate(date, 1900) && date >= EARLIEST_BIRTHDAY, UNREADABLE),
  ),
  null,
);

/** Of a person (16 characters) or a firm (11 digits), in capitals and without blanks; null for none. */
export const TaxCode = v.pipe(
  plainText(40),
  v.transform((typed) => typed?.replaceAll(/\s/g, '').toUpperCase() ?? null),
  v.check((code) => code === null || /^(?:[A-Z0-9]{16}|\d{11})$/.test(code), UNREADABLE),
);

type Text = (inputs: Record<never, never>, options?: { locale?: Locale }) => string;

/** One detail of a customer: everything that forms, cards, files and the API need to know of it. */
interface CustomerDetail {
  /** Its column of `customers`. */
  column: string;
  /** How it is typed and shown. */
  kind: 'text' | 'date' | 'language';
  /** What may be typed; an empty text is null. */
  schema: v.GenericSchema<unknown, string | null>;
  label: Text;
  /** As an error message names it: “il codice fiscale”. */
  inSentence: Text;
  hint?: Text;
  /** Hidden from collaborators from whom the owner hides contacts. */
  isContact: boolean;
  /** Column heads that other programs give it in a file of customers; none: not imported. */
  importedFrom: readonly string[];
  /** Its description in the API. */
  description: string;
}

/**
 * The details that a provider records of a customer beside names and contacts. Forms, cards, merges, exports, imports and the API follow from an entry;
 * `server/modules/customers/customer-columns.ts` says what becomes of its column when a customer is erased.
 */
export const CUSTOMER_DETAILS = {
  birthday: {
    column: 'birthday',
    kind: 'date',
    schema: Birthday,
    label: m.customers_birthday,
    inSentence: m.customers_field_birthday,
    isContact: false,
    importedFrom: [
      'date of birth',
      'birth date',
      'birthdate',
      'birthday',
      'dob',
      'data di nascita',
      'data nascita',
      'compleanno',
      'nato il',
      'nata il',
    ],
    description: 'yyyy-mm-dd.',
  },
  taxCode: {
    column: 'tax_code',
    kind: 'text',
    schema: TaxCode,
    label: m.customers_tax_code,
    inSentence: m.customers_field_tax_code,
    hint: m.customers_tax_code_hint,
    isContact: true,
    importedFrom: [
      'codice fiscale o partita iva',
      'tax code or vat number',
      'tax code',
      'fiscal code',
      'codice fiscale',
      'cod fiscale',
      'c f',
      'cf',
      'partita iva',
      'p iva',
      'vat number',
    ],
    description: 'Of a person (16 characters) or a firm (11 digits).',
  },
  language: {
    column: 'language',
    kind: 'language',
    schema: v.nullish(v.picklist(LOCALES, UNREADABLE), null),
    label: m.customers_language,
    inSentence: m.customers_field_language,
    isContact: false,
    importedFrom: ['language', 'preferred language', 'lingua', 'lingua preferita'],
    description: 'it or en: the language in which they are written to; null where the provider has not said.',
  },
} as const satisfies Record<string, CustomerDetail>;

export type CustomerDetailName = keyof typeof CUSTOMER_DETAILS;

/** The details in the order in which forms, cards and files show them. */
export const CUSTOMER_DETAIL_NAMES = Object.keys(CUSTOMER_DETAILS) as CustomerDetailName[];

/** What is recorded of a customer; null for nothing. */
export type CustomerDetailValues = {
  [Name in CustomerDetailName]: v.InferOutput<(typeof CUSTOMER_DETAILS)[Name]['schema']>;
};

/** The details that a file of customers can bring. */
export type ImportedDetailName = {
  [Name in CustomerDetailName]: (typeof CUSTOMER_DETAILS)[Name]['importedFrom'] extends readonly []
    ? never
    : Name;
}[CustomerDetailName];

export const IMPORTED_DETAIL_NAMES = CUSTOMER_DETAIL_NAMES.filter(
  (name): name is ImportedDetailName => CUSTOMER_DETAILS[name].importedFrom.length > 0,
);

/** @returns one made of each detail, or of each that is named, by its name */
export function eachDetail<Made>(
  make: (detail: CustomerDetail, name: CustomerDetailName) => Made,
): Record<CustomerDetailName, Made>;
export function eachDetail<Made, Name extends CustomerDetailName>(
  make: (detail: CustomerDetail, name: Name) => Made,
  names: readonly Name[],
): Record<Name, Made>;
export function eachDetail(
  make: (detail: CustomerDetail, name: CustomerDetailName) => unknown,
  names: readonly CustomerDetailName[] = CUSTOMER_DETAIL_NAMES,
): unknown {
  return Object.fromEntries(names.map((name) => [name, make(CUSTOMER_DETAILS[name], name)]));
}
