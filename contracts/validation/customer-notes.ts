import * as v from 'valibot';
import type { PairProblem } from './field-texts.ts';
import type { FieldProblem } from './plain-text.ts';
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

/** Customers whose tags are changed at once. */
export const MOST_CUSTOMERS_TAGGED = 100;

const REQUIRED: FieldProblem = 'required';
const TWICE: PairProblem = 'twice';

const TagOfSome = v.object({
  tagId: id,
  customerIds: v.pipe(v.array(id), v.minLength(1, REQUIRED), v.maxLength(MOST_CUSTOMERS_TAGGED)),
});
const TagsOfSome = v.pipe(
  v.array(TagOfSome),
  v.maxLength(MOST_TAGS),
  v.check((tags) => new Set(tags.map(({ tagId }) => tagId)).size === tags.length, TWICE),
);

/** Tags that customers are given and that are taken from them at once, each with whom it is about. */
export const TagsOfSeveral = v.pipe(
  v.object({ add: TagsOfSome, remove: TagsOfSome }),
  v.check(({ add, remove }) => add.length + remove.length > 0, REQUIRED),
  v.check(({ add, remove }) => {
    const ids = [...add, ...remove].flatMap(({ customerIds }) => customerIds);
    return new Set(ids).size <= MOST_CUSTOMERS_TAGGED;
  }, 'tooLong' satisfies FieldProblem),
  v.check(({ add, remove }) => {
    const added = new Map(add.map(({ tagId, customerIds }) => [tagId, customerIds]));
    return !remove.some(({ tagId, customerIds }) =>
      customerIds.some((one) => added.get(tagId)?.includes(one)),
    );
  }, TWICE),
);
export type TagsOfSeveral = v.InferOutput<typeof TagsOfSeveral>;

/** The tags of a customer, as they shall be. */
export const TagsOfCustomer = v.object({
  tagIds: v.pipe(v.array(id), v.maxLength(MOST_TAGS_OF_CUSTOMER)),
});
