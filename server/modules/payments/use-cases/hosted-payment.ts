import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { HostedPaymentState } from '../rules/hosted-payment-state.ts';
import { hostedPaymentState } from '../rules/hosted-payment-state.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { findCardPayment, paymentsOfOrder } from '../store/card-payments.ts';
import type { Order } from '../store/orders.ts';
import { findOrder, providerOfOrder } from '../store/orders.ts';
import { noteFormAnswered, takeTurnToAsk } from '../store/undecided-payments.ts';
import { isSecretOf } from './client-secret.ts';
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
  /** Why the last card was not accepted, in the port's words; null when none was refused or it is paid. */
  failure: string | null;
  /** Seconds until it can no longer be paid; null without a limit or once it is settled. */
  secondsLeft: number | null;
}

/** Everything the hosted page shows, from our own books. */
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
/** Between two questions to the processor about one payment, from all pages and processes: when something has just happened, and else. */
const SHORT_PAUSE_MS = 1_000;
const PAUSE_MS = 15_000;

/**
 * What is to be paid, for whoever holds the client secret. The path of the page is not believed: everything comes from
 * the order and the payment (specification section 4).
 * @throws Refusal notFound unless the secret is the payment's; paymentUnavailable when the processor does not answer
 */
export async function getPaymentToMake(work: Work, deps: Deps, claim: PayerClaim): Promise<PaymentToMake> {
  const claimed = await claimedPayment(work, deps, claim);
  const { cards, order, payment } = claimed;
  const provider = await getProviderForBooking(work, order.providerId);
  if (!provider) throw new Refusal('notFound');
  return {
    ...(await progressAfterAsking(work, claimed, SHORT_PAUSE_MS)),
    providerName: provider.name,
    timeZone: provider.timeZone,
    amountCents: payment.amountCents,
    isTestMoney: cards.mode === 'test',
    hasTestCardForm: cards.testCardForm !== null,
    publishableKey: cards.publishableKey,
    stripeAccount: payment.account,
  };
}

/**
 * Where a payment stands now, from our own books, which events feed. The processor is asked when its form has just come back, and
 * else rarely, in case an event is lost; where it does not answer the books are all there is.
 * @throws Refusal as `getPaymentToMake`
 */
export async function getPaymentProgress(
  work: Work,
  deps: Deps,
  claim: PayerClaim,
  { isAfterForm }: { isAfterForm: boolean },
): Promise<PaymentProgress> {
  const claimed = await claimedPayment(work, deps, claim);
  if (isAfterForm && claimed.payment.state === 'open') await noteFormAnswered(work, claimed.payment);
  try {
    return await progressAfterAsking(work, claimed, isAfterForm ? SHORT_PAUSE_MS : PAUSE_MS);
  } catch (error) {
    if (!(isRefusal(error) && error.code === 'paymentUnavailable')) throw error;
    return progressNow(work, claimed);
  }
}

export interface ClaimedPayment {
  cards: CardPayments;
  order: Order;
  payment: CardPayment;
}

/** The payment behind a claim, as our books have it. Throws as `getPaymentToMake`. */
export async function claimedPayment(
  work: Work,
  deps: Deps,
  { orderId, clientSecret, address }: PayerClaim,
): Promise<ClaimedPayment> {
  await countRequest(work, `payment:${address}`, QUESTIONS_PER_HOUR);
  const cards = deps.cardPayments;
  if (!cards) throw new Refusal('paymentUnavailable');
  const providerId = await providerOfOrder(work, orderId);
  if (providerId === null) throw new Refusal('notFound');
  // The secret begins with its intent's id: this only chooses which to compare, the comparison decides.
  const named = (await paymentsOfOrder(work, providerId, orderId)).find(
    ({ intentId }) => intentId !== null && clientSecret.startsWith(intentId),
  );
  // Opened before secrets were known again by their hash.
  const payment = named?.secretHash === null ? await ask(work, cards, named) : named;
  const order = payment && (await findOrder(work, providerId, orderId));
  if (!payment?.secretHash || !isSecretOf(payment.secretHash, clientSecret) || !order)
    throw new Refusal('notFound');
  return { cards, order, payment };
}

/** Asks the processor if the payment is undecided and nobody has asked a moment ago. @throws Refusal paymentUnavailable */
async function progressAfterAsking(
  work: Work,
  claimed: ClaimedPayment,
  pauseMs: number,
): Promise<PaymentProgress> {
  const { cards, payment } = claimed;
  const mayAsk = payment.state === 'open' && (await takeTurnToAsk(work, payment, pauseMs));
  if (mayAsk) await ask(work, cards, payment);
  return progressNow(work, claimed);
}

async function ask(work: Work, cards: CardPayments, payment: CardPayment): Promise<CardPayment | null> {
  if (payment.intentId === null) return payment;
  try {
    await settlePayment(work, await cards.fetchIntent(payment.account, payment.intentId));
  } catch (error) {
    if (error instanceof ProcessorUnavailable || error instanceof ProcessorRefused)
      throw new Refusal('paymentUnavailable');
    throw error;
  }
  return findCardPayment(work, payment);
}

async function progressNow(work: Work, claimed: ClaimedPayment): Promise<PaymentProgress> {
  const { order } = claimed;
  const payment = await findCardPayment(work, claimed.payment);
  if (!payment) throw new Refusal('notFound');
  const msLeft = order.payableUntil === null ? null : order.payableUntil.getTime() - work.now().getTime();
  const isStillPayable = msLeft === null || msLeft > 0;
  const state = hostedPaymentState({
    state: payment.state,
    progress: payment.progress ?? 'awaitingCard',
    isStillPayable,
  });
  const isWaiting = state === 'toPay' || state === 'challenge';
  return {
    order,
    state,
    failure: isWaiting ? payment.failure : null,
    secondsLeft: isWaiting && msLeft !== null ? Math.floor(msLeft / 1000) : null,
  };
}
