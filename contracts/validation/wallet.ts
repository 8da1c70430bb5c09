import * as v from 'valibot';
import { TILL_METHODS } from '../till.ts';
import { plainText } from './plain-text.ts';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from './till-payment.ts';

/** A top-up or a gift, in cents: a voucher above it is a matter for the accountant. */
export const LARGEST_TOP_UP_CENTS = 100_000_00;

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Amount = v.pipe(
  v.number('required'),
  v.integer('unreadable'),
  v.minValue(1, 'unreadable'),
  v.maxValue(LARGEST_TOP_UP_CENTS, 'unreadable'),
);

/** Money taken at the desk that becomes credit of a customer. */
export const WalletTopUpForm = v.object({
  customerId: Id,
  amountCents: Amount,
  method: v.picklist(TILL_METHODS),
  receiptNumber: plainText(LONGEST_RECEIPT_NUMBER),
  note: v.pipe(
    plainText(LONGEST_TILL_NOTE),
    v.transform((text) => text ?? ''),
  ),
});
export type WalletTopUpForm = v.InferOutput<typeof WalletTopUpForm>;

/** Credit that a customer buys with a card, which takes no smaller payment. */
export const SMALLEST_OWN_TOP_UP_CENTS = 50;
export const OwnTopUpForm = v.object({
  amountCents: v.pipe(Amount, v.minValue(SMALLEST_OWN_TOP_UP_CENTS, 'unreadable')),
});

/** What is offered to whoever tops their own wallet up, in cents; another amount can be typed. */
export const OFFERED_TOP_UPS = [20_00, 50_00, 100_00] as const;

/** Credit that a customer is given. */
export const WalletGiftForm = v.object({ customerId: Id, amountCents: Amount });
export type WalletGiftForm = v.InferOutput<typeof WalletGiftForm>;
