import type { CardPaymentState } from './card-payment-state.ts';

/** What the hosted page shows. `challenge`: the bank asks its customer. `returned`: paid twice, this one goes back. */
export const HOSTED_PAYMENT_STATES = [
  'toPay',
  'challenge',
  'processing',
  'paid',
  'returned',
  'closed',
] as const;
export type HostedPaymentState = (typeof HOSTED_PAYMENT_STATES)[number];

/** What the page says of a payment, from where it stands with us and at the processor. */
export function hostedPaymentState(payment: {
  state: CardPaymentState;
  intentStatus: 'awaitingCard' | 'awaitingCustomer' | 'processing' | 'succeeded' | 'canceled';
  isStillPayable: boolean;
}): HostedPaymentState {
  if (payment.state === 'succeeded') return 'paid';
  if (payment.state === 'surplus') return 'returned';
  if (payment.state === 'canceled') return 'closed';
  if (payment.intentStatus === 'processing') return 'processing';
  if (!payment.isStillPayable) return 'closed';
  return payment.intentStatus === 'awaitingCustomer' ? 'challenge' : 'toPay';
}
