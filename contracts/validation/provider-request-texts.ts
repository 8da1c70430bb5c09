import type { Locale } from '../languages.ts';
import { m } from '#contracts/texts/messages.js';
import { fieldProblemText } from './contact-texts.ts';
import { LONGEST_IN_REQUEST } from './provider-request.ts';
import type { RequestField, RequestProblem } from './provider-request.ts';

const FIELD_NAMES = {
  name: m.validation_field_name,
  email: m.validation_field_email,
  phone: m.validation_field_phone,
  message: m.validation_field_message,
} satisfies Record<RequestField, unknown>;

/** What a person reads about a field of the request form. */
export function requestProblemText({ field, problem }: RequestProblem, locale: Locale): string {
  const name = FIELD_NAMES[field]({}, { locale });
  return fieldProblemText(problem, { name, longest: LONGEST_IN_REQUEST[field] }, locale);
}
