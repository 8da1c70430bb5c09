import * as v from 'valibot';
import { LOCALES } from '../languages.ts';
import { isLocalDate } from '../time.ts';
import { FieldValues } from './customer-fields.ts';
import { CustomerForm } from './customer.ts';
import type { FieldProblem } from './plain-text.ts';
import { plainText } from './plain-text.ts';

/** Why somebody is no longer received, in characters. */
export const LONGEST_BLACKLIST_REASON = 300;
/** Customers that one command archives or restores. */
export const MOST_CUSTOMERS_AT_ONCE = 100;

const UNREADABLE: FieldProblem = 'unreadable';
const EARLIEST_BIRTHDAY = '1900-01-01';

/** `YYYY-MM-DD`, or null; that it is not to come is for the server to say, by its clock. */
export const Birthday = v.nullish(
  v.pipe(
    v.string(UNREADABLE),
    v.check((date) => isLocalDate(date, 1900) && date >= EARLIEST_BIRTHDAY, UNREADABLE),
  ),
  null,
);

/** Of a person (16 signs) or a firm (11 digits), in capitals and without blanks; null for none. */
export const TaxCode = v.pipe(
  plainText(40),
  v.transform((typed) => typed?.replaceAll(/\s/g, '').toUpperCase() ?? null),
  v.check((code) => code === null || /^(?:[A-Z0-9]{16}|\d{11})$/.test(code), UNREADABLE),
);

/** What a provider writes down of a customer beside names and contacts. */
export const CustomerDetails = v.object({
  birthday: Birthday,
  taxCode: TaxCode,
  language: v.nullish(v.picklist(LOCALES, UNREADABLE), null),
});
export type CustomerDetails = v.InferOutput<typeof CustomerDetails>;

/** What stands in the provider's own fields; a form that knows none leaves them as they are. */
const OwnFields = v.object({ fields: v.optional(FieldValues, []) });

/** A customer as the form has them. */
export const CustomerCardForm = v.intersect([CustomerForm, CustomerDetails, OwnFields]);
export type CustomerCardForm = v.InferOutput<typeof CustomerCardForm>;

/** Whether somebody is received, and why not. */
export const Blacklisting = v.object({
  isBlacklisted: v.boolean(),
  reason: plainText(LONGEST_BLACKLIST_REASON),
});
export type Blacklisting = v.InferOutput<typeof Blacklisting>;

/** Which customers are archived, or restored. */
export const Archiving = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.minLength(1),
    v.maxLength(MOST_CUSTOMERS_AT_ONCE),
  ),
  isArchived: v.boolean(),
});
export type Archiving = v.InferOutput<typeof Archiving>;
