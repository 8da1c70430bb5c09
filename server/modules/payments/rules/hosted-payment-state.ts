import type { CardPaymentState, UndecidedStatus } from './card-payment-state.ts';

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

/** What the page says of a payment. */
export function hostedPaymentState(payment: {
  state: CardPaymentState;
  /** What the processor said last while it was undecided. */
  progress: UndecidedStatus;
  isStillPayable: boolean;
}): HostedPaymentState {
  if (payment.state === 'succeeded') return 'paid';
  if (payment.state === 'surplus') return 'returned';
  if (payment.state === 'canceled') return 'closed';
  if (payment.progress === 'processing') return 'processing';
  if (!payment.isStillPayable) return 'closed';
  return payment.progress === 'awaitingCustomer' ? 'challenge' : 'toPay';
}
