import * as v from 'valibot';
import { COURSE_TARGETS, LARGEST_FILE, LEAST_COURSE_CENTS, PERIOD_TYPES } from '../videos.ts';
import { CHOSEN_VAT_TREATMENTS } from '../vat.ts';
import { LONGEST_NAME } from './offering.ts';
import { paragraphs, plainText, requiredName, requiredText } from './plain-text.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const id = whole(1, Number.MAX_SAFE_INTEGER);

export const LONGEST_COURSE_DESCRIPTION = 10_000;
export const LONGEST_FILE_DESCRIPTION = 1000;
/** Things that one act names. */
const MOST_IDS = 200;

/** A video course as the back office edits it; its sections and files have forms of their own. */
export const CourseForm = v.object({
  name: requiredName(LONGEST_NAME),
  /** HTML; made safe by the server. */
  description: v.optional(paragraphs(LONGEST_COURSE_DESCRIPTION), ''),
  /** Free, or what cards take. */
  priceCents: v.pipe(
    whole(0, 99_999_999),
    v.check((cents) => cents === 0 || cents >= LEAST_COURSE_CENTS, 'priceTooSmall'),
  ),
  /** Films are taxed in full also where the provider's treatments are exempt. */
  vatTreatment: v.optional(v.picklist(CHOSEN_VAT_TREATMENTS), 'standard'),
  groupId: v.nullish(id, null),
  categoryId: v.nullish(id, null),
  target: v.optional(v.picklist(COURSE_TARGETS), 'all'),
  isAlwaysAvailable: v.optional(v.boolean(), true),
  duration: v.optional(whole(1, 1000), 1),
  durationType: v.optional(v.picklist(PERIOD_TYPES), 'monthly'),
});
export type CourseForm = v.InferOutput<typeof CourseForm>;

/** A section as it is named and opened. */
export const SectionForm = v.object({
  name: requiredName(LONGEST_NAME),
  availableAfter: v.optional(whole(0, 1000), 0),
  periodType: v.optional(v.picklist(PERIOD_TYPES), 'daily'),
});
export type SectionForm = v.InferOutput<typeof SectionForm>;

/** What a file of a section says beside its bytes. */
export const FileForm = v.object({
  title: requiredText(LONGEST_NAME),
  description: v.optional(paragraphs(LONGEST_FILE_DESCRIPTION), ''),
  isFree: v.optional(v.boolean(), false),
});
export type FileForm = v.InferOutput<typeof FileForm>;

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A file that somebody wants to send. */
export const FileToSend = v.object({
  /** As it is called where it comes from. */
  name: requiredText(200),
  bytes: whole(1, LARGEST_FILE.video),
  /** Of its first MiB. */
  headHash: v.nullish(sha256, null),
  /** Left out: what the file is called. */
  title: v.optional(plainText(LONGEST_NAME), null),
});
export type FileToSend = v.InferOutput<typeof FileToSend>;

/** Whom a course is given to. */
export const OneCustomer = v.object({ customerId: id });

/** Which ones an act is about, each once. */
export const SomeIds = v.object({
  ids: v.pipe(
    v.array(id),
    v.minLength(1),
    v.maxLength(MOST_IDS),
    v.transform((ids) => [...new Set(ids)]),
  ),
});

/** A new order of all that stand together. */
export const WholeOrder = SomeIds;
