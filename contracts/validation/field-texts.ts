import type * as v from 'valibot';
import type { Locale } from '../languages.ts';
import { MOST_BUNDLE_ENTRIES } from '../memberships.ts';
import { m } from '#contracts/texts/messages.js';
import type { TaxNumberProblem } from './billing.ts';
import { fieldProblemText } from './contact-texts.ts';
import type { SaleProblem } from './desk-sale.ts';
import type { BundleProblem } from './membership.ts';
import type { TimeProblem } from './minute-of-day.ts';
import type { TemplateFieldProblem } from './email-template.ts';
import type { LengthProblem, NameProblem } from './plain-text.ts';

/** What a field of a form is called in a sentence, and how long it may be where that is limited. */
export interface FieldName {
  name: string;
  longest?: number;
}

/** What a schema can find wrong with several fields together, as the message of its check. */
export type PairProblem =
  | 'endBeforeStart'
  | 'leastAboveMost'
  | 'bothOrNone'
  | 'noTime'
  | 'notOfSoManyWeeks'
  | 'nobody'
  | 'twice'
  | 'moreNamesThanUnits';

/** What a schema says of a text that is no web address. */
export type WebAddressProblem = 'url';

/** What a schema says of a text that cannot be part of a look. */
export type LookProblem = 'color' | 'font' | 'gradient';

/** What a person reads about one thing that a schema refuses (specification section 5, "Generic form rules"). */
export function issueText(
  issue: v.BaseIssue<unknown>,
  { name, longest = 0 }: FieldName,
  locale: Locale,
): string {
  const { type, message, requirement } = issue;
  if (type === 'min_value') return m.validation_greater({ value: Number(requirement) - 1, name }, { locale });
  if (type === 'max_value') return m.validation_at_most({ value: Number(requirement), name }, { locale });
  switch (message) {
    case 'email':
    case 'phone':
    case 'required':
    case 'tooLong':
    case 'unreadable':
      return fieldProblemText(message, { name, longest }, locale);
    case 'tooShort' satisfies LengthProblem:
      return m.validation_too_short({ name, length: Number(requirement) }, { locale });
    case 'byFive' satisfies TimeProblem:
      return m.validation_by_five({}, { locale });
    case 'address' satisfies NameProblem:
      return m.validation_address({}, { locale });
    case 'url' satisfies WebAddressProblem:
      return m.validation_url({}, { locale });
    case 'color' satisfies LookProblem:
    case 'gradient' satisfies LookProblem:
      return m.validation_color({}, { locale });
    case 'font' satisfies LookProblem:
      return m.validation_font({}, { locale });
    case 'endBeforeStart' satisfies PairProblem:
      return m.validation_end_before_start({}, { locale });
    case 'leastAboveMost' satisfies PairProblem:
      return m.validation_least_above_most({ name }, { locale });
    case 'bothOrNone' satisfies PairProblem:
      return m.validation_both_or_none({ name }, { locale });
    case 'noTime' satisfies PairProblem:
      return m.validation_no_time({}, { locale });
    case 'notOfSoManyWeeks' satisfies PairProblem:
      return m.validation_not_of_so_many_weeks({}, { locale });
    case 'nobody' satisfies PairProblem:
      return m.validation_nobody({}, { locale });
    case 'moreNamesThanUnits' satisfies PairProblem:
      return m.validation_more_names_than_units({}, { locale });
    case 'twice' satisfies PairProblem:
      return m.validation_twice({ name }, { locale });
    case 'lacksField' satisfies TemplateFieldProblem:
      return m.templates_lacks_field({ field: String(issue.input) }, { locale });
    case 'oneOffer' satisfies BundleProblem:
      return m.bundles_one_offer({}, { locale });
    case 'tooManyUses' satisfies BundleProblem:
      return m.bundles_too_many_uses({ most: MOST_BUNDLE_ENTRIES }, { locale });
    case 'noAmount' satisfies SaleProblem:
      return m.validation_no_amount({}, { locale });
    case 'aboveThePrice' satisfies SaleProblem:
      return m.validation_above_the_price({}, { locale });
    case 'restOfNobody' satisfies SaleProblem:
      return m.validation_rest_of_nobody({}, { locale });
    case 'vatNumber' satisfies TaxNumberProblem:
      return m.billing_not_a_vat_number({}, { locale });
    case 'taxCode' satisfies TaxNumberProblem:
      return m.billing_not_a_tax_code({}, { locale });
    case 'recipientCode' satisfies TaxNumberProblem:
      return m.billing_not_a_recipient_code({}, { locale });
    case 'vatNumberOrTaxCode' satisfies TaxNumberProblem:
      return m.billing_vat_number_or_tax_code({}, { locale });
    default:
      return isAboutMissing(issue)
        ? m.validation_required({ name }, { locale })
        : m.validation_not_valid({ name }, { locale });
  }
}

/** Whether a schema refuses it because nothing is there. */
export function isAboutMissing({ message, input }: v.BaseIssue<unknown>): boolean {
  return (
    message === 'required' ||
    input === undefined ||
    input === null ||
    input === '' ||
    (Array.isArray(input) && input.length === 0)
  );
}
