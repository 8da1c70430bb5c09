import * as m from '#contracts/texts/messages.js';
import { readProviderRequest } from '#contracts/validation/provider-request.ts';
import { requestProblemText } from '#contracts/validation/provider-request-texts.ts';
import { operation } from '#web/lib/api.ts';
import { OPEN_ANSWER, refusedWith, typedIn } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { REQUEST_INTENT, TRAP_FIELD, requestFormValues } from './request-form-values.ts';

export const SEND_REQUEST =
  operation(`mutation SendRequest($providerId: Id!, $name: String!, $email: String!, $phone: String, $message: String!) {
  sendRequestToProvider(providerId: $providerId, name: $name, email: $email, phone: $phone, message: $message) { message }
}`);

type Attempt = { form: FormData; known: Pick<RequestContext, 'api' | 'locale'>; providerId: number };

/** Sends what a request form says to the provider (specification section 2). */
export async function requestFromForm({ form, known, providerId }: Attempt): Promise<FormAnswer> {
  const { api, locale } = known;
  const typed = requestFormValues(form);
  // A machine that fell into the trap is left in the belief that it was heard
  if (textOf(form, TRAP_FIELD) !== '') return sentFrom(typed.email);
  const reading = readProviderRequest(typed);
  if ('problems' in reading) {
    const { problems } = reading;
    const isSomethingMissing = problems.some(({ problem }) => problem === 'required');
    const text = isSomethingMissing ? m.ui_required_fields : m.error_invalid_input;
    return {
      ...refusedWith([{ message: text({}, { locale }) }]),
      intent: REQUEST_INTENT,
      fieldErrors: Object.fromEntries(
        problems.map((problem) => [problem.field, requestProblemText(problem, locale)]),
      ),
      typed: typedIn(form),
    };
  }
  const idempotencyKey = textOf(form, 'attemptKey');
  const answer = await sendForm({ intent: REQUEST_INTENT, form }, () =>
    api(SEND_REQUEST, { providerId, ...reading.request }, { idempotencyKey }),
  );
  return answer.isSaved ? sentFrom(reading.request.email) : answer;
}

/** @param email where an answer will go */
const sentFrom = (email: string): FormAnswer => ({
  ...OPEN_ANSWER,
  intent: REQUEST_INTENT,
  isSaved: true,
  typed: [['email', email]],
});
