import { m } from '#contracts/texts/messages.js';
import { ownColumnOf } from './customer-import.ts';
import type { ImportField, RowProblem, RowProblemName } from './customer-import.ts';
import type { Locale } from './languages.ts';

type By = { locale: Locale };

/** What a column can be. */
export const IMPORT_FIELD_NAMES = {
  firstname: m.import_field_firstname,
  lastname: m.import_field_lastname,
  fullname: m.import_field_fullname,
  email: m.import_field_email,
  phone: m.import_field_phone,
  birthday: m.import_field_birthday,
  taxCode: m.import_field_tax_code,
  tags: m.import_field_tags,
  notes: m.import_field_notes,
  language: m.import_field_language,
  blacklisted: m.import_field_blacklisted,
  blacklistReason: m.import_field_blacklist_reason,
  archived: m.import_field_archived,
  carer: m.import_field_carer,
  careRelation: m.import_field_care_relation,
} satisfies Record<ImportField, unknown>;

const PROBLEM_TEXTS: Record<
  RowProblemName,
  (of: { row: number; name: string; known: string }, by: By) => string
> = {
  email: m.import_problem_email,
  phone: m.import_problem_phone,
  birthday: m.import_left_out_birthday,
  taxCode: m.import_left_out_tax_code,
  tooManyTags: m.import_problem_too_many_tags,
  tooLong: m.import_problem_too_long,
  unreadable: m.import_problem_unreadable,
  nobody: m.import_problem_nobody,
  sameAsRow: m.import_problem_same_as_row,
  severalCustomers: m.import_problem_several_customers,
  emailOfOther: m.import_problem_email_of_other,
  emailOfRow: m.import_problem_email_of_row,
  differs: m.import_problem_differs,
  phoneCountry: m.import_problem_phone_country,
  phoneZero: m.import_problem_phone_zero,
  language: m.import_problem_language,
  yesNo: m.import_problem_yes_no,
  carer: m.import_problem_carer,
  carerMayNot: m.import_problem_carer_may_not,
  careRelation: m.import_problem_care_relation,
  ownText: m.import_problem_own_text,
  ownDate: m.import_problem_own_date,
  ownYesNo: m.import_problem_own_yes_no,
  ownValue: m.import_problem_own_value,
};

/**
 * What a person reads about a row: why it is refused, or what of it was left out or is to be looked at.
 * @param ownNameOf what a field of the center's own is called, by its id
 */
export function importProblemText(
  { field, problem, otherRow, known }: Omit<RowProblem, 'field'> & { field: string | null },
  ownNameOf: (fieldId: number) => string,
  locale: Locale,
): string {
  const by = { locale };
  const text = PROBLEM_TEXTS[problem]({ row: otherRow ?? 0, name: nameOf(), known: known ?? '' }, by);
  return problem.startsWith('own') ? m.import_left_out_own({ reason: text }, by) : text;

  function nameOf(): string {
    const own = ownColumnOf(field);
    if (!own) return field === null ? '' : IMPORT_FIELD_NAMES[field as ImportField]({}, by);
    const name = ownNameOf(own.fieldId);
    return own.part === 'validUntil' ? m.customers_own_until({ name }, by) : name;
  }
}
