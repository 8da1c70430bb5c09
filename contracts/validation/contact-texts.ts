import type { Locale } from '../languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { ContactField, ContactProblem } from './contact-details.ts';
import { LONGEST_NAME, LONGEST_PHONE } from './contact-details.ts';
import { LONGEST_EMAIL } from './email.ts';
import type { FieldProblem } from './plain-text.ts';

const FIELD_NAMES = {
  email: m.validation_field_email,
  firstname: m.validation_field_firstname,
  lastname: m.validation_field_lastname,
  phone: m.validation_field_phone,
} satisfies Record<ContactField, unknown>;

const LONGEST: Record<ContactField, number> = {
  email: LONGEST_EMAIL,
  firstname: LONGEST_NAME,
  lastname: LONGEST_NAME,
  phone: LONGEST_PHONE,
};

/** What a person reads about a field of the booking form. */
export function contactProblemText({ field, problem }: ContactProblem, locale: Locale): string {
  const name = FIELD_NAMES[field]({}, { locale });
  return fieldProblemText(problem, { name, longest: LONGEST[field] }, locale);
}

/** What a person reads about any field (specification section 5, "Generic form rules"). */
export function fieldProblemText(
  problem: FieldProblem,
  { name, longest }: { name: string; longest: number },
  locale: Locale,
): string {
  switch (problem) {
    case 'email':
      return m.validation_email({}, { locale });
    case 'phone':
      return m.validation_phone({}, { locale });
    case 'required':
      return m.validation_required({ name }, { locale });
    case 'tooLong':
      // The bound itself passes, and the sentence says "less than".
      return m.validation_too_long({ name, length: longest + 1 }, { locale });
    case 'unreadable':
      return m.validation_unreadable({ name }, { locale });
  }
}
