import * as v from 'valibot';

/**
 * An id as the API gives and takes it: a positive safe integer, also accepted as digits.
 * Ids identify, they never grant access (docs/decisions/0001).
 */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);
