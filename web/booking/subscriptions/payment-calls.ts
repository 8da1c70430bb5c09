import { operation } from '#web/lib/api.ts';
import { CREATION_RESULT } from '../booking-api.ts';

export const PAY_SUBSCRIPTION =
  operation(`mutation PaySubscription($subscriptionId: Id!, $paymentToken: String) {
  generatePaymentIntent(subscriptionId: $subscriptionId, paymentToken: $paymentToken) { ...CreationResult }
} ${CREATION_RESULT}`);
