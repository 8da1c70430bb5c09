import type { CardPayments, CardRefund } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { isKeyStillKnown, refundKey } from '../rules/idempotency-key.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { findCardPayment } from '../store/card-payments.ts';
import type { Refund } from '../store/refunds.ts';
import { findRefund, refundsOfPayment, setRefundAttempt } from '../store/refunds.ts';
import { setWaitsFor, takeTurnToRefund } from '../store/waiting-refunds.ts';
import { readRefusedAccount } from './read-account.ts';
import { failRefund, settleRefund } from './settle-refund.ts';

/**
 * `waiting`: for the bank, or for somebody to put something right; `noAnswer`: for the processor, which gives none or does not know our
 * key. The reconciler asks again, in pauses of the refund's own.
 */
export type SendOutcome = 'settled' | 'waiting' | 'noAnswer' | 'failed';

/**
 * Moves the money of one refund, or looks what became of it. Harmless when repeated: the stored key is the same.
 * @param key `tries`: only if nobody has tried since it was read
 */
export async function sendRefund(
  work: Work,
  deps: Deps,
  key: { providerId: number; refundId: number; tries?: number },
): Promise<SendOutcome> {
  const refund = await findRefund(work, { providerId: key.providerId, id: key.refundId });
  if (!refund || refund.state !== 'requested') return 'settled';
  if (key.tries !== undefined && key.tries !== refund.tries) return 'waiting';
  const payment = await findCardPayment(work, { providerId: refund.providerId, id: refund.cardPaymentId });
  if (!payment) throw new Error(`Refund ${refund.id} has lost its payment`);
  if (!deps.cardPayments) return 'noAnswer';
  if (!(await takeTurnToRefund(work, refund))) return 'waiting';
  try {
    const atProcessor = await askForRefund(work, deps.cardPayments, refund, payment);
    return await settle(work, deps, deps.cardPayments, refund, atProcessor);
  } catch (error) {
    if (error instanceof ProcessorUnavailable) {
      deps.logger.warn({ reason: error.reason, refundId: refund.id }, 'refund not sent yet');
      await setWaitsFor(work, refund, 'answer');
      return 'noAnswer';
    }
    if (!(error instanceof ProcessorRefused)) throw error;
    return takeRefusal(work, deps, refund, payment, error);
  }
}

async function settle(
  work: Work,
  deps: Deps,
  cards: CardPayments,
  refund: Refund,
  atProcessor: CardRefund,
): Promise<SendOutcome> {
  try {
    const state = await settleRefund(work, cards, refund, atProcessor);
    if (state === 'succeeded') return 'settled';
    if (state === 'requested') {
      await setWaitsFor(work, refund, 'bank');
      return 'waiting';
    }
  } catch (error) {
    // The money has gone back; only what went back of the platform's share could not be read.
    if (!(error instanceof ProcessorRefused)) throw error;
    deps.logger.error(
      { code: error.code, reason: error.reason, refundId: refund.id },
      'what a refund returned cannot be read',
    );
    if (error.reason !== 'request') await setWaitsFor(work, refund, error.reason);
    return 'waiting';
  }
  deps.logger.error(
    { orderId: refund.orderId, refundId: refund.id },
    'a refund failed: the customer is still owed',
  );
  return 'failed';
}

/** Only what nobody can put right is final; the rest waits and is asked for again. */
async function takeRefusal(
  work: Work,
  deps: Deps,
  refund: Refund,
  payment: CardPayment,
  error: ProcessorRefused,
): Promise<SendOutcome> {
  const refused = { code: error.code, reason: error.reason, orderId: refund.orderId, refundId: refund.id };
  if (error.reason === 'request') {
    deps.logger.error(refused, 'a refund was refused for good: the customer is still owed');
    await failRefund(work, refund);
    return 'failed';
  }
  deps.logger.warn(
    { ...refused, tries: refund.tries + 1 },
    'a refund waits for somebody to put something right',
  );
  await setWaitsFor(work, refund, error.reason);
  if (error.reason === 'account') await readRefusedAccount(work, deps, payment.account);
  // The processor keeps this answer under the key; for the other reasons it refuses before it looks at keys.
  if (error.reason === 'balance') await storeFreshKey(work, refund, payment);
  return error.reason === 'key' ? 'noAnswer' : 'waiting';
}

/** Asks under the stored key; where that has surely done nothing and is used up, under a fresh one, stored before. */
async function askForRefund(
  work: Work,
  cards: CardPayments,
  refund: Refund,
  payment: CardPayment,
): Promise<CardRefund> {
  const { account, intentId } = payment;
  if (intentId === null) throw new Error(`Refund ${refund.id} is of a payment without an intent`);
  if (refund.processorRefundId !== null) return cards.fetchRefund(account, refund.processorRefundId);
  const askUnder = (idempotencyKey: string) =>
    cards.refund({
      account,
      intentId,
      amountCents: refund.amountCents,
      returnsFee: payment.platformFeeCents > 0,
      idempotencyKey,
    });
  if (isKeyStillKnown(refund.keyStoredAt, work.now())) {
    try {
      return await askUnder(refund.idempotencyKey);
    } catch (error) {
      const isUsedUp = error instanceof ProcessorUnavailable && error.isStoredAnswer;
      const mayBeOurs = error instanceof ProcessorRefused && error.code === 'charge_already_refunded';
      if (!isUsedUp && !mayBeOurs) throw error;
      const lost = await findLostRefund(work, cards, refund, payment, intentId);
      if (lost || mayBeOurs) return lost ?? Promise.reject(error);
    }
  } else {
    const lost = await findLostRefund(work, cards, refund, payment, intentId);
    if (lost) return lost;
  }
  return askUnder(await storeFreshKey(work, refund, payment));
}

/** A refund of this amount at the processor that belongs to no row of ours: the answer that was lost. */
async function findLostRefund(
  work: Work,
  cards: CardPayments,
  refund: Refund,
  payment: CardPayment,
  intentId: string,
): Promise<CardRefund | null> {
  const ours = await refundsOfPayment(work, refund.providerId, payment.id);
  const known = new Set(ours.map(({ processorRefundId }) => processorRefundId));
  const listed = await cards.listRefunds(payment.account, intentId);
  return listed.find(({ id, amountCents }) => !known.has(id) && amountCents === refund.amountCents) ?? null;
}

/** The attempt names the key: of two that store one at once both store the same. */
async function storeFreshKey(work: Work, refund: Refund, payment: CardPayment): Promise<string> {
  const ours = await refundsOfPayment(work, refund.providerId, payment.id);
  const number = ours.findIndex(({ id }) => id === refund.id) + 1;
  const attempt = refund.attempt + 1;
  const key = refundKey(payment, number, attempt);
  await setRefundAttempt(work, refund, attempt, key);
  return key;
}
