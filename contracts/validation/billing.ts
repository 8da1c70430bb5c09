import * as v from 'valibot';
import { isCountryCode } from '../countries.ts';
import { isTaxCode, isVatNumber, plainTaxNumber } from '../tax-numbers.ts';
import { LONGEST_EMAIL, OptionalEmail, partsOfEmail } from './email.ts';
import type { PairProblem } from './field-texts.ts';
import { longerThan, plainText } from './plain-text.ts';
import { LONGEST_LINE, PROVIDER_FIELDS } from './provider-profile.ts';

/** What a schema says of a number that the tax office would not know. */
export type TaxNumberProblem = 'vatNumber' | 'taxCode' | 'recipientCode' | 'vatNumberOrTaxCode';

/** As long as a number may be typed, with its blanks. */
export const LONGEST_TAX_NUMBER = 30;
const RECIPIENT_CODE_LENGTH = 7;
const RECIPIENT_CODE = /^[A-Z\d]{7}$/;
const problem = (name: TaxNumberProblem): TaxNumberProblem => name;
const number = plainText(LONGEST_TAX_NUMBER);
const BOTH_OR_NONE: PairProblem = 'bothOrNone';

/** The code of a recipient of electronic invoices, 7 characters in capitals, or the certified e-mail (PEC) in its place. */
const recipientCode = v.pipe(
  plainText(LONGEST_EMAIL),
  v.transform((typed) => (typed === null || typed.includes('@') ? typed : typed.toUpperCase())),
  v.nullable(
    v.pipe(
      v.string(),
      longerThan(RECIPIENT_CODE_LENGTH - 1),
      // A short one is told as that alone
      v.check(
        (code) =>
          code.length < RECIPIENT_CODE_LENGTH || RECIPIENT_CODE.test(code) || partsOfEmail(code) !== null,
        problem('recipientCode'),
      ),
    ),
  ),
);

/** Who a provider is on invoices, and where they are sent (specification sections 3 and 5). */
export const BillingForm = v.pipe(
  v.object({
    name: plainText(LONGEST_LINE),
    address: plainText(LONGEST_LINE),
    city: plainText(LONGEST_LINE),
    countryCode: v.pipe(
      v.string(),
      v.check((code) => isCountryCode(code)),
    ),
    email: OptionalEmail,
    piva: number,
    fiscalCode: number,
    sdi: recipientCode,
    latitude: v.nullish(PROVIDER_FIELDS.latitude, null),
    longitude: v.nullish(PROVIDER_FIELDS.longitude, null),
  }),
  v.transform(({ piva, fiscalCode, ...rest }) => ({
    ...rest,
    piva: piva && plainTaxNumber(piva, rest.countryCode),
    fiscalCode: fiscalCode && plainTaxNumber(fiscalCode, rest.countryCode),
  })),
  v.forward(
    v.check(({ piva, fiscalCode }) => piva !== null || fiscalCode !== null, problem('vatNumberOrTaxCode')),
    ['piva'],
  ),
  v.forward(
    v.check(({ piva, countryCode }) => piva === null || isVatNumber(piva, countryCode), problem('vatNumber')),
    ['piva'],
  ),
  v.forward(
    v.check(
      ({ fiscalCode, countryCode }) => fiscalCode === null || isTaxCode(fiscalCode, countryCode),
      problem('taxCode'),
    ),
    ['fiscalCode'],
  ),
  v.forward(
    v.check(({ latitude, longitude }) => (latitude === null) === (longitude === null), BOTH_OR_NONE),
    ['longitude'],
  ),
);
export type BillingForm = v.InferOutput<typeof BillingForm>;
