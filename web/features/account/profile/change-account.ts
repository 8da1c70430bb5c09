import { isLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from '#web/sign-in/new-password-problems.ts';
import { NEW_PASSWORD_CODES } from '#web/sign-in/password-codes.ts';
import { placedErrors } from '#web/sign-in/placed-errors.ts';
import { detailLabel } from './detail-labels.ts';
import type { Intent, PanelAnswer } from './panel-answer.ts';
import {
  AGREEMENT_TYPES,
  CHANGE_PASSWORD,
  DETAIL_FIELDS,
  END_OTHER_SIGN_INS,
  END_SIGN_IN,
  UPDATE_AGREEMENTS,
  UPDATE_USER,
} from './profile-calls.ts';
import type { DetailField, DetailsInput } from './profile-calls.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** Does what one panel of the account info tab asks for. */
export async function changeAccount(intent: Intent, form: FormData, known: Known): Promise<PanelAnswer> {
  const t = textsIn(known.locale);
  const answer = { intent, isSaved: false, errors: [], fieldErrors: {}, isOutdated: false };
  const fieldErrors = intent === 'password' ? passwordProblems(t, form) : {};
  if (Object.keys(fieldErrors).length > 0) return { ...answer, fieldErrors };
  try {
    await CHANGES[intent](form, known);
    return { ...answer, isSaved: true };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return {
      ...answer,
      ...placedErrors(failure.errors, FIELD_OF_CODE),
      ...(intent === 'details' && failure.hasCode('clientDataNotValid') && detailErrors(t, failure)),
      isOutdated: failure.hasCode('cannotUpdate'),
    };
  }
}

const CHANGES: Record<Intent, (form: FormData, known: Known) => Promise<unknown>> = {
  details: (form, { api }) => api(UPDATE_USER, { input: typedDetails(form) }),
  consents: (form, { api }) => {
    const agreements = AGREEMENT_TYPES.map((type) => {
      return { type, decision: form.get(type) === 'Y' ? ('Y' as const) : ('N' as const) };
    });
    return api(UPDATE_AGREEMENTS, { agreements });
  },
  password: (form, { api }) =>
    api(CHANGE_PASSWORD, { oldPassword: textOf(form, 'oldPassword'), newPassword: textOf(form, 'password') }),
  endSignIn: (form, { api }) => api(END_SIGN_IN, { id: Number(form.get('id')) }),
  endOtherSignIns: (_form, { api }) => api(END_OTHER_SIGN_INS),
};

function typedDetails(form: FormData): DetailsInput {
  const language = form.get('userLanguage');
  const details = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, textOf(form, field) || null]));
  return {
    ...(details as Record<DetailField, string | null>), // has exactly these fields
    version: Number(form.get('version')),
    userLanguage: isLocale(language) ? language : 'it',
  };
}

const FIELD_OF_CODE: Record<string, string> = { ...NEW_PASSWORD_CODES, wrongPassword: 'oldPassword' };

/** New and confirmation must match, the new one must be another (ledger ACC-05). */
function passwordProblems(t: Texts, form: FormData): Record<string, string> {
  const oldPassword = textOf(form, 'oldPassword');
  const typed = { password: textOf(form, 'password'), confirmation: textOf(form, 'confirmation') };
  return {
    ...(oldPassword === '' && { oldPassword: t(m.ui_enter_value, { name: t(m.account_old_password) }) }),
    ...(oldPassword !== '' && oldPassword === typed.password && { password: t(m.error_same_password) }),
    ...newPasswordProblems(t, typed, 'long', 'reset'),
  };
}

/** The API names the fields it cannot take; each gets a sentence of its own. */
function detailErrors(t: Texts, failure: ApiFailure): Pick<PanelAnswer, 'fieldErrors'> {
  const affected = failure.errors.flatMap((error) => error.inputs?.flatMap((input) => input.affected) ?? []);
  const named = DETAIL_FIELDS.filter((field) => affected.includes(field));
  return {
    fieldErrors: Object.fromEntries(
      named.map((field) => [field, t(m.account_check_field, { name: t(detailLabel(field)) })]),
    ),
  };
}
