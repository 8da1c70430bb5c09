import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { FACTOR_CODES, factorCodeIn } from '#web/sign-in/second-factor/factor-code.ts';
import { STEP_UP } from '#web/sign-in/own-account/log-in-calls.ts';
import { DELETE_MY_ACCOUNT } from './privacy-calls.ts';

const PLACES = { ...FACTOR_CODES, wrongPassword: 'password' };

/** Does what one of the two panels asks for: proves who it is, for the download that follows, or deletes the account. */
export async function answerPrivacy(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
): Promise<FormAnswer> {
  const intent = textOf(form, 'intent') === 'delete' ? 'delete' : 'export';
  const password = textOf(form, 'password');
  const problems = {
    ...(password === '' && { password: textsIn(locale)(m.privacydata_password_missing) }),
  };
  return sendForm({ intent, problems, places: PLACES }, async () => {
    if (intent === 'export' || form.has('code')) await api(STEP_UP, { password, code: factorCodeIn(form) });
    if (intent === 'delete') await api(DELETE_MY_ACCOUNT, { password });
  });
}
