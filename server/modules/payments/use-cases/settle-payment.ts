import type { CardIntent } from '#server/adapters/card-payments/port.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentSettled } from '../facts.ts';
import type { CardPaymentState } from '../rules/card-payment-state.ts';
import { nextCardPaymentState } from '../rules/card-payment-state.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import type { CardPayment, Seen } from '../store/card-payments.ts';
import {
  findCardPayment,
  findCardPaymentByIntent,
  paymentsOfOrder,
  setCardPaymentState,
} from '../store/card-payments.ts';
import { addLedgerEntries, ofCardPayment } from '../store/ledger.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import { hashOfSecret } from './client-secret.ts';
import { requestRefund } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Brings our side up to what a fetched intent says: the one way a card pays an order. However often and from however
 * many places it is called, one intent is captured once and one order is settled once; a payment of more than is owed by then, since
 * another card or the till was faster, is a surplus and goes back whole; so is one that was cancelled before the price became another one.
 * @param intent as fetched from the processor; never what a browser or an unverified body claims
 * @returns where the card payment stands now; null when the intent is none of ours
 */
export async function settlePayment(work: Work, intent: CardIntent): Promise<CardPaymentState | null> {
  const found = await paymentOfIntent(work, intent);
  if (!found) return null;
  return work.transaction(async (tx) => {
    const order = await findOrder(tx, found.providerId, found.orderId, { forChange: true });
    const payments = await paymentsOfOrder(tx, found.providerId, found.orderId);
    const payment = payments.find(({ id }) => id === found.id);
    if (!order || !payment) throw new Error(`Card payment ${found.id} has lost its order`);
    const next = nextCardPaymentState(
      { state: payment.state, isOrderPaid: isNotOwed(order, payment) },
      { isPaid: intent.status === 'succeeded', isCanceled: intent.status === 'canceled' },
    );
    const seen = seenOf(intent);
    if (next === null) {
      const isOpen = payment.state === 'open';
      if (isOpen ? !isKnown(payment, seen) : lacksSecret(payment))
        await setCardPaymentState(tx, payment, {
          state: payment.state,
          seen: isOpen ? seen : { ...seen, progress: null, failure: null },
        });
      return payment.state;
    }
    const isFinal = next !== 'open';
    await setCardPaymentState(tx, payment, {
      state: next,
      intentId: intent.id,
      settledAt: isFinal ? tx.now() : undefined,
      seen,
    });
    if (next === 'succeeded' || next === 'surplus') await capture(tx, order, payment, intent, next);
    return next;
  });
}

/** More than is owed by now, or was asked for before something else was ordered, on site. */
function isNotOwed(order: Order, { state, amountCents }: CardPayment): boolean {
  return amountCents > owedCents(order) || (state === 'canceled' && order.paymentMode === 'onSite');
}

async function capture(
  work: Work,
  order: Order,
  payment: CardPayment,
  intent: CardIntent,
  state: 'succeeded' | 'surplus',
): Promise<void> {
  const { providerId, id: orderId, subject, subjectId } = order;
  const { amountCents, platformFeeCents } = payment;
  if (intent.amountReceivedCents !== amountCents || intent.currency !== order.currency.toLowerCase()) {
    throw new Error(
      `Intent ${intent.id} took ${intent.amountReceivedCents} ${intent.currency}, order ${orderId} asked ${amountCents}`,
    );
  }
  const source = ofCardPayment(payment.id);
  await addLedgerEntries(work, providerId, orderId, [
    { reason: 'capture', amountCents, source },
    { reason: 'platformFee', amountCents: platformFeeCents, source },
  ]);
  await audit(work, {
    providerId,
    actor: 'processor',
    action: state === 'succeeded' ? 'settlePayment' : 'receiveSurplus',
    subject: 'order',
    subjectId: orderId,
    before: { paymentState: order.paymentState },
    after: { amountCents, cardPaymentId: payment.id },
  });
  if (state === 'surplus') {
    await requestRefund(work, { order, payment, amountCents, reason: 'surplus', actor: 'system:settle' });
    return;
  }
  const settled = await settleOrder(work, order, source, { method: 'CreditCard', platformFeeCents });
  if (settled.owedCents > 0) return;
  await work.announce(
    paymentSettled({
      providerId,
      orderId,
      subject,
      subjectId,
      paidAt: (intent.paidAt ?? work.now()).toISOString(),
    }),
  );
}

/** What the page of the payment tells from then on, without asking again. */
function seenOf({ status, lastFailure, clientSecret }: CardIntent): Seen {
  return {
    progress: status === 'succeeded' || status === 'canceled' ? null : status,
    failure: lastFailure?.reason ?? null,
    secretHash: hashOfSecret(clientSecret),
  };
}

function isKnown(payment: CardPayment, seen: Seen): boolean {
  return (
    payment.progress === seen.progress && payment.failure === seen.failure && payment.secretHash !== null
  );
}

/** Opened and decided by a version that did not keep it: whoever has paid still looks at its page. */
function lacksSecret({ secretHash, intentId }: CardPayment): boolean {
  return secretHash === null && intentId !== null;
}

/**
 * Our row behind an intent: by its id, or, when its answer never reached us, by the ids we sent along. The account must
 * be the one we asked: an account's owner can write anything into intents of their own.
 */
async function paymentOfIntent(work: Work, intent: CardIntent): Promise<CardPayment | null> {
  const known = await findCardPaymentByIntent(work, intent.id);
  if (known) return known.account === intent.account ? known : null;
  const [providerId, id] = [Number(intent.metadata['providerId']), Number(intent.metadata['cardPaymentId'])];
  if (!Number.isSafeInteger(providerId) || !Number.isSafeInteger(id)) return null;
  const lost = await findCardPayment(work, { providerId, id });
  // Somebody else may have stored the id between the two reads.
  const isSameIntent = lost?.intentId === null || lost?.intentId === intent.id;
  return isSameIntent && lost.account === intent.account && lost.amountCents === intent.amountCents
    ? lost
    : null;
}
