import { isLocale } from '#contracts/languages.ts';
import { CHAT_MAILS } from '#contracts/validation/chat.ts';
import * as m from '#contracts/texts/messages.js';
import type { UserInput } from '#web/generated/operations.ts';
import { SET_CHAT_MAIL_WISHES } from '#web/chat/chat-calls.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { changeLogIn, isLogInIntent, LOG_IN_INTENTS } from '#web/sign-in/own-account/change-log-in.ts';
import type { LogInIntent } from '#web/sign-in/own-account/change-log-in.ts';
import { dateFromTyped } from './birthday.ts';
import { detailLabel } from './detail-labels.ts';
import { AGREEMENT_TYPES, DETAIL_FIELDS, UPDATE_AGREEMENTS, UPDATE_USER } from './profile-calls.ts';
import type { DetailField } from './profile-calls.ts';

const OWN_INTENTS = ['details', 'consents', 'chatMails'] as const;
type OwnIntent = (typeof OWN_INTENTS)[number];

/** Which panel of the tab a form belongs to. */
export type Intent = OwnIntent | LogInIntent;

export function isIntent(value: unknown): value is Intent {
  return ([...OWN_INTENTS, ...LOG_IN_INTENTS] as readonly unknown[]).includes(value);
}

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** Does what one panel of the account info tab asks for. */
export async function changeAccount(intent: Intent, form: FormData, known: Known): Promise<FormAnswer> {
  if (isLogInIntent(intent)) return changeLogIn(intent, form, known);
  const answer = await sendForm({ intent }, () => CHANGES[intent](form, known));
  const hasCode = (code: string): boolean => answer.errors.some((error) => error.code === code);
  return {
    ...answer,
    // A version of the profile alone, older than those of a provider's rows
    isOutdated: hasCode('cannotUpdate'),
    ...(hasCode('clientDataNotValid') && { fieldErrors: detailErrors(textsIn(known.locale), answer.errors) }),
  };
}

const CHANGES: Record<OwnIntent, (form: FormData, known: Known) => Promise<unknown>> = {
  details: (form, { api }) => api(UPDATE_USER, { input: detailsFormValues(form) }),
  consents: (form, { api }) => {
    const agreements = AGREEMENT_TYPES.map((type) => {
      return { type, decision: form.get(type) === 'Y' ? ('Y' as const) : ('N' as const) };
    });
    return api(UPDATE_AGREEMENTS, { agreements });
  },
  chatMails: (form, { api }) => {
    const mails = CHAT_MAILS.find((one) => one === textOf(form, 'mails')) ?? 'soon';
    return api(SET_CHAT_MAIL_WISHES, { mails, atNight: form.get('atNight') === 'Y' });
  },
};

function detailsFormValues(form: FormData): UserInput {
  const language = form.get('userLanguage');
  const details = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, textOf(form, field) || null]));
  return {
    ...(details as Record<DetailField, string | null>), // has exactly these fields
    birthday: dateFromTyped(textOf(form, 'birthday')) || null,
    version: Number(form.get('version')),
    userLanguage: isLocale(language) ? language : 'it',
  };
}

/** The API names the fields it cannot take; each gets a sentence of its own. */
function detailErrors(t: Texts, errors: FormAnswer['errors']): FormAnswer['fieldErrors'] {
  const affected = errors.flatMap((error) => error.inputs?.flatMap((input) => input.affected) ?? []);
  const named = DETAIL_FIELDS.filter((field) => affected.includes(field));
  return Object.fromEntries(
    named.map((field) => [field, t(m.account_check_field, { name: t(detailLabel(field)) })]),
  );
}
