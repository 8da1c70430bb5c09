import type { ShownSale, ShownTillCount, ShownTillPayment, TillDay } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { MONEY } from '#web/business-frame/reservations/reservation-calls.ts';

/** A day at the till; cents, instants. */
export type { ShownSale, ShownTillCount, ShownTillPayment, TillDay };

export const TILL = operation(`query Till($providerId: Id!, $date: String, $page: Int) {
  getTillOfDay(providerId: $providerId, date: $date, page: $page) { ...TillDay }
}
fragment TillDay on TillOfDay {
  date today timeZone sums { method takenCents returnedCents } paymentsTotal pages payments { ...ShownTillPayment }
  counts { ...ShownTillCount } expectedCents lastCountedAt lastLeftCents
}
fragment ShownTillPayment on TillPayment { id kind method amountCents takenAt by what customer note receiptNumber saleId reservationIds customerId }
fragment ShownTillCount on TillCount { id expectedCents countedCents leftCents note by countedAt }`);

export const COUNT_TILL = operation(`mutation CountTill($providerId: Id!, $input: TillCountInput!) {
  countTill(providerId: $providerId, input: $input)
}`);

export const DESK_SALE = operation(`query DeskSaleSeen($providerId: Id!, $orderId: Id!) {
  getDeskSale(providerId: $providerId, orderId: $orderId) { ...ShownSale }
}
fragment ShownSale on DeskSale {
  orderId name soldAt timeZone customerId customer vatTreatment vatRateBasisPoints money { ...ReservationMoney }
}
${MONEY}`);

export const SELL_AT_DESK = operation(`mutation SellAtDesk($providerId: Id!, $input: DeskSaleInput!) {
  sellAtDesk(providerId: $providerId, input: $input) { orderId }
}`);

/** Refused for who takes no money, as the sale itself would be. */
export const MAY_SELL = operation(
  `query MaySell($providerId: Id!) { getTillOfDay(providerId: $providerId) { today } }`,
);
