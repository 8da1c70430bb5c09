import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { answerTo, goOn, stay } from './login-answer.ts';
import type { LoginAnswer, LoginField, OpenStep } from './login-answer.ts';
import { newPasswordProblems } from './new-password-problems.ts';
import { NEW_PASSWORD_CODES } from './password-codes.ts';
import { placedErrors } from '#web/lib/form/placed-errors.ts';
import { isSecondStepIntent, secondStepFromForm } from './second-factor/second-step-from-form.ts';
import { COMPLETE_NEW_PASSWORD, RESEND_CONFIRMATION, signInCall } from './sign-in-calls.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** One step of logging in: e-mail and password first, then what the answer to it still asks for. */
export async function logInFromForm(form: FormData, { api, locale }: Known): Promise<LoginAnswer> {
  const t = textsIn(locale);
  const intent = form.get('intent');
  if (intent === 'resend') return resend(textOf(form, 'email'), { api, locale });
  if (intent === 'newPassword') return newPassword(form, api, t);
  if (isSecondStepIntent(intent)) return secondStepFromForm(intent, form, { api, locale });
  return logIn(form, { api, locale }, t);
}

async function newPassword(form: FormData, api: Known['api'], t: Texts): Promise<LoginAnswer> {
  const session = textOf(form, 'session');
  const asked: OpenStep = { step: 'newPassword', session, email: textOf(form, 'email'), ways: [], app: null };
  const typed = { password: textOf(form, 'password'), confirmation: textOf(form, 'confirmation') };
  const fieldErrors = newPasswordProblems(t, typed, 'strong', 'reset');
  if (Object.keys(fieldErrors).length > 0) return stay(asked, { errors: [], fieldErrors });
  return goOn(
    t,
    asked,
    async () => {
      const given = await api(COMPLETE_NEW_PASSWORD, { session, newPassword: typed.password });
      return answerTo(given.completeNewPassword, asked.email);
    },
    (failure) => placedErrors(failure.errors, NEW_PASSWORD_CODES),
  );
}

async function logIn(form: FormData, { api }: Known, t: Texts): Promise<LoginAnswer> {
  const email = textOf(form, 'email').trim();
  const password = textOf(form, 'password');
  const fieldErrors = loginProblems(t, { email, password });
  const refused = { kind: 'refused', email, isUnconfirmed: false } as const;
  if (Object.keys(fieldErrors).length > 0) return { ...refused, errors: [], fieldErrors };
  try {
    const { signIn } = await api(...signInCall({ username: email, password, activate: false }));
    return answerTo(signIn, email);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return {
      ...refused,
      errors: failure.errors,
      fieldErrors: {},
      isUnconfirmed: failure.hasCode('userNotConfirmed'),
    };
  }
}

/** Both are required (specification sections 2 and 5). */
export function loginProblems(
  t: Texts,
  { email, password }: { email: string; password: string },
): Partial<Record<LoginField, string>> {
  return {
    ...(email.trim() === '' && { email: t(m.ui_enter_value, { name: t(m.signin_email) }) }),
    ...(password === '' && { password: t(m.ui_enter_value, { name: t(m.signin_password) }) }),
  };
}

async function resend(email: string, { api }: Known): Promise<LoginAnswer> {
  try {
    await api(RESEND_CONFIRMATION, { email });
    return { kind: 'mailSent', email };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return { kind: 'refused', email, isUnconfirmed: true, errors: failure.errors, fieldErrors: {} };
  }
}
