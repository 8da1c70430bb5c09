import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { workOff } from '#server/kernel/work-off.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { findCardPayment } from '../store/card-payments.ts';
import { findOrder } from '../store/orders.ts';
import type { Refund } from '../store/refunds.ts';
import { takeTurnToAsk, undecidedPayments } from '../store/undecided-payments.ts';
import { dueRefunds } from '../store/waiting-refunds.ts';
import { openIntent } from './open-intent.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { cancelAtProcessor } from './stop-card-payment.ts';
import { notifyOfDelays } from './notify-of-delays.ts';

/** Of payments, and of refunds, in one round: the next one is ten seconds later. */
const MOST_IN_A_ROUND = 200;
const AT_ONCE = 8;
/** Another process may have read the same ones. */
const OTHERS_TURN_MS = 5_000;

export interface Reconciled {
  payments: number;
  refunds: number;
  /** false when the processor stopped answering before the end. */
  isComplete: boolean;
}

/**
 * Settles what webhooks and crashes left open: payments whose answer never came are asked for again under their stored
 * key, open ones are looked at and canceled once their order may no longer be paid, refunds are sent again. Those that have
 * waited longest come first, each in pauses that grow.
 * @param begunAt when this process began to: what was asked about before is due at once, whatever happened meanwhile
 */
export async function reconcilePayments(work: Work, deps: Deps, begunAt = new Date(0)): Promise<Reconciled> {
  const done = { payments: 0, refunds: 0, isComplete: true };
  const cards = deps.cardPayments;
  if (!cards) {
    await notifyOfDelays(work, deps);
    return done;
  }
  const payments = await undecidedPayments(work, begunAt, MOST_IN_A_ROUND);
  done.isComplete = await workOff(payments, AT_ONCE, async (payment) => {
    if (!(await takeTurnToAsk(work, payment, OTHERS_TURN_MS))) return true;
    done.payments += 1;
    return reconcileOne(work, deps, cards, payment);
  });
  const refunds = await dueRefunds(work, begunAt, MOST_IN_A_ROUND);
  const areRefundsDone = await workOff(refunds, AT_ONCE, async (refund) => {
    done.refunds += 1;
    return refundOne(work, deps, refund);
  });
  await notifyOfDelays(work, deps);
  return { ...done, isComplete: done.isComplete && areRefundsDone };
}

/** @returns false when the processor gives no answer */
async function refundOne(
  work: Work,
  deps: Deps,
  { providerId, id: refundId, tries }: Refund,
): Promise<boolean> {
  try {
    return (await sendRefund(work, deps, { providerId, refundId, tries })) !== 'noAnswer';
  } catch (error) {
    deps.logger.error({ err: error, refundId }, 'a refund could not be sent');
    return true;
  }
}

/** @returns false when the processor does not answer: then the others need not be asked either */
async function reconcileOne(
  work: Work,
  deps: Deps,
  cards: CardPayments,
  payment: CardPayment,
): Promise<boolean> {
  try {
    await settleOne(work, deps, cards, payment);
    return true;
  } catch (error) {
    if (error instanceof ProcessorUnavailable) return false;
    if (error instanceof ProcessorRefused) {
      deps.logger.error(
        { code: error.code, orderId: payment.orderId, cardPaymentId: payment.id },
        'card processor does not show a payment',
      );
      return true;
    }
    deps.logger.error(
      { err: error, orderId: payment.orderId, cardPaymentId: payment.id },
      'a payment could not be settled',
    );
    return true;
  }
}

async function settleOne(work: Work, deps: Deps, cards: CardPayments, payment: CardPayment): Promise<void> {
  if (payment.state === 'starting') await openIntent(work, deps, cards, payment);
  else if (payment.intentId !== null)
    await settlePayment(work, await cards.fetchIntent(payment.account, payment.intentId));
  const [now, order] = [
    await findCardPayment(work, payment),
    await findOrder(work, payment.providerId, payment.orderId),
  ];
  if (now?.state !== 'open' || !order) return;
  const isOver =
    owedCents(order) < now.amountCents || (order.payableUntil !== null && order.payableUntil <= work.now());
  if (isOver) await cancelAtProcessor(work, cards, now);
}
