import type { RequestContext } from '#web/lib/request-context.ts';
import { logInFromForm } from '#web/sign-in/log-in-from-form.ts';
import type { LoginAnswer } from '#web/sign-in/login-answer.ts';
import { emailCodeFromForm } from '#web/sign-in/second-factor/email-code-from-form.ts';
import { isSetUpIntent, setUpFromForm, withAppToAdd } from '#web/sign-in/second-factor/set-up-from-form.ts';

/** One step of logging in as a business, which may have to set its second factor up on the way. */
export async function businessLogInFromForm(
  form: FormData,
  known: Pick<RequestContext, 'api' | 'locale'>,
): Promise<LoginAnswer> {
  const intent = form.get('intent');
  if (isSetUpIntent(intent)) return setUpFromForm(intent, form, known);
  const answer = await (intent === 'emailCode' ? emailCodeFromForm(form, known) : logInFromForm(form, known));
  return withAppToAdd(answer, known);
}
