import { operation } from '#web/lib/api.ts';

/** Where a payment stands; `closed`: it can no longer be paid, `returned`: paid twice, this money goes back. */
export type PaymentState = 'toPay' | 'challenge' | 'processing' | 'paid' | 'returned' | 'closed';

export type PaymentProgress = {
  state: PaymentState;
  failure: string | null;
  secondsLeft: number | null;
  /** Whether the place may be kept longer, which it may once. */
  canKeepLonger: boolean;
};

/** What is paid, to whom, how much, from the server's own books. */
export type PaymentOnPage = {
  orderId: number;
  name: string;
  resourceName: string | null;
  startsAt: string | null;
  timeZone: string;
  providerId: number;
  providerName: string;
  priceWithoutDiscount: number;
  amountCents: number;
  isTestMoney: boolean;
  hasTestCardForm: boolean;
  publishableKey: string;
  stripeAccount: string;
  progress: PaymentProgress;
};

/** The holder of the secret may see and pay this one order. */
export type PaymentClaim = { orderId: number; clientSecret: string };

export const PAYMENT_TO_MAKE = operation<{ paymentToMake: PaymentOnPage }, PaymentClaim>(
  `query PaymentToMake($orderId: Id!, $clientSecret: String!) {
    paymentToMake(orderId: $orderId, clientSecret: $clientSecret) {
      orderId name resourceName startsAt timeZone providerId providerName priceWithoutDiscount amountCents
      isTestMoney hasTestCardForm publishableKey stripeAccount
      progress { state failure secondsLeft canKeepLonger }
    }
  }`,
);

export const PAYMENT_STATE = operation<
  { paymentState: PaymentProgress },
  PaymentClaim & { afterForm: boolean }
>(
  `query PaymentState($orderId: Id!, $clientSecret: String!, $afterForm: Boolean) {
    paymentState(orderId: $orderId, clientSecret: $clientSecret, afterForm: $afterForm) { state failure secondsLeft canKeepLonger }
  }`,
);

/** Five minutes more, once. */
export const KEEP_PLACE_LONGER = operation<
  { keepPlaceLonger: Pick<PaymentProgress, 'secondsLeft'> },
  PaymentClaim
>(
  `mutation KeepPlaceLonger($orderId: Id!, $clientSecret: String!) {
    keepPlaceLonger(orderId: $orderId, clientSecret: $clientSecret) { secondsLeft }
  }`,
);
