import * as v from 'valibot';
import type { PairProblem } from '#contracts/validation/field-texts.ts';
import { Refusal } from './refusal.ts';

const END_BEFORE_START: PairProblem = 'endBeforeStart';

/** What was given, read by its schema. @throws Refusal invalidStartDateBeforeEndDate where that is all that is wrong; invalidInput naming each field at fault */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  const isReversed = read.issues.every(({ message }) => message === END_BEFORE_START);
  throw new Refusal(isReversed ? 'invalidStartDateBeforeEndDate' : 'invalidInput', {
    affected: read.issues.map((issue) => v.getDotPath(issue) ?? ''),
  });
}
