import { NewCenter } from '#contracts/validation/new-center.ts';
import * as m from '#contracts/texts/messages.js';
import type { Locale } from '#contracts/languages.ts';
import { partsOfEmail } from '#contracts/validation/email.ts';
import { readForm } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { typedIn } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from '#web/sign-in/new-password-problems.ts';
import { NEW_PASSWORD_CODES } from '#web/sign-in/password-codes.ts';
import { ADD_CENTER, REGISTER_BUSINESS } from './register-calls.ts';
import { centerFieldOf, givenCenter } from './center-form-values.ts';

/** What both forms answer: the center that was opened, and whether its owner is in already. */
export type NewCenterAnswer = FormAnswer & { providerId?: number; isSignedIn?: boolean };

const PLACES = {
  ...NEW_PASSWORD_CODES,
  userEmailExists: 'email',
  invalidEmail: 'email',
  termsNotAccepted: 'terms',
} as const;

const readCenter = (form: FormData, locale: Locale) =>
  readForm({
    form,
    schema: NewCenter,
    given: givenCenter(form),
    fieldOf: (path) => centerFieldOf(path, locale),
    locale,
  });

/** What is wrong with a center's fields, by field; empty when nothing is. */
function centerProblems(form: FormData, locale: Locale): FormAnswer['fieldErrors'] {
  const read = readCenter(form, locale);
  return 'answer' in read ? read.answer.fieldErrors : {};
}

/** What keeps a registration from being sent, by field. */
function registrationProblems(form: FormData, locale: Locale): FormAnswer['fieldErrors'] {
  const t = textsIn(locale);
  const password = textOf(form, 'password');
  const email = textOf(form, 'email').trim();
  const ofPassword = newPasswordProblems(t, { password, confirmation: password }, 'strong', 'register');
  return {
    ...centerProblems(form, locale),
    ...(email === '' && { email: t(m.ui_enter_value, { name: t(m.signin_email) }) }),
    ...(email !== '' && partsOfEmail(email) === null && { email: t(m.ui_valid_email) }),
    ...(ofPassword.password !== undefined && { password: ofPassword.password }),
    ...(form.get('terms') !== 'Y' && { terms: t(m.error_terms_not_accepted) }),
  };
}

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** Registers whoever the form names with their center. What was typed comes back but for the password. */
export async function registerFromForm(form: FormData, { api, locale }: Known): Promise<NewCenterAnswer> {
  let made: { providerId: number; isSignedIn: boolean } | undefined;
  const problems = registrationProblems(form, locale);
  const answer = await sendForm({ problems, places: PLACES }, async () => {
    const center = readCenter(form, locale);
    if ('answer' in center) return;
    const account = {
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      termsAccepted: form.get('terms') === 'Y',
    };
    made = (await api(REGISTER_BUSINESS, { ...account, ...center.input })).registerBusiness;
  });
  return { ...answer, ...made, typed: typedIn(form, 'password') };
}

/** Opens another center for whoever is signed in. */
export async function addCenterFromForm(form: FormData, { api, locale }: Known): Promise<NewCenterAnswer> {
  let made: { providerId: number } | undefined;
  const problems = centerProblems(form, locale);
  const answer = await sendForm(
    { problems, places: { ...PROOF_PLACES, duplicateName: 'name' }, form },
    async () => {
      const center = readCenter(form, locale);
      if ('answer' in center) return;
      await proveFirst(form, api);
      made = (await api(ADD_CENTER, center.input)).addCenter;
    },
  );
  return { ...answer, ...made };
}
