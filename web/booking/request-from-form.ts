import * as m from '#contracts/texts/messages.js';
import { readProviderRequest } from '#contracts/validation/provider-request.ts';
import { requestProblemText } from '#contracts/validation/provider-request-texts.ts';
import { operation } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { TRAP_FIELD, typedRequest } from './typed-request.ts';
import type { RequestAnswer } from './typed-request.ts';

export const SEND_REQUEST =
  operation(`mutation SendRequest($providerId: Id!, $name: String!, $email: String!, $phone: String, $message: String!) {
  sendRequestToProvider(providerId: $providerId, name: $name, email: $email, phone: $phone, message: $message) { message }
}`);

type Attempt = { form: FormData; known: Pick<RequestContext, 'api' | 'locale'>; providerId: number };

/** Sends what a request form says to the provider (specification section 2). */
export async function requestFromForm({ form, known, providerId }: Attempt): Promise<RequestAnswer> {
  const { api, locale } = known;
  const typed = typedRequest(form);
  // A machine that fell into the trap is left in the belief that it was heard
  if (textOf(form, TRAP_FIELD) !== '') return { kind: 'requestSent', email: typed.email };
  const reading = readProviderRequest(typed);
  if ('problems' in reading) {
    const { problems } = reading;
    const fieldErrors = Object.fromEntries(
      problems.map((problem) => [problem.field, requestProblemText(problem, locale)]),
    );
    const isSomethingMissing = problems.some(({ problem }) => problem === 'required');
    const text = isSomethingMissing ? m.ui_required_fields : m.error_invalid_input;
    return { kind: 'requestRefused', errors: [{ message: text({}, { locale }) }], fieldErrors, typed };
  }
  try {
    const idempotencyKey = textOf(form, 'attemptKey');
    await api(SEND_REQUEST, { providerId, ...reading.request }, { idempotencyKey });
    return { kind: 'requestSent', email: reading.request.email };
  } catch (failure) {
    if (failure instanceof ApiFailure)
      return { kind: 'requestRefused', errors: failure.errors, fieldErrors: {}, typed };
    throw failure;
  }
}
