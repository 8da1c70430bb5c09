import * as m from '#contracts/texts/messages.js';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { answerOf, openAnswer } from '#web/sign-in/own-account/panel-answer.ts';
import type { PanelAnswer } from '#web/sign-in/own-account/panel-answer.ts';
import { FACTOR_CODES, factorCodeIn } from '#web/sign-in/second-factor/factor-code.ts';
import { placedErrors } from '#web/sign-in/placed-errors.ts';
import { STEP_UP } from '#web/sign-in/own-account/log-in-calls.ts';
import { DELETE_MY_ACCOUNT } from './privacy-calls.ts';

/** Does what one of the two panels asks for: proves who it is, for the download that follows, or deletes the account. */
export async function answerPrivacy(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
): Promise<PanelAnswer> {
  const intent = textOf(form, 'intent') === 'delete' ? 'delete' : 'export';
  const password = textOf(form, 'password');
  if (password === '') {
    return {
      ...openAnswer(intent),
      fieldErrors: { password: textsIn(locale)(m.privacydata_password_missing) },
    };
  }
  const send = async (): Promise<void> => {
    if (intent === 'export' || form.has('code')) await api(STEP_UP, { password, code: factorCodeIn(form) });
    if (intent === 'delete') await api(DELETE_MY_ACCOUNT, { password });
  };
  return answerOf(intent, send, (failure) =>
    placedErrors(failure.errors, { ...FACTOR_CODES, wrongPassword: 'password' }),
  );
}
