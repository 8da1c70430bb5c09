import type { ApiError } from '#contracts/api-error.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { CancellingSubscription, CancellingSubscriptions } from '#contracts/validation/class-desk.ts';
import { LONGEST_WAIVER } from '#contracts/validation/desk.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { waiverIn } from '#web/business-frame/reservations/acts/waiver-in.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { participantName } from './class-labels.ts';
import { CANCEL_SUBSCRIPTION, CANCEL_SUBSCRIPTIONS, SUBSCRIPTIONS_TO_CANCEL } from './desk-calls.ts';

/** Which of a drawer's forms it is. */
export const CANCEL_SUBSCRIPTION_INTENT = 'cancel';

type Known = Pick<RequestContext, 'api' | 'locale'>;
/** Which sign-ups were cancelled. */
export type CancelAnswer = FormAnswer & { done?: readonly number[] };

const fieldOf =
  (locale: Locale) =>
  (path: string): FieldName =>
    path === 'waiver.reason'
      ? { name: m.reservation_acts_waiver({}, { locale }), longest: LONGEST_WAIVER }
      : { name: '' };

const wayIn = (form: FormData) => ({
  by: textOf(form, 'by'),
  waiver: waiverIn(form),
  tellsCustomer: form.has('tells'),
});

/** The ids that a form sends under one name. */
export const idsIn = (form: FormData, name: string): number[] =>
  form.getAll(name).flatMap((said) => (typeof said === 'string' ? (idOrNone.read(said) ?? []) : []));

/** Cancels one session of a sign-up, or all that are to come. */
export async function saveCancelledSubscription(
  form: FormData,
  { api, locale }: Known,
  of: { providerId: number; id: number },
): Promise<FormAnswer> {
  const session = idOrNone.read(textOf(form, 'which'));
  const answer = await formAction({
    form,
    locale,
    schema: CancellingSubscription,
    given: { ...wayIn(form), sessions: session === null ? null : [session] },
    fieldOf: fieldOf(locale),
    send: (input) => api(CANCEL_SUBSCRIPTION, { ...of, ...input }),
  });
  return { ...answer, intent: CANCEL_SUBSCRIPTION_INTENT };
}

/** Cancels the sign-ups that a form names, all or none; which one is in the way is said by its name. */
export async function saveCancelledSubscriptions(
  form: FormData,
  { api, locale }: Known,
  providerId: number,
): Promise<CancelAnswer> {
  const ids = idsIn(form, 'ids');
  const answer = await formAction({
    form,
    locale,
    schema: CancellingSubscriptions,
    given: { ...wayIn(form), ids },
    fieldOf: fieldOf(locale),
    send: (input) => api(CANCEL_SUBSCRIPTIONS, { providerId, ...input }),
  });
  if (answer.isSaved) return { ...answer, done: ids };
  const { getSubscriptionsToCancel: chosen } = await api(SUBSCRIPTIONS_TO_CANCEL, { providerId, ids });
  const errors = answer.errors.map((error): ApiError => {
    const [, place] = /^ids\.(\d+)$/.exec(error.affected?.[0] ?? '') ?? [];
    const one = place === undefined ? undefined : chosen[Number(place)];
    if (!one) return error;
    const name = participantName(textsIn(locale), one.subscription);
    return { ...error, message: m.class_desk_cancel_many_none({ name, why: error.message }, { locale }) };
  });
  return { ...answer, errors };
}
