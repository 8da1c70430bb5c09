import * as m from '#contracts/texts/messages.js';
import type { Api } from '#web/lib/api.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { refusedWith } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { STEP_UP } from '#web/sign-in/own-account/log-in-calls.ts';
import { FACTOR_CODES, factorCodeIn } from '#web/sign-in/second-factor/factor-code.ts';
import { ACCEPT_INVITATION, DECLINE_INVITATION, LEAVE_PROVIDER } from './business-account-calls.ts';

export type PlaceIntent = 'accept' | 'decline' | 'leave';
const CALLS: Record<PlaceIntent, (api: Api, of: { providerId: number }) => Promise<unknown>> = {
  accept: (api, of) => api(ACCEPT_INVITATION, of),
  decline: (api, of) => api(DECLINE_INVITATION, of),
  leave: (api, of) => api(LEAVE_PROVIDER, of),
};

/** Which of the forms about one place it is: answers stand at the form that was sent. */
export const placeIntent = (intent: PlaceIntent, providerId: number): string => `${intent}:${providerId}`;

/** Answers an invitation or leaves a center, as a form says; null for a form about something else. */
export async function changePlaces(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
): Promise<FormAnswer | null> {
  const said = textOf(form, 'intent');
  const [name = '', center = ''] = said.split(':');
  if (name !== 'accept' && name !== 'decline' && name !== 'leave') return null;
  const providerId = idOrNone.read(center);
  if (providerId === null) return refusedWith([{ message: m.failed_done({}, { locale }) }]);
  const password = textOf(form, 'password');
  const asksProof = form.has('password');
  const problems = {
    ...(asksProof && password === '' && { password: m.users_password_missing({}, { locale }) }),
  };
  const places = { ...FACTOR_CODES, wrongPassword: 'password' };
  return sendForm({ intent: said, problems, places }, async () => {
    if (asksProof) await api(STEP_UP, { password, code: factorCodeIn(form) });
    await CALLS[name](api, { providerId });
  });
}
