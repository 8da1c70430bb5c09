import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { STEP_UP } from '#web/sign-in/own-account/log-in-calls.ts';
import { FACTOR_CODES, factorCodeIn } from '#web/sign-in/second-factor/factor-code.ts';

/** Takes the proof that a form carries. That who asks may do what it is for is looked at before. */
export function proveAgain(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
): Promise<FormAnswer> {
  const password = textOf(form, 'password');
  const problems = { ...(password === '' && { password: m.users_password_missing({}, { locale }) }) };
  return sendForm({ problems, places: { ...FACTOR_CODES, wrongPassword: 'password' } }, () =>
    api(STEP_UP, { password, code: factorCodeIn(form) }),
  );
}
