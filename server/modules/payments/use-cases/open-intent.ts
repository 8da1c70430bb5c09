import { setTimeout as sleep } from 'node:timers/promises';
import type { CardIntent, CardPayments, NewCardIntent } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CardPaymentState } from '../rules/card-payment-state.ts';
import { isKeyStillKnown } from '../rules/idempotency-key.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { findCardPayment, setCardPaymentState } from '../store/card-payments.ts';
import { findOrder } from '../store/orders.ts';
import { readRefusedAccount } from './read-account.ts';
import { settlePayment } from './settle-payment.ts';

/** How long is waited for whoever asks under the same key: nine seconds in all, longer than they wait for the processor. */
const PAUSES_MS = [50, 100, 200, 400, 750, 1500, 1500, 1500, 1500, 1500];

/**
 * `notNow`: nobody knows, ask again with the same key. `neverHappened`: surely nothing was made under the stored key, a
 * fresh attempt may be. `refused`: the processor does not let this account be paid.
 */
export type Opening =
  | { kind: 'opened'; intent: CardIntent; state: CardPaymentState }
  | { kind: 'notNow' | 'neverHappened' | 'refused' };

/** Asks the processor for the intent of an attempt that was stored before. Harmless when repeated: the key is the same. */
export async function openIntent(
  work: Work,
  deps: Deps,
  cards: CardPayments,
  payment: CardPayment,
): Promise<Opening> {
  let intent: CardIntent | null;
  try {
    intent = await askForIntent(work, cards, payment);
  } catch (error) {
    if (error instanceof ProcessorUnavailable) return { kind: 'notNow' };
    if (!(error instanceof ProcessorRefused)) throw error;
    deps.logger.error(
      { code: error.code, reason: error.reason, orderId: payment.orderId, cardPaymentId: payment.id },
      'card processor refused to open a payment',
    );
    // Whoever runs this installation can put it right: the attempt waits, and no order runs out of them meanwhile.
    if (error.reason === 'key' || error.reason === 'permission') return { kind: 'notNow' };
    await giveUp(work, payment);
    if (error.reason === 'account') await readRefusedAccount(work, deps, payment.account);
    return { kind: 'refused' };
  }
  if (intent === null) {
    await giveUp(work, payment);
    return { kind: 'neverHappened' };
  }
  const state = await settlePayment(work, intent);
  if (state === null) throw new Error(`Intent ${intent.id} does not know card payment ${payment.id}`);
  return { kind: 'opened', intent, state };
}

/** @returns null when the processor has surely made nothing under the stored key and the key is used up */
async function askForIntent(
  work: Work,
  cards: CardPayments,
  payment: CardPayment,
): Promise<CardIntent | null> {
  if (!isKeyStillKnown(payment.createdAt, work.now())) return findLostIntent(cards, payment);
  try {
    return await askUntilKeyIsFree(work, cards, payment);
  } catch (error) {
    const isUsedUp = error instanceof ProcessorUnavailable && error.isStoredAnswer;
    if (!isUsedUp) throw error;
    return findLostIntent(cards, payment);
  }
}

/** Of the repetitions of one request at one moment the first asks; the others get the same intent once it is made, whoever made it. */
async function askUntilKeyIsFree(work: Work, cards: CardPayments, payment: CardPayment): Promise<CardIntent> {
  const request = requestOf(payment);
  for (const pauseMs of PAUSES_MS) {
    try {
      return await cards.createIntent(request);
    } catch (error) {
      const isUnderWay = error instanceof ProcessorUnavailable && error.reason === 'sameKeyInProgress';
      if (!isUnderWay) throw error;
      await sleep(pauseMs);
    }
    const intentId = (await findCardPayment(work, payment))?.intentId ?? null;
    if (intentId !== null) return cards.fetchIntent(payment.account, intentId);
  }
  return cards.createIntent(request);
}

function requestOf(payment: CardPayment): NewCardIntent {
  return {
    account: payment.account,
    amountCents: payment.amountCents,
    applicationFeeCents: payment.platformFeeCents,
    description: payment.description,
    metadata: {
      providerId: String(payment.providerId),
      orderId: String(payment.orderId),
      cardPaymentId: String(payment.id),
    },
    idempotencyKey: payment.idempotencyKey,
  };
}

async function findLostIntent(cards: CardPayments, payment: CardPayment): Promise<CardIntent | null> {
  const slack = 5 * 60_000;
  const since = new Date(payment.createdAt.getTime() - slack);
  for await (const intent of cards.listIntents(payment.account, since)) {
    const { providerId, cardPaymentId } = intent.metadata;
    if (cardPaymentId === String(payment.id) && providerId === String(payment.providerId)) return intent;
  }
  return null;
}

/** Nobody holds this attempt's secret, so nobody can pay it. */
async function giveUp(work: Work, { providerId, id, orderId }: CardPayment): Promise<void> {
  await work.transaction(async (tx) => {
    await findOrder(tx, providerId, orderId, { forChange: true });
    const payment = await findCardPayment(tx, { providerId, id });
    if (payment?.state === 'starting') {
      await setCardPaymentState(tx, payment, { state: 'canceled', settledAt: tx.now() });
    }
  });
}
