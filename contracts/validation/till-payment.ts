import * as v from 'valibot';
import { LARGEST_CENTS } from '../money.ts';
import { DESK_METHODS } from '../till.ts';
import { plainText } from './plain-text.ts';

export const LONGEST_RECEIPT_NUMBER = 40;
export const LONGEST_TILL_NOTE = 200;
/** Several visits are paid at once, but not a year of them. */
export const MOST_ORDERS_AT_ONCE = 50;

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));

const Cents = v.pipe(
  v.number('required'),
  v.integer('unreadable'),
  v.minValue(1, 'unreadable'),
  v.maxValue(LARGEST_CENTS, 'unreadable'),
);

/** Money taken or given back at the till: how much for which orders, by which way. */
export const TillPaymentForm = v.object({
  orders: v.pipe(
    v.array(
      v.object({
        orderId: Id,
        amountCents: Cents,
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_ORDERS_AT_ONCE),
  ),
  method: v.picklist(DESK_METHODS),
  receiptNumber: plainText(LONGEST_RECEIPT_NUMBER),
  note: v.pipe(
    plainText(LONGEST_TILL_NOTE),
    v.transform((text) => text ?? ''),
  ),
});
export type TillPaymentForm = v.InferOutput<typeof TillPaymentForm>;

/** Money given back to the card that an order was paid with. */
export const CardRefundForm = v.object({ orderId: Id, amountCents: Cents });
export type CardRefundForm = v.InferOutput<typeof CardRefundForm>;
