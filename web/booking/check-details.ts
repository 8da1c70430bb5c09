import type { ApiError } from '#contracts/api-error.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact, ContactDetails, ContactField } from '#contracts/validation/contact-details.ts';
import { readContactDetails } from '#contracts/validation/contact-details.ts';
import { contactProblemText } from '#contracts/validation/contact-texts.ts';
import type { DetailsFormValues } from './details-form-values.ts';

export type DetailsField = ContactField | 'sharing';

/** The contact that was typed, cleaned; or what is wrong with it, with the missing agreement to share it. */
export function checkDetails(
  typed: DetailsFormValues,
  asked: AskedContact,
  locale: Locale,
):
  | { contact: ContactDetails }
  | { errors: readonly ApiError[]; fieldErrors: Partial<Record<DetailsField, string>> } {
  const reading = readContactDetails(typed, asked);
  const problems = 'problems' in reading ? reading.problems : [];
  if (!('problems' in reading) && typed.isSharing) return { contact: reading.contact };
  const fieldErrors: Partial<Record<DetailsField, string>> = Object.fromEntries(
    problems.map((problem) => [problem.field, contactProblemText(problem, locale)]),
  );
  if (!typed.isSharing) fieldErrors.sharing = m.error_missing_sharing_agreement({}, { locale });
  const isSomethingMissing = problems.some(({ problem }) => problem === 'required');
  const message = isSomethingMissing
    ? m.ui_enter_required_fields({}, { locale })
    : m.error_invalid_input({}, { locale });
  return { errors: [{ message }], fieldErrors };
}
