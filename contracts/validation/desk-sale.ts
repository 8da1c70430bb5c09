import * as v from 'valibot';
import { LARGEST_CENTS } from '../money.ts';
import { TILL_METHODS } from '../till.ts';
import { CHOSEN_VAT_TREATMENTS } from '../vat.ts';
import { plainText, requiredText } from './plain-text.ts';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from './till-payment.ts';

/** What is sold is said in a few words, which stand in the list of the day. */
export const LONGEST_SALE_NAME = 120;

const NO_AMOUNT = 'noAmount' satisfies SaleProblem;
const cents = v.pipe(
  v.number(({ input }) => (input === undefined || input === null ? 'required' : NO_AMOUNT)),
  v.integer(NO_AMOUNT),
  v.minValue(1),
  v.check((amount) => amount <= LARGEST_CENTS, NO_AMOUNT),
);

/** Something that is no booking, sold at the desk: what it is, for how much, to whom, and what is paid of it now. */
export const DeskSaleForm = v.pipe(
  v.object({
    name: requiredText(LONGEST_SALE_NAME),
    amountCents: cents,
    /** null: as the provider sells by default. */
    vatTreatment: v.nullish(v.picklist(CHOSEN_VAT_TREATMENTS), null),
    /** null: to somebody who was not named. */
    customerId: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
    /** null: all of it. The rest is owed by the customer. */
    paidCents: v.nullish(cents, null),
    method: v.picklist(TILL_METHODS),
    receiptNumber: plainText(LONGEST_RECEIPT_NUMBER),
    note: v.pipe(
      plainText(LONGEST_TILL_NOTE),
      v.transform((text) => text ?? ''),
    ),
  }),
  v.forward(
    v.check(
      ({ amountCents, paidCents }) => paidCents === null || paidCents <= amountCents,
      'aboveThePrice' satisfies SaleProblem,
    ),
    ['paidCents'],
  ),
  // Who was not named cannot be asked for the rest
  v.forward(
    v.check(
      ({ customerId, amountCents, paidCents }) =>
        customerId !== null || paidCents === null || paidCents >= amountCents,
      'restOfNobody' satisfies SaleProblem,
    ),
    ['paidCents'],
  ),
);
export type DeskSaleForm = v.InferOutput<typeof DeskSaleForm>;

/** What can be wrong with the amounts of a sale, as the message of its check. */
export type SaleProblem = 'noAmount' | 'aboveThePrice' | 'restOfNobody';
