import * as v from 'valibot';
import { requiredParagraphs, requiredText } from './plain-text.ts';

/** Of a note, in characters. */
export const LONGEST_CUSTOMER_NOTE = 4000;
/** Of the name of a tag, in characters. */
export const LONGEST_TAG_NAME = 30;
/** Tags that a provider may have. */
export const MOST_TAGS = 50;
/** Tags that one customer may have. */
export const MOST_TAGS_OF_CUSTOMER = 20;

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A note of a customer. */
export const CustomerNote = v.object({
  text: requiredParagraphs(LONGEST_CUSTOMER_NOTE),
  isHealth: v.optional(v.boolean(), false),
});
export type CustomerNote = v.InferOutput<typeof CustomerNote>;

/** A tag: a name and `#rrggbb`. */
export const CustomerTag = v.object({
  name: requiredText(LONGEST_TAG_NAME),
  color: v.pipe(
    v.string(),
    v.transform((typed) => typed.toLowerCase()),
    v.regex(/^#[0-9a-f]{6}$/, 'color'),
  ),
});
export type CustomerTag = v.InferOutput<typeof CustomerTag>;

/** The tags of a customer, as they shall be. */
export const TagsOfCustomer = v.object({
  tagIds: v.pipe(v.array(id), v.maxLength(MOST_TAGS_OF_CUSTOMER)),
});
