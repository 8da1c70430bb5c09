import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { findCardPayment, paymentsInFlight } from '../store/card-payments.ts';
import { findOrder } from '../store/orders.ts';
import { refundsInFlight } from '../store/refunds.ts';
import { openIntent } from './open-intent.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { cancelAtProcessor } from './stop-card-payment.ts';

const AT_ONCE = 500;
/** Younger ones are in somebody's hands. */
const LEFT_ALONE_MS = 60_000;

export interface Reconciled {
  payments: number;
  refunds: number;
  /** false when the processor stopped answering before the end. */
  isComplete: boolean;
}

/**
 * Settles what webhooks and crashes left open: payments whose answer never came are asked for again under their stored
 * key, open ones are looked at and canceled once their order may no longer be paid, refunds are sent again.
 */
export async function reconcilePayments(work: Work, tools: Tools): Promise<Reconciled> {
  const done = { payments: 0, refunds: 0, isComplete: true };
  const cards = tools.cardPayments;
  if (!cards) return done;
  const madeBefore = new Date(work.now().getTime() - LEFT_ALONE_MS);
  for (const payment of await paymentsInFlight(work, madeBefore, AT_ONCE)) {
    if (!(await reconcileOne(work, tools, cards, payment))) return { ...done, isComplete: false };
    done.payments += 1;
  }
  for (const { providerId, id: refundId } of await refundsInFlight(work, madeBefore, AT_ONCE)) {
    await sendRefund(work, tools, { providerId, refundId });
    done.refunds += 1;
  }
  return done;
}

/** @returns false when the processor does not answer: then the others need not be asked either */
async function reconcileOne(
  work: Work,
  tools: Tools,
  cards: CardPayments,
  payment: CardPayment,
): Promise<boolean> {
  try {
    await settleOne(work, tools, cards, payment);
    return true;
  } catch (error) {
    if (error instanceof ProcessorUnavailable) return false;
    if (error instanceof ProcessorRefused) {
      tools.logger.error(
        { code: error.code, orderId: payment.orderId, cardPaymentId: payment.id },
        'card processor does not show a payment',
      );
      return true;
    }
    tools.logger.error(
      { err: error, orderId: payment.orderId, cardPaymentId: payment.id },
      'a payment could not be settled',
    );
    return true;
  }
}

async function settleOne(work: Work, tools: Tools, cards: CardPayments, payment: CardPayment): Promise<void> {
  if (payment.state === 'starting') await openIntent(work, tools, cards, payment);
  else if (payment.intentId !== null)
    await settlePayment(work, await cards.fetchIntent(payment.account, payment.intentId));
  const [now, order] = [
    await findCardPayment(work, payment),
    await findOrder(work, payment.providerId, payment.orderId),
  ];
  if (now?.state !== 'open' || !order) return;
  const isOver =
    order.paymentState !== 'notPaid' || (order.payableUntil !== null && order.payableUntil <= work.now());
  if (isOver) await cancelAtProcessor(work, cards, now);
}
