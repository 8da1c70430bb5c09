import { isPin } from '#contracts/validation/pin.ts';
import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { STEP_UP } from '#web/sign-in/own-account/log-in-calls.ts';
import { FACTOR_CODES, factorCodeIn } from '#web/sign-in/second-factor/factor-code.ts';
import { REMOVE_MY_PIN, SET_MY_PIN } from '#web/business-frame/change-person/change-person-calls.ts';

export const SET_PIN = 'setPin';
export const REMOVE_PIN = 'removePin';

/** Sets or removes the own PIN after a fresh proof, as a form says; null for a form about something else. */
export async function changePin(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
): Promise<FormAnswer | null> {
  const intent = textOf(form, 'intent');
  if (intent !== SET_PIN && intent !== REMOVE_PIN) return null;
  const [pin, again, password] = ['pin', 'pinAgain', 'passwordForPin'].map((name) => textOf(form, name));
  const isNew = intent === SET_PIN;
  const problems = {
    ...(isNew && !isPin(pin ?? '') && { pin: m.pin_missing({}, { locale }) }),
    ...(isNew && pin !== again && { pinAgain: m.pin_account_differs({}, { locale }) }),
    ...(password === '' && { passwordForPin: m.users_password_missing({}, { locale }) }),
  };
  const places = { ...FACTOR_CODES, wrongPassword: 'passwordForPin', pinTooEasy: 'pin' };
  return sendForm({ intent, problems, places }, async () => {
    await api(STEP_UP, { password: password ?? '', code: factorCodeIn(form) });
    await (isNew ? api(SET_MY_PIN, { pin: pin ?? '' }) : api(REMOVE_MY_PIN));
  });
}
