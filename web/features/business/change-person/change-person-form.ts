import { isPin } from '#contracts/validation/pin.ts';
import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { typedIn } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { CHANGE_PERSON } from '#web/business-frame/change-person/change-person-calls.ts';

/** Whoever was chosen takes the chair by their PIN; the session is in the answer. What was chosen stays with a refusal, the PIN does not. */
export async function changePersonFromForm(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<FormAnswer> {
  const personId = idOrNone.read(textOf(form, 'personId'));
  const pin = textOf(form, 'pin').trim();
  const problems = {
    ...(personId === null && { personId: m.pin_who_missing({}, { locale }) }),
    ...(!isPin(pin) && { pin: m.pin_missing({}, { locale }) }),
  };
  const answer = await sendForm({ problems, places: { wrongPin: 'pin' } }, () =>
    api(CHANGE_PERSON, { providerId, personId: personId ?? 0, pin }),
  );
  return answer.isSaved ? answer : { ...answer, typed: typedIn(form, 'pin') };
}
