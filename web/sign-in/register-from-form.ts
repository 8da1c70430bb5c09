import * as m from '#contracts/texts/messages.js';
import { partsOfEmail } from '#contracts/validation/email.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from './new-password-problems.ts';
import { NEW_PASSWORD_CODES } from './password-codes.ts';
import { placedErrors } from '#web/lib/form/placed-errors.ts';
import type { PlacedErrors } from '#web/lib/form/placed-errors.ts';
import { RESEND_CONFIRMATION } from './sign-in-calls.ts';

export type RegisterField = 'email' | 'password' | 'confirmation' | 'terms';

/** What stands in the form, as typed. */
export type TypedRegistration = {
  email: string;
  password: string;
  confirmation: string;
  hasAcceptedTerms: boolean;
  wantsEmail: boolean;
  wantsMarketing: boolean;
};

/** What the form shows after it was sent; what was typed comes back but for the passwords. */
export type RegisterAnswer =
  | { kind: 'checkMail'; email: string; isSentAgain: boolean }
  | ({
      kind: 'refused';
      typed: Omit<TypedRegistration, 'password' | 'confirmation'>;
    } & PlacedErrors<RegisterField>);

const FIELD_OF_CODE: Record<string, RegisterField> = {
  ...NEW_PASSWORD_CODES,
  userEmailExists: 'email',
  invalidEmail: 'email',
  termsNotAccepted: 'terms',
};

export function typedRegistration(form: FormData): TypedRegistration {
  return {
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    confirmation: textOf(form, 'confirmation'),
    hasAcceptedTerms: form.get('terms') === 'Y',
    wantsEmail: form.get('wantsEmail') === 'Y',
    wantsMarketing: form.get('wantsMarketing') === 'Y',
  };
}

/** Whether everything that must be there is there; only then may the form be sent (specification sections 2, 4 and 5). */
export function isRegistrationComplete(typed: TypedRegistration): boolean {
  const { email, password, confirmation, hasAcceptedTerms } = typed;
  return email !== '' && password !== '' && confirmation !== '' && hasAcceptedTerms;
}

/** What keeps a registration from being sent, by field (specification section 5). */
export function registrationProblems(
  t: Texts,
  typed: TypedRegistration,
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

/** Registers whoever the form names, or asks for the mail once more (specification section 7, `POST /public/users/`). */
export async function registerFromForm(form: FormData, known: Known): Promise<RegisterAnswer> {
  const typed = typedRegistration(form);
  const { password, confirmation: _confirmation, ...kept } = typed;
  const isSentAgain = form.get('intent') === 'resend';
  const fieldErrors = isSentAgain ? {} : registrationProblems(textsIn(known.locale), typed);
  if (Object.keys(fieldErrors).length > 0) return { kind: 'refused', typed: kept, errors: [], fieldErrors };
  try {
    if (isSentAgain) await known.api(RESEND_CONFIRMATION, { email: typed.email });
    else await known.postForm('/public/users/', registrationValues(typed, password));
    return { kind: 'checkMail', email: typed.email, isSentAgain };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return { kind: 'refused', typed: kept, ...placedErrors(failure.errors, FIELD_OF_CODE) };
  }
}

function registrationValues(typed: TypedRegistration, password: string): [string, string][] {
  return [
    ['users_email', typed.email],
    ['users_password', password],
    ['agreements_type[]', 'email'],
    ['agreements_decision[]', typed.wantsEmail ? 'Y' : 'N'],
    ['agreements_type[]', 'marketing'],
    ['agreements_decision[]', typed.wantsMarketing ? 'Y' : 'N'],
    ['terms_accepted', typed.hasAcceptedTerms ? 'Y' : 'N'],
  ];
}
