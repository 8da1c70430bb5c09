import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';
import type { AccountState } from './rules/account-state.ts';
import type { OrderSubject } from './store/orders.ts';
import type { WaitsFor } from './rules/refund-timetable.ts';
import type { RefundReason } from './store/refunds.ts';

interface OfOrder {
  providerId: number;
  orderId: number;
  subject: OrderSubject;
  /** The id of what was ordered: for the subject `reservation` the reservation's. */
  subjectId: number;
}

/** All money for an order that waits for it online is there: once per order, whoever pays how often, by card or at the till. */
export type PaymentSettled = Fact<
  'paymentSettled',
  OfOrder & {
    /** ISO, by the processor's clock, or the till's: when the last of it came, however late we heard of it. */
    paidAt: string;
  }
>;
export const paymentSettled = fact<PaymentSettled>('paymentSettled');

/** Money went back to the customer. `surplus` is money that was paid twice: the order itself stays paid. */
export type RefundSettled = Fact<
  'refundSettled',
  OfOrder & { refundId: number; amountCents: number; reason: RefundReason }
>;
export const refundSettled = fact<RefundSettled>('refundSettled');

/** Money of an order was given back at the till, a part or all. Once for each order and return. */
export type TillReturned = Fact<'tillReturned', OfOrder & { tillPaymentId: number; amountCents: number }>;
export const tillReturned = fact<TillReturned>('tillReturned');

/** A refund will not be made, or the bank has sent it back: the customer is still owed. Once for each refund. */
export type RefundFailed = Fact<'refundFailed', OfOrder & { refundId: number; amountCents: number }>;
export const refundFailed = fact<RefundFailed>('refundFailed');

/** A refund waits for more than a day. Once for each refund; those that are with the bank are not told. */
export type RefundDelayed = Fact<
  'refundDelayed',
  OfOrder & { refundId: number; amountCents: number; waitsFor: Exclude<WaitsFor, 'bank'> }
>;
export const refundDelayed = fact<RefundDelayed>('refundDelayed');

/** A provider's current account at the processor stands otherwise than before. */
export type PaymentAccountChanged = Fact<
  'paymentAccountChanged',
  {
    providerId: number;
    accountId: number;
    before: AccountState;
    after: AccountState;
    /** Everything is answered, the processor has not decided. */
    isInReview: boolean;
    /** Who did it here; null: the processor. */
    byPersonId: number | null;
  }
>;
export const paymentAccountChanged = fact<PaymentAccountChanged>('paymentAccountChanged');
