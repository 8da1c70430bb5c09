import type { CardIntent, CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentKey } from '../rules/idempotency-key.ts';
import { isPayableByCard } from '../rules/online-price.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import { platformFee } from '../rules/platform-fee.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { findCardPayment, insertCardPayment, paymentsOfOrder } from '../store/card-payments.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import { findPaymentAccount } from '../store/payment-accounts.ts';
import { openIntent } from './open-intent.ts';
import { settlePayment } from './settle-payment.ts';
import { stopOne } from './stop-card-payment.ts';

/**
 * `toPay`: send the customer to the hosted page. `nothingToPay`: free. `paid`: already. `unavailable`: the processor does
 * not answer; the order stays payable, say so (specification section 8) and let them try again.
 */
export interface CardPaymentStart {
  kind: 'toPay' | 'nothingToPay' | 'paid' | 'unavailable';
  providerId: number;
  orderId: number;
  amountCents: number;
  currency: string;
  /** Lets a browser pay this order; null unless `toPay`. */
  clientSecret: string | null;
  /** The provider's account at the processor; null unless `toPay`. */
  stripeAccount: string | null;
  /** Until it can no longer be paid; null without a limit. */
  secondsLeft: number | null;
}

/** A hundred clicks at one moment are one question to the processor: who asks while it is under way gets its answer. */
const underWay = new WeakMap<Deps, Map<string, Promise<CardPaymentStart>>>();

/** More cards are not tried on one order. */
const MOST_ATTEMPTS = 50;

/**
 * Asks the processor for an order's money, after the commit that opened the order and outside any transaction. The key
 * of the attempt is stored before the call, so that a crash or a lost answer never asks twice. An intent that is open is
 * used again; a fresh attempt is made only when the one before is over. Where a part is paid, the rest is asked for.
 * @throws Refusal notFound; holdExpired when the order may no longer be paid; missingStripeAccount; paymentOption for an
 *   order to be paid on site, or an amount too small for a card
 */
export async function startCardPayment(
  work: Work,
  deps: Deps,
  order: { providerId: number; orderId: number },
): Promise<CardPaymentStart> {
  const starting = underWay.get(deps) ?? new Map<string, Promise<CardPaymentStart>>();
  underWay.set(deps, starting);
  const name = `${order.providerId}/${order.orderId}`;
  const known = starting.get(name);
  if (known) return known;
  const start = startOnce(work, deps, order).finally(() => starting.delete(name));
  starting.set(name, start);
  return start;
}

async function startOnce(
  work: Work,
  deps: Deps,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<CardPaymentStart> {
  // Each round either ends or leaves behind an attempt that is over; the third would be a fault of the processor.
  for (let round = 1; round <= 3; round += 1) {
    const { order, payment, isOutdated } = await prepareAttempt(work, providerId, orderId);
    const without = { ...amountOf(work, order), clientSecret: null, stripeAccount: null };
    if (order.totalCents === 0) return { kind: 'nothingToPay', ...without };
    if (payment === 'paid') return { kind: 'paid', ...without };
    if (!deps.cardPayments) return { kind: 'unavailable', ...without };
    if (isOutdated) {
      if (!(await endOutdated(work, deps, deps.cardPayments, payment)))
        return { kind: 'unavailable', ...without };
      continue;
    }
    const outcome = await intentOf(work, deps, deps.cardPayments, payment);
    if (outcome === 'again') continue;
    if (outcome === 'unavailable' || outcome === 'paid') return { kind: outcome, ...without };
    return { kind: 'toPay', ...without, clientSecret: outcome.clientSecret, stripeAccount: outcome.account };
  }
  throw new Error(`Order ${orderId}: three attempts to open a payment were all over at once`);
}

/** What is asked for: the rest, where a part is paid; of what is paid, what it cost. */
function amountOf(work: Work, order: Order) {
  const { providerId, id: orderId, totalCents, currency, payableUntil } = order;
  const amountCents = owedCents(order) || totalCents;
  const secondsLeft =
    payableUntil && Math.max(0, Math.floor((payableUntil.getTime() - work.now().getTime()) / 1000));
  return { providerId, orderId, amountCents, currency, secondsLeft };
}

/**
 * `isOutdated`: the attempt asks another amount than is owed by now, or goes to an account that is not paid any more, and has to end before another one may
 * begin.
 */
type Prepared = { order: Order } & (
  | { payment: 'paid'; isOutdated: false }
  | { payment: CardPayment; isOutdated: boolean }
);

/** Finds the attempt to go on with, or stores a new one with its key. */
async function prepareAttempt(work: Work, providerId: number, orderId: number): Promise<Prepared> {
  return work.transaction(async (tx) => {
    const order = await findOrder(tx, providerId, orderId, { forChange: true });
    if (!order) throw new Refusal('notFound');
    const payments = await paymentsOfOrder(tx, providerId, orderId);
    const amountCents = owedCents(order);
    if (amountCents === 0) return { order, payment: 'paid', isOutdated: false };
    if (order.payableUntil !== null && order.payableUntil <= tx.now()) throw new Refusal('holdExpired');
    if (order.paymentMode !== 'online' || !isPayableByCard(amountCents)) throw new Refusal('paymentOption');
    const current = await findPaymentAccount(tx, providerId);
    const account = current?.state === 'ready' ? current.processorAccountId : null;
    const underWay = payments.find(({ state }) => state === 'open' || state === 'starting');
    if (underWay) {
      const isOutdated = underWay.amountCents !== amountCents || underWay.account !== account;
      return { order, payment: underWay, isOutdated };
    }
    if (account === null) throw new Refusal('missingStripeAccount');
    const attempt = (payments[0]?.attempt ?? 0) + 1;
    if (attempt > MOST_ATTEMPTS) throw new Refusal('tooManyRequests');
    const payment = await insertCardPayment(tx, {
      providerId,
      orderId,
      attempt,
      description: order.snapshot.name.slice(0, 200),
      account,
      idempotencyKey: paymentKey(order, attempt),
      amountCents,
      platformFeeCents: platformFee(amountCents, order.platformFeeBasisPoints),
    });
    return { order, payment, isOutdated: false };
  });
}

/** @returns false when the processor does not say that nobody can pay it any more */
async function endOutdated(
  work: Work,
  deps: Deps,
  cards: CardPayments,
  payment: CardPayment,
): Promise<boolean> {
  const opening =
    payment.state === 'starting' ? await openIntent(work, deps, cards, payment) : { kind: 'opened' };
  if (opening.kind === 'notNow') return false;
  const opened = await findCardPayment(work, payment);
  if (opened?.state !== 'open') return true;
  return (await stopOne(work, deps, opened)) !== 'unknown';
}

async function intentOf(
  work: Work,
  deps: Deps,
  cards: CardPayments,
  payment: CardPayment,
): Promise<CardIntent | 'paid' | 'again' | 'unavailable'> {
  if (payment.state === 'open' && payment.intentId !== null)
    return intentAgain(work, deps, cards, payment.account, payment.intentId);
  const opening = await openIntent(work, deps, cards, payment);
  if (opening.kind === 'neverHappened') return 'again';
  if (opening.kind !== 'opened') return 'unavailable';
  if (opening.state === 'open') return opening.intent;
  // The order was closed while the processor was answering. Should this fail too: the secret never left the server.
  if (opening.state === 'canceled')
    await cards.cancelIntent(payment.account, opening.intent.id).catch(() => undefined);
  return 'again';
}

/** The open intent's secret is not stored: it is fetched again, and with it what has become of the intent. */
async function intentAgain(
  work: Work,
  deps: Deps,
  cards: CardPayments,
  account: string,
  intentId: string,
): Promise<CardIntent | 'paid' | 'again' | 'unavailable'> {
  try {
    const intent = await cards.fetchIntent(account, intentId);
    const state = await settlePayment(work, intent);
    if (state === 'open') return intent;
    return state === 'succeeded' ? 'paid' : 'again';
  } catch (error) {
    if (error instanceof ProcessorUnavailable) return 'unavailable';
    if (!(error instanceof ProcessorRefused)) throw error;
    deps.logger.error({ code: error.code, intentId }, 'card processor does not show an open payment');
    return 'unavailable';
  }
}
