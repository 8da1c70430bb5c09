import * as m from '#contracts/texts/messages.js';
import { partsOfEmail } from '#contracts/validation/email.ts';
import { formOfTyped, typedIn } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from './new-password-problems.ts';
import { NEW_PASSWORD_CODES } from './password-codes.ts';
import { RESEND_CONFIRMATION } from './sign-in-calls.ts';

export type RegisterField = 'email' | 'password' | 'confirmation' | 'terms';

/** What stands in the form, as typed. */
export type RegistrationFormValues = {
  email: string;
  password: string;
  confirmation: string;
  hasAcceptedTerms: boolean;
  wantsEmail: boolean;
  wantsMarketing: boolean;
};

/** The two forms of a registration: its own, and the one that asks for its mail once more. */
export type RegisterIntent = 'register' | 'resend';

const FIELD_OF_CODE = {
  ...NEW_PASSWORD_CODES,
  userEmailExists: 'email',
  invalidEmail: 'email',
  termsNotAccepted: 'terms',
} as const;

export function registrationFormValues(form: FormData): RegistrationFormValues {
  return {
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    confirmation: textOf(form, 'confirmation'),
    hasAcceptedTerms: form.get('terms') === 'Y',
    wantsEmail: form.get('wantsEmail') === 'Y',
    wantsMarketing: form.get('wantsMarketing') === 'Y',
  };
}

/** What was typed into a form that was refused, or sent. */
export const repeatedPassword = ({ typed }: FormAnswer): RegistrationFormValues =>
  registrationFormValues(formOfTyped(typed));

/** Whether everything that must be there is there; only then may the form be sent (specification sections 2, 4 and 5). */
export function isRegistrationComplete(typed: RegistrationFormValues): boolean {
  const { email, password, confirmation, hasAcceptedTerms } = typed;
  return email !== '' && password !== '' && confirmation !== '' && hasAcceptedTerms;
}

/** What keeps a registration from being sent, by field (specification section 5). */
export function registrationProblems(
  t: Texts,
  typed: RegistrationFormValues,
): Partial<Record<RegisterField, string>> {
  const problems: Partial<Record<RegisterField, string>> = newPasswordProblems(
    t,
    typed,
    'strong',
    'register',
  );
  if (typed.email === '') problems.email = t(m.ui_enter_value, { name: t(m.signin_email) });
  else if (partsOfEmail(typed.email) === null) problems.email = t(m.ui_valid_email);
  if (!typed.hasAcceptedTerms) problems.terms = t(m.error_terms_not_accepted);
  return problems;
}

type Known = Pick<RequestContext, 'api' | 'postForm' | 'locale'>;

/**
 * Registers whoever the form names, or asks for the mail once more (specification section 7, `POST /public/users/`). What was typed comes back
 * but for the passwords.
 */
export async function registerFromForm(form: FormData, known: Known): Promise<FormAnswer> {
  const typed = registrationFormValues(form);
  const intent: RegisterIntent = form.get('intent') === 'resend' ? 'resend' : 'register';
  const isSentAgain = intent === 'resend';
  const problems = isSentAgain ? {} : registrationProblems(textsIn(known.locale), typed);
  const answer = await sendForm({ intent, problems, places: FIELD_OF_CODE }, () =>
    isSentAgain
      ? known.api(RESEND_CONFIRMATION, { email: typed.email })
      : known.postForm('/public/users/', registrationValues(typed)),
  );
  return { ...answer, typed: typedIn(form, 'password', 'confirmation') };
}

function registrationValues(typed: RegistrationFormValues): [string, string][] {
  return [
    ['users_email', typed.email],
    ['users_password', typed.password],
    ['agreements_type[]', 'email'],
    ['agreements_decision[]', typed.wantsEmail ? 'Y' : 'N'],
    ['agreements_type[]', 'marketing'],
    ['agreements_decision[]', typed.wantsMarketing ? 'Y' : 'N'],
    ['terms_accepted', typed.hasAcceptedTerms ? 'Y' : 'N'],
  ];
}
