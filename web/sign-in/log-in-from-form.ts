import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from './new-password-problems.ts';
import { NEW_PASSWORD_CODES } from './password-codes.ts';
import { placedErrors } from './placed-errors.ts';
import type { PlacedErrors } from './placed-errors.ts';
import {
  ANSWER_SECOND_FACTOR,
  COMPLETE_NEW_PASSWORD,
  RESEND_CONFIRMATION,
  signInCall,
} from './sign-in-calls.ts';
import type { SignInResult } from './sign-in-calls.ts';

export type LoginField = 'email' | 'password' | 'confirmation' | 'code';

/** What the login shows after it was sent. */
export type LoginAnswer =
  | { kind: 'signedIn' }
  /** Beside what was refused: whether only the e-mail's confirmation is missing (ledger IDN-14). */
  | ({ kind: 'refused'; email: string; isUnconfirmed: boolean } & PlacedErrors<LoginField>)
  /** The mail with the confirmation was asked for again. */
  | { kind: 'mailSent'; email: string }
  | ({ kind: 'step'; step: 'newPassword' | 'secondFactor'; session: string } & PlacedErrors<LoginField>)
  /** A second factor is needed that this person has not set up yet. */
  | { kind: 'setupNeeded' };

const NO_ERRORS = { errors: [], fieldErrors: {} };

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** One step of logging in: e-mail and password first, then what the answer to it still asks for. */
export async function logInFromForm(form: FormData, { api, locale }: Known): Promise<LoginAnswer> {
  const t = textsIn(locale);
  const session = textOf(form, 'session');
  switch (form.get('intent')) {
    case 'resend':
      return resend(textOf(form, 'email'), { api, locale });
    case 'newPassword': {
      const typed = { password: textOf(form, 'password'), confirmation: textOf(form, 'confirmation') };
      const fieldErrors = newPasswordProblems(t, typed, 'strong', 'reset');
      if (Object.keys(fieldErrors).length > 0)
        return step('newPassword', session, { errors: [], fieldErrors });
      return goOn(t, { step: 'newPassword', session }, async () => {
        const given = await api(COMPLETE_NEW_PASSWORD, { session, newPassword: typed.password });
        return given.completeNewPassword;
      });
    }
    case 'secondFactor': {
      const code = textOf(form, 'code').trim();
      const fieldErrors = { code: t(m.signin_code_missing) };
      if (code === '') return step('secondFactor', session, { errors: [], fieldErrors });
      return goOn(t, { step: 'secondFactor', session }, async () => {
        return (await api(ANSWER_SECOND_FACTOR, { session, code })).answerSecondFactor;
      });
    }
    default:
      return logIn(form, { api, locale }, t);
  }
}

async function logIn(form: FormData, { api }: Known, t: Texts): Promise<LoginAnswer> {
  const email = textOf(form, 'email').trim();
  const password = textOf(form, 'password');
  const fieldErrors = loginProblems(t, { email, password });
  const refused = { kind: 'refused', email, isUnconfirmed: false } as const;
  if (Object.keys(fieldErrors).length > 0) return { ...refused, errors: [], fieldErrors };
  try {
    const { signIn } = await api(...signInCall({ username: email, password, activate: false }));
    return answerTo(signIn);
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

/** Both are required (ledger IDN-01). */
export function loginProblems(
  t: Texts,
  { email, password }: { email: string; password: string },
): Partial<Record<LoginField, string>> {
  return {
    ...(email.trim() === '' && { email: t(m.ui_enter_value, { name: t(m.signin_email) }) }),
    ...(password === '' && { password: t(m.ui_enter_value, { name: t(m.signin_password) }) }),
  };
}

function answerTo({ challengeName, session }: SignInResult): LoginAnswer {
  if (challengeName === null) return { kind: 'signedIn' };
  if (challengeName === 'SECOND_FACTOR_SETUP' || session === null) return { kind: 'setupNeeded' };
  return step(challengeName === 'NEW_PASSWORD_REQUIRED' ? 'newPassword' : 'secondFactor', session, NO_ERRORS);
}

function step(
  name: 'newPassword' | 'secondFactor',
  session: string,
  shown: PlacedErrors<LoginField>,
): LoginAnswer {
  return { kind: 'step', step: name, session, ...shown };
}

/** A refused answer keeps the step, unless the step itself has run out: then it begins anew. */
async function goOn(
  t: Texts,
  asked: { step: 'newPassword' | 'secondFactor'; session: string },
  answer: () => Promise<SignInResult>,
): Promise<LoginAnswer> {
  try {
    return answerTo(await answer());
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.hasCode('InvalidCredentials')) {
      return step(asked.step, asked.session, { errors: [], fieldErrors: { code: t(m.signin_code_wrong) } });
    }
    if (!failure.hasCode('invalidOrExpiredCode')) {
      return step(asked.step, asked.session, placedErrors(failure.errors, NEW_PASSWORD_CODES));
    }
    const errors: ApiError[] = [{ message: t(m.signin_starting_over) }];
    return { kind: 'refused', email: '', isUnconfirmed: false, errors, fieldErrors: {} };
  }
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
