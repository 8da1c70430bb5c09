import * as v from 'valibot';
import { Refusal } from './refusal.ts';

/** What was given, read by its schema. @throws Refusal invalidInput naming each field at fault */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  throw new Refusal('invalidInput', { affected: read.issues.map((issue) => v.getDotPath(issue) ?? '') });
}
