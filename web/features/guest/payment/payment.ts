import type { PaymentToMakeData, PaymentToMakeVariables } from '#web/generated/operations.ts';
import { PASS_BOUGHT_PATH } from '#web/booking/memberships/bought-path.ts';
import { TOPPED_UP_PATH } from '#web/booking/memberships/topped-up-path.ts';
import { BOUGHT_PATH } from '#web/booking/videos/bought-path.ts';
import { operation } from '#web/lib/api.ts';

export type { PaymentProgress } from '#web/generated/operations.ts';

/** What is paid, to whom, how much, from the server's own books. */
export type PaymentOnPage = PaymentToMakeData['paymentToMake'];

/** The holder of the secret may see and pay this one order. */
export type PaymentClaim = PaymentToMakeVariables;

const PAYMENT_PROGRESS =
  'fragment PaymentProgress on PaymentProgress { state failure secondsLeft canKeepLonger }';

export const PAYMENT_TO_MAKE = operation(
  `query PaymentToMake($orderId: Id!, $clientSecret: String!) {
    paymentToMake(orderId: $orderId, clientSecret: $clientSecret) {
      orderId subject name resourceName startsAt timeZone providerId providerName priceWithoutDiscount amountCents
      isTestMoney hasTestCardForm publishableKey stripeAccount
      progress { ...PaymentProgress }
    }
  } ${PAYMENT_PROGRESS}`,
);

export const PAYMENT_STATE = operation(
  `query PaymentState($orderId: Id!, $clientSecret: String!, $afterForm: Boolean) {
    paymentState(orderId: $orderId, clientSecret: $clientSecret, afterForm: $afterForm) { ...PaymentProgress }
  } ${PAYMENT_PROGRESS}`,
);

/** Five minutes more, once. */
export const KEEP_PLACE_LONGER = operation(
  `mutation KeepPlaceLonger($orderId: Id!, $clientSecret: String!) {
    keepPlaceLonger(orderId: $orderId, clientSecret: $clientSecret) { secondsLeft }
  }`,
);

const SUCCESS_PATHS: Partial<Record<PaymentOnPage['subject'], string>> = {
  subscription: '/subscription-success',
  product: BOUGHT_PATH,
  membership: PASS_BOUGHT_PATH,
  walletTopUp: TOPPED_UP_PATH,
};

/** Whether a place is kept while it is paid. */
export const hasPlace = ({ subject }: Pick<PaymentOnPage, 'subject'>): boolean =>
  subject === 'reservation' || subject === 'subscription';

/** Where the payment of this kind of thing ends. */
export const successPathOf = ({ subject }: Pick<PaymentOnPage, 'subject'>): string =>
  SUCCESS_PATHS[subject] ?? '/reservation-success';
