import * as m from '#contracts/texts/messages.js';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { answerTo, goOn, stay } from '../login-answer.ts';
import type { LoginAnswer, OpenStep } from '../login-answer.ts';
import { ANSWER_EMAIL_CODE } from './second-factor-calls.ts';
import { wrongCodeText } from './wrong-code.ts';

/** Takes the digits that were mailed; the set-up of the second factor follows. */
export async function emailCodeFromForm(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
): Promise<LoginAnswer> {
  const t = textsIn(locale);
  const session = textOf(form, 'session');
  const asked: OpenStep = { step: 'emailCode', session, email: textOf(form, 'email'), ways: [], app: null };
  const code = textOf(form, 'code').trim();
  if (code === '') return stay(asked, { errors: [], fieldErrors: { code: t(m.signin_code_missing) } });
  return goOn(
    t,
    asked,
    async () => answerTo((await api(ANSWER_EMAIL_CODE, { session, code })).answerEmailCode, asked.email),
    ({ errors }) => {
      const wrong = wrongCodeText(t, errors, t(m.error_wrong_code));
      return wrong === undefined ? { errors, fieldErrors: {} } : { errors: [], fieldErrors: { code: wrong } };
    },
  );
}
