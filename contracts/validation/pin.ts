import * as v from 'valibot';

/** Four to six digits, as they are typed. */
export const isPin = (typed: string): boolean => /^\d{4,6}$/.test(typed);

/** A PIN that is to be set. */
export const NewPin = v.object({ pin: v.pipe(v.string(), v.check(isPin)) });
