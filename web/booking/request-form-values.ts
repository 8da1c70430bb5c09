import type { RequestField } from '#contracts/validation/provider-request.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';

/** What stands in the fields of a request, as typed. */
export type RequestFormValues = Record<RequestField, string>;

/** The form's own mark, beside the booking form that posts to the same address. */
export const REQUEST_INTENT = 'request';

/** No person sees this field; whatever fills in every field it finds gives itself away. */
export const TRAP_FIELD = 'website';

export function isRequestForm(form: FormData): boolean {
  return form.get('intent') === REQUEST_INTENT;
}

export function isRequestAnswer(answer: object | undefined): answer is FormAnswer {
  return answer !== undefined && 'intent' in answer && answer.intent === REQUEST_INTENT;
}

export function requestFormValues(form: FormData): RequestFormValues {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    message: textOf(form, 'message'),
  };
}
