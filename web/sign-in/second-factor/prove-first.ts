import type { Api } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import { STEP_UP } from '../own-account/log-in-calls.ts';
import { FACTOR_CODES, factorCodeIn } from './factor-code.ts';

/** Where the refusals of a proof stand in a form that asks for it. */
export const PROOF_PLACES = { ...FACTOR_CODES, wrongPassword: 'password' } as const;

/** Gives the proof that was typed in a form, before what it is for; nothing where the form asked for none. @throws ApiFailure */
export async function proveFirst(form: FormData, api: Api): Promise<void> {
  if (form.has('password'))
    await api(STEP_UP, { password: textOf(form, 'password'), code: factorCodeIn(form) });
}
