import type { CardEvent, CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused } from '#server/adapters/card-payments/port.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findCardPaymentByIntent } from '../store/card-payments.ts';
import { findAccountByProcessorId } from '../store/payment-accounts.ts';
import type { ProcessorEvent } from '../store/processor-events.ts';
import { findProcessorEvent, insertProcessorEvent, markEventHandled } from '../store/processor-events.ts';
import { followRefunds } from './follow-refunds.ts';
import { readAccount } from './read-account.ts';
import { settlePayment } from './settle-payment.ts';

export const FOLLOW_EVENT = 'payments.follow-event';

/** Takes note of a verified event and leaves the work to a job, so that the processor gets its answer at once. */
export async function acceptCardEvent(work: Work, event: CardEvent): Promise<void> {
  await work.transaction(async (tx) => {
    if (await insertProcessorEvent(tx, event)) await tx.enqueue(FOLLOW_EVENT, { eventId: event.id });
  });
}

/**
 * Looks at what an event is about and settles by what is found there. The event's own content is not used, so that late,
 * repeated and reversed events all end in the same state.
 * @throws ProcessorUnavailable, and ProcessorRefused for a reason of our key, for the queue to try again
 */
export async function followCardEvent(work: Work, deps: Deps, eventId: string): Promise<void> {
  const event = await findProcessorEvent(work, eventId);
  if (!event || !deps.cardPayments) return;
  try {
    await follow(work, deps, deps.cardPayments, event);
  } catch (error) {
    const isAboutUs =
      error instanceof ProcessorRefused && (error.reason === 'key' || error.reason === 'permission');
    if (!(error instanceof ProcessorRefused) || isAboutUs) throw error;
    deps.logger.warn(
      { security: 'cardEventWithoutObject', eventId, account: event.account, code: error.code },
      'card event about nothing',
    );
  }
  await markEventHandled(work, eventId);
}

async function follow(work: Work, deps: Deps, cards: CardPayments, event: ProcessorEvent): Promise<void> {
  if (event.account === null) return;
  if (event.type === 'account.updated' || event.type === 'account.application.deauthorized') {
    const account = await findAccountByProcessorId(work, event.account);
    if (account) await readAccount(work, cards, account);
    return;
  }
  if (event.intentId === null) return;
  const payment = await findCardPaymentByIntent(work, event.intentId);
  const isOurAccount = payment
    ? payment.account === event.account
    : (await findAccountByProcessorId(work, event.account)) !== null;
  if (!isOurAccount) {
    deps.logger.warn(
      { security: 'foreignCardEvent', eventId: event.id, account: event.account, intentId: event.intentId },
      'card event of another account',
    );
    return;
  }
  const state = await settlePayment(work, await cards.fetchIntent(event.account, event.intentId));
  if (payment && (state === 'succeeded' || state === 'surplus')) await followRefunds(work, cards, payment);
}
