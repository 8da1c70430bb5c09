import { textOf } from '#web/lib/form-text.ts';

/** The refusals that are about the field of a second factor's code. */
export const FACTOR_CODES = { secondFactorAsked: 'code', wrongCode: 'code' } as const;

/** The code of the app, or the recovery code, that stands in a form; null for none. */
export function factorCodeIn(form: FormData): string | null {
  return textOf(form, 'code').trim() || null;
}
