import { createHash, timingSafeEqual } from 'node:crypto';
import type { CardFailureReason, CardIntent, CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import type { HostedPaymentState } from '../rules/hosted-payment-state.ts';
import { hostedPaymentState } from '../rules/hosted-payment-state.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { findCardPayment, paymentsOfOrder } from '../store/card-payments.ts';
import type { Order } from '../store/orders.ts';
import { findOrder, providerOfOrder } from '../store/orders.ts';
import { settlePayment } from './settle-payment.ts';

/** What the browser of the person who pays presents, and from where. */
export interface PayerClaim {
  orderId: number;
  clientSecret: string;
  /** The network address, for the limit. */
  address: string;
}

/** Where a payment stands, for the page that waits for it. */
export interface PaymentProgress {
  order: Order;
  state: HostedPaymentState;
  /** Why the last card was not accepted; null when none was refused or it is paid. */
  failure: CardFailureReason | null;
  /** Seconds until it can no longer be paid; null without a limit or once it is settled. */
  secondsLeft: number | null;
}

/** Everything the hosted page shows, from our own books and the processor's intent. */
export interface PaymentToMake extends PaymentProgress {
  providerName: string;
  timeZone: string;
  amountCents: number;
  isTestMoney: boolean;
  /** Whether the page shows our own form for test cards instead of the processor's. */
  hasTestCardForm: boolean;
  publishableKey: string;
  stripeAccount: string;
}

/** A page that asks every two seconds for an hour, from a household with one address. */
const QUESTIONS_PER_HOUR = 3600;

/**
 * What is to be paid, for whoever holds the client secret. The path of the page is not believed: everything comes from
 * the order and the intent (ledger PAY-03).
 * @throws Refusal notFound unless the secret is the intent's; paymentUnavailable when the processor does not answer
 */
export async function getPaymentToMake(work: Work, tools: Tools, claim: PayerClaim): Promise<PaymentToMake> {
  const { cards, order, payment, intent } = await claimedPayment(work, tools, claim);
  const provider = await getProviderForBooking(work, order.providerId);
  if (!provider) throw new Refusal('notFound');
  return {
    ...progressOf(work, order, payment, intent),
    providerName: provider.name,
    timeZone: provider.timeZone,
    amountCents: payment.amountCents,
    isTestMoney: cards.mode === 'test',
    hasTestCardForm: cards.testCardForm !== null,
    publishableKey: cards.publishableKey,
    stripeAccount: payment.account,
  };
}

/** Where a payment stands now; settles it on the way when the processor has already decided. Throws as `getPaymentToMake`. */
export async function getPaymentProgress(
  work: Work,
  tools: Tools,
  claim: PayerClaim,
): Promise<PaymentProgress> {
  const { order, payment, intent } = await claimedPayment(work, tools, claim);
  return progressOf(work, order, payment, intent);
}

/** The payment behind a claim, as it is now. Throws as `getPaymentToMake`. */
export async function claimedPayment(
  work: Work,
  tools: Tools,
  { orderId, clientSecret, address }: PayerClaim,
): Promise<{ cards: CardPayments; order: Order; payment: CardPayment; intent: CardIntent }> {
  await countRequest(work, `payment:${address}`, QUESTIONS_PER_HOUR);
  const cards = tools.cardPayments;
  if (!cards) throw new Refusal('paymentUnavailable');
  const providerId = await providerOfOrder(work, orderId);
  const payments = providerId === null ? [] : await paymentsOfOrder(work, providerId, orderId);
  // The secret begins with its intent's id: this only chooses whom to ask, the comparison decides.
  const claimed = payments.find(({ intentId }) => intentId !== null && clientSecret.startsWith(intentId));
  const intent = claimed?.intentId ? await fetchIntent(cards, claimed.account, claimed.intentId) : null;
  if (!claimed || !intent || !isSameSecret(intent.clientSecret, clientSecret)) throw new Refusal('notFound');
  await settlePayment(work, intent);
  const [payment, order] = await Promise.all([
    findCardPayment(work, claimed),
    findOrder(work, claimed.providerId, orderId),
  ]);
  if (!payment || !order) throw new Refusal('notFound');
  return { cards, order, payment, intent };
}

async function fetchIntent(cards: CardPayments, account: string, intentId: string): Promise<CardIntent> {
  try {
    return await cards.fetchIntent(account, intentId);
  } catch (error) {
    if (error instanceof ProcessorUnavailable || error instanceof ProcessorRefused)
      throw new Refusal('paymentUnavailable');
    throw error;
  }
}

function progressOf(work: Work, order: Order, payment: CardPayment, intent: CardIntent): PaymentProgress {
  const msLeft = order.payableUntil === null ? null : order.payableUntil.getTime() - work.now().getTime();
  const isStillPayable = msLeft === null || msLeft > 0;
  const state = hostedPaymentState({ state: payment.state, intentStatus: intent.status, isStillPayable });
  const isWaiting = state === 'toPay' || state === 'challenge';
  return {
    order,
    state,
    failure: isWaiting ? (intent.lastFailure?.reason ?? null) : null,
    secondsLeft: isWaiting && msLeft !== null ? Math.floor(msLeft / 1000) : null,
  };
}

function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
