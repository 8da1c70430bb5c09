import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { paymentsOfOrder, setCardPaymentState } from '../store/card-payments.ts';
import { findOrder } from '../store/orders.ts';
import { endPaying } from './refund-order.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * `stopped`: it can no longer be paid. `paid`: the money was faster, `paymentSettled` is on its way. `none`: no payment
 * was under way. `unknown`: the processor does not answer, or the bank has not decided; money may still come and will
 * then be settled or given back.
 */
export type StopOutcome = 'stopped' | 'paid' | 'none' | 'unknown';

/**
 * Ends the paying of an order: no payment may be started any more, and what is under way is canceled at the processor.
 * @param key.isWanted asked in the transaction that ends it, before the order is locked: no leaves all as it is
 */
export async function stopCardPayment(
  work: Work,
  deps: Deps,
  key: { providerId: number; orderId: number; isWanted?: (tx: Work) => Promise<boolean> },
): Promise<StopOutcome> {
  const { isPaid, open, wasStarting } = await closeOrder(work, key);
  if (isPaid) return 'paid';
  const outcomes = new Set<StopOutcome>(wasStarting ? ['stopped'] : []);
  for (const payment of open) outcomes.add(await stopOne(work, deps, payment));
  return (['paid', 'unknown', 'stopped'] as const).find((outcome) => outcomes.has(outcome)) ?? 'none';
}

/** What was only starting is over with this: its secret never left the server. */
async function closeOrder(
  work: Work,
  { providerId, orderId, isWanted }: Parameters<typeof stopCardPayment>[2],
): Promise<{ isPaid: boolean; open: CardPayment[]; wasStarting: boolean }> {
  return work.transaction(async (tx) => {
    if (isWanted && !(await isWanted(tx))) return { isPaid: false, open: [], wasStarting: false };
    const order = await findOrder(tx, providerId, orderId, { forChange: true });
    if (!order) throw new Refusal('notFound');
    await endPaying(tx, order);
    const payments = await paymentsOfOrder(tx, providerId, orderId);
    const starting = payments.filter(({ state }) => state === 'starting');
    for (const payment of starting)
      await setCardPaymentState(tx, payment, { state: 'canceled', settledAt: tx.now() });
    return {
      isPaid: order.totalCents > 0 && owedCents(order) === 0,
      open: payments.filter(({ state }) => state === 'open'),
      wasStarting: starting.length > 0,
    };
  });
}

/** Cancels one open intent; `unknown` when the processor does not answer or refuses. */
export async function stopOne(work: Work, deps: Deps, payment: CardPayment): Promise<StopOutcome> {
  if (!deps.cardPayments) return 'unknown';
  try {
    return await cancelAtProcessor(work, deps.cardPayments, payment);
  } catch (error) {
    if (error instanceof ProcessorUnavailable) return 'unknown';
    if (!(error instanceof ProcessorRefused)) throw error;
    deps.logger.error(
      { code: error.code, orderId: payment.orderId, cardPaymentId: payment.id },
      'card processor refused to cancel a payment',
    );
    return 'unknown';
  }
}

/** Cancels one open intent and settles what it then is. @throws ProcessorUnavailable, ProcessorRefused */
export async function cancelAtProcessor(
  work: Work,
  cards: CardPayments,
  payment: CardPayment,
): Promise<StopOutcome> {
  if (payment.intentId === null) return 'none';
  const state = await settlePayment(work, await cards.cancelIntent(payment.account, payment.intentId));
  if (state === 'canceled') return 'stopped';
  return state === 'succeeded' ? 'paid' : 'unknown';
}
