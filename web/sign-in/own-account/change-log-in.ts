import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from '../new-password-problems.ts';
import { NEW_PASSWORD_CODES } from '../password-codes.ts';
import {
  ASK_FOR_NEW_EMAIL,
  CHANGE_PASSWORD,
  END_OTHER_SIGN_INS,
  END_SIGN_IN,
  STEP_UP,
} from './log-in-calls.ts';
import { FACTOR_CODES, factorCodeIn } from '../second-factor/factor-code.ts';

/** What a person may do about their log-in, wherever they are signed in. */
export const LOG_IN_INTENTS = ['email', 'password', 'endSignIn', 'endOtherSignIns'] as const;
export type LogInIntent = (typeof LOG_IN_INTENTS)[number];

export function isLogInIntent(value: unknown): value is LogInIntent {
  return (LOG_IN_INTENTS as readonly unknown[]).includes(value);
}

type Known = Pick<RequestContext, 'api' | 'locale'>;

const CHANGES: Record<LogInIntent, (form: FormData, known: Known) => Promise<unknown>> = {
  email: async (form, { api }) => {
    await api(STEP_UP, { password: textOf(form, 'passwordForEmail'), code: factorCodeIn(form) });
    await api(ASK_FOR_NEW_EMAIL, { email: textOf(form, 'newEmail') });
  },
  password: async (form, { api }) => {
    const oldPassword = textOf(form, 'oldPassword');
    if (form.has('code')) await api(STEP_UP, { password: oldPassword, code: factorCodeIn(form) });
    await api(CHANGE_PASSWORD, { oldPassword, newPassword: textOf(form, 'password') });
  },
  endSignIn: (form, { api }) => api(END_SIGN_IN, { id: Number(form.get('id')) }),
  endOtherSignIns: (_form, { api }) => api(END_OTHER_SIGN_INS),
};

const EMAIL_CODES = {
  ...FACTOR_CODES,
  wrongPassword: 'passwordForEmail',
  invalidEmail: 'newEmail',
  sameEmail: 'newEmail',
  userEmailExists: 'newEmail',
};
const PASSWORD_CODES = { ...FACTOR_CODES, ...NEW_PASSWORD_CODES, wrongPassword: 'oldPassword' };

/** Does what the panel of the e-mail, the password or the devices asks for. */
export async function changeLogIn(intent: LogInIntent, form: FormData, known: Known): Promise<FormAnswer> {
  const problems = PROBLEMS[intent]?.(textsIn(known.locale), form) ?? {};
  const places = intent === 'email' ? EMAIL_CODES : PASSWORD_CODES;
  return sendForm({ intent, problems, places }, () => CHANGES[intent](form, known));
}

function emailProblems(t: Texts, form: FormData): Record<string, string> {
  return {
    ...(textOf(form, 'newEmail').trim() === '' && { newEmail: t(m.error_invalid_email) }),
    ...(textOf(form, 'passwordForEmail') === '' && {
      passwordForEmail: t(m.ui_enter_value, { name: t(m.account_old_password) }),
    }),
  };
}

/** New and confirmation must match, the new one must be another (specification sections 2, 5 and 8). */
function passwordProblems(t: Texts, form: FormData): Record<string, string> {
  const oldPassword = textOf(form, 'oldPassword');
  const typed = { password: textOf(form, 'password'), confirmation: textOf(form, 'confirmation') };
  return {
    ...(oldPassword === '' && { oldPassword: t(m.ui_enter_value, { name: t(m.account_old_password) }) }),
    ...(oldPassword !== '' && oldPassword === typed.password && { password: t(m.error_same_password) }),
    ...newPasswordProblems(t, typed, 'long', 'reset'),
  };
}

const PROBLEMS: Partial<Record<LogInIntent, (t: Texts, form: FormData) => Record<string, string>>> = {
  email: emailProblems,
  password: passwordProblems,
};
