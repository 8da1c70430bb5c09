import type { RequestContext } from '#web/lib/request-context.ts';
import { logInFromForm } from '#web/sign-in/log-in-from-form.ts';
import type { LoginAnswer } from '#web/sign-in/login-answer.ts';
import { emailCodeFromForm } from '#web/sign-in/second-factor/email-code-from-form.ts';
import { isSetUpIntent, setUpFromForm, withAppToAdd } from '#web/sign-in/second-factor/set-up-from-form.ts';

/** One step of logging in to the team of Radura, whose second factor is set up on the way the first time. */
export async function adminLogInFromForm(
  form: FormData,
  known: Pick<RequestContext, 'api' | 'locale'>,
): Promise<LoginAnswer> {
  const intent = form.get('intent');
  if (isSetUpIntent(intent)) return setUpFromForm(intent, form, known);
  const answer = await (intent === 'emailCode' ? emailCodeFromForm(form, known) : logInFromForm(form, known));
  return withAppToAdd(answer, known);
}
