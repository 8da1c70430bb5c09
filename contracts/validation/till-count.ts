import * as v from 'valibot';
import { paragraphs } from './plain-text.ts';

const MOST_CENTS = 99_999_999;
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CENTS));

export const LONGEST_TILL_NOTE = 500;

/** The drawer counted by hand, all in cents. */
export const TillCountForm = v.pipe(
  v.object({
    countedCents: cents,
    /** What stays in it for the next day. */
    leftCents: cents,
    note: v.optional(paragraphs(LONGEST_TILL_NOTE), ''),
    /** What the form said should lie in it; another sum by now is told first. */
    expectedCents: v.pipe(v.number(), v.integer(), v.minValue(-MOST_CENTS), v.maxValue(MOST_CENTS)),
  }),
  v.forward(
    v.check(({ countedCents, leftCents }) => leftCents <= countedCents),
    ['leftCents'],
  ),
);
export type TillCountForm = v.InferOutput<typeof TillCountForm>;
