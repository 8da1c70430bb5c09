import * as v from 'valibot';
import {
  CUSTOMER_FIELD_KINDS,
  LONGEST_FIELD_NAME,
  LONGEST_FIELD_VALUE,
  MOST_CUSTOMER_FIELDS_EVER,
} from '../customer-fields.ts';
import { isLocalDate } from '../time.ts';
import type { PairProblem } from './field-texts.ts';
import type { FieldProblem } from './plain-text.ts';
import { plainText, requiredText } from './plain-text.ts';

const UNREADABLE: FieldProblem = 'unreadable';
const REQUIRED: FieldProblem = 'required';
const TWICE: PairProblem = 'twice';
const EARLIEST_YEAR = 1900;

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A field of a provider's own as its form has it; what kind its values are stays as it was made. */
export const CustomerFieldForm = v.object({
  name: requiredText(LONGEST_FIELD_NAME),
  /** Whether its values end one day. */
  expires: v.boolean(),
  /** Whether a booking warns where it is missing or over on the day of the visit. */
  isAsked: v.boolean(),
});
export type CustomerFieldForm = v.InferOutput<typeof CustomerFieldForm>;

/** A new one. */
export const NewCustomerField = v.object({
  ...CustomerFieldForm.entries,
  kind: v.picklist(CUSTOMER_FIELD_KINDS, UNREADABLE),
});
export type NewCustomerField = v.InferOutput<typeof NewCustomerField>;

/** One value of a customer: null takes it away. What fits which kind is for the server to say, which knows the field. */
const FieldValue = v.pipe(
  v.object({
    fieldId: id,
    value: plainText(LONGEST_FIELD_VALUE),
    /** Its last day, `YYYY-MM-DD`. */
    validUntil: v.nullish(
      v.pipe(
        v.string(UNREADABLE),
        v.check((date) => isLocalDate(date, EARLIEST_YEAR), UNREADABLE),
      ),
      null,
    ),
  }),
  v.forward(
    v.check(({ value, validUntil }) => value !== null || validUntil === null, REQUIRED),
    ['value'],
  ),
);

/** Some fields of a customer as they shall be, each once; those that are not named stay. */
export const FieldValues = v.pipe(
  v.array(FieldValue),
  v.maxLength(MOST_CUSTOMER_FIELDS_EVER, 'tooLong' satisfies FieldProblem),
  v.check((values) => new Set(values.map(({ fieldId }) => fieldId)).size === values.length, TWICE),
);
export type FieldValues = v.InferOutput<typeof FieldValues>;
