/** The front door of payments: what is owed, asking for it, and giving it back. */
export type { OnlinePrice } from './rules/online-price.ts';
export { isPayableByCard, onlinePrice } from './rules/online-price.ts';
export type { PaymentWays } from './rules/payment-ways.ts';
export { paymentWays } from './rules/payment-ways.ts';
export { dueCents, owedCents } from './rules/order-payment-state.ts';
export type { LineSubject, NewOrderLine } from './store/order-lines.ts';
export type { Order, OrderSubject } from './store/orders.ts';
export { nextOrderId } from './store/orders.ts';
export { readOrderNames } from './store/order-names.ts';
export { bookedOrders, bookedOrdersBetween, orderSums } from './store/order-sums.ts';
export { setPayableUntil } from './store/order-changes.ts';
export { countWaitingRefunds } from './store/waiting-refunds.ts';
export type { SaleOfCustomer } from './store/desk-sales.ts';
export { readSaleTerms, readSalesOfCustomer } from './store/desk-sales.ts';
export type { TillSum } from './store/owed.ts';
export { readTillOfDay } from './store/owed.ts';
export { readTakings } from './store/takings.ts';
export type { PaymentOptions } from './store/payment-options.ts';
export type { PaymentSettings } from './use-cases/payment-settings.ts';
export { getPaymentSettings, savePaymentSettings } from './use-cases/payment-settings.ts';
export { paymentOptionsAsJson, paymentOptionsOf } from './store/payment-options.ts';
export { getOrder, getOrders } from './use-cases/get-order.ts';
export type { MyOrder } from './use-cases/my-orders.ts';
export { paymentsPersonalData } from './use-cases/personal-data.ts';
export { sell, sellAtDesk } from './use-cases/desk-sales.ts';
export { exchangeOrder } from './use-cases/exchange-order.ts';
export { moveOrder } from './use-cases/move-order.ts';
export type { NewOrder } from './use-cases/open-order.ts';
export { openOrder } from './use-cases/open-order.ts';
export type { AccountState, MissingThing } from './rules/account-state.ts';
export { ACCOUNT_STATES, MISSING_THINGS } from './rules/account-state.ts';
export type { PaymentAccountStatus } from './use-cases/payment-account.ts';
export {
  connectPaymentAccount,
  continuePaymentAccount,
  disconnectPaymentAccount,
  getPaymentAccountStatus,
} from './use-cases/payment-account.ts';
export {
  getPaymentOptions,
  getPaymentOptionsFor,
  getPaymentOptionsOfMany,
  setPaymentOptions,
} from './use-cases/payment-options.ts';
export type { LineAmount } from './use-cases/credit-lines.ts';
export type { TillReturnWanted } from './use-cases/return-till-payment.ts';
export { returnTillPayment } from './use-cases/return-till-payment.ts';
export { ownCredit, payingWithCredit } from './use-cases/pay-with-own-credit.ts';
export { returnCreditOfHold } from './use-cases/return-credit-of-hold.ts';
export { returnToWallet } from './use-cases/return-to-wallet.ts';
export { giftNow, topUpNow } from './use-cases/wallet-commands.ts';
export { findWallet, giftsOfOrders, ordersPaidByWallet } from './store/wallets.ts';
export { takeTillPayment } from './use-cases/take-till-payment.ts';
export type { TillPaymentDone, TillPaymentWanted } from './use-cases/till-payments.ts';
export { reconcilePayments } from './use-cases/reconcile-payments.ts';
export type { MoneyBack } from './use-cases/money-back-of-many.ts';
export {
  isAllGivenBack,
  isAskedBackSince,
  isGiftBack,
  moneyBackOfMany,
  nothingIsKept,
} from './use-cases/money-back-of-many.ts';
export { repriceOrder } from './use-cases/reprice-order.ts';
export type { PromoOfSale } from './use-cases/promo-uses.ts';
export {
  countPromoTry,
  keepPromoUse,
  mayKeepPromoUse,
  promoOfSale,
  redeemPromo,
  releasePromoUse,
} from './use-cases/promo-uses.ts';
export { addPromoCode } from './use-cases/promo-codes.ts';
export type { CancelledLines } from './use-cases/cancel-lines.ts';
export { cancelLines } from './use-cases/cancel-lines.ts';
export type { LinesBack } from './rules/lines-back.ts';
export { payWithMembership, undoMembershipPayment } from './use-cases/pay-with-membership.ts';
export { previewLines } from './use-cases/preview-lines.ts';
export { refundOrder } from './use-cases/refund-order.ts';
export type { CardPaymentStart } from './use-cases/start-card-payment.ts';
export { startCardPayment } from './use-cases/start-card-payment.ts';
export { settleOpenPayments } from './use-cases/settle-open-payments.ts';
export { stopCardPayment } from './use-cases/stop-card-payment.ts';
export { HOSTED_PAYMENT_STATES } from './rules/hosted-payment-state.ts';
export { acceptCardEvent } from './use-cases/card-events.ts';
export type { PayerClaim, PaymentProgress, PaymentToMake } from './use-cases/hosted-payment.ts';
export { claimedPayment, getPaymentProgress, getPaymentToMake } from './use-cases/hosted-payment.ts';
export { answerTestChallenge, payWithTestCard } from './use-cases/pay-with-test-card.ts';
export type { PaymentRetry } from './use-cases/retry-payment.ts';
export { retryPayment } from './use-cases/retry-payment.ts';
export type { AccountDetails } from './store/provider-figures.ts';
export { countOrdersOfCustomers } from './store/provider-figures.ts';
export { getOrdersNumber, getPaymentAccount } from './use-cases/provider-figures.ts';
export type { MoneyMovement, ShownLine } from './store/money-movements.ts';
export type { OrderMoney } from './use-cases/order-money.ts';
export { moneyOfOrder } from './use-cases/order-money.ts';
export {
  getOrderMoney,
  getOwedOrders,
  refundPayment,
  returnPayment,
  takePayment,
} from './use-cases/till-commands.ts';
