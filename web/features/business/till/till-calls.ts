import type { ShownTillCount, ShownTillPayment, TillDay } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A day at the till; cents, instants. */
export type { ShownTillCount, ShownTillPayment, TillDay };

export const TILL = operation(`query Till($providerId: Id!, $date: String, $page: Int) {
  getTillOfDay(providerId: $providerId, date: $date, page: $page) { ...TillDay }
}
fragment TillDay on TillOfDay {
  date today timeZone sums { method takenCents returnedCents } paymentsTotal pages payments { ...ShownTillPayment }
  counts { ...ShownTillCount } expectedCents lastCountedAt
}
fragment ShownTillPayment on TillPayment { id kind method amountCents takenAt by what customer note receiptNumber }
fragment ShownTillCount on TillCount { id expectedCents countedCents leftCents note by countedAt }`);

export const COUNT_TILL = operation(`mutation CountTill($providerId: Id!, $input: TillCountInput!) {
  countTill(providerId: $providerId, input: $input)
}`);
