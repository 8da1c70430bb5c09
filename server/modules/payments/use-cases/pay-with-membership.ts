import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentSettled } from '../facts.ts';
import { dueCents, orderPaymentState } from '../rules/order-payment-state.ts';
import { paymentsOfOrder } from '../store/card-payments.ts';
import { setSums } from '../store/order-changes.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import { paidByWallet } from '../store/wallets.ts';
import { endPaying } from './refund-order.ts';

interface OfOrder {
  providerId: number;
  orderId: number;
  /** As in the audit log. */
  actor: string;
}

/**
 * An order is paid with a membership: nothing is owed of it, and its price stays. No entry of the ledger belongs to it, since the membership was posted as sold when it
 * was paid. An order that waited for its money online is announced as paid. Joins the caller's transaction, which holds the pass and writes its uses.
 * @throws Refusal notFound; alreadyPaid where anything is paid of it, nothing is owed, or a card is asked for it; holdExpired for one that may no longer be paid
 */
export async function payWithMembership(work: Work, { providerId, orderId, actor }: OfOrder): Promise<Order> {
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order) throw new Refusal('notFound');
  const { subject, subjectId, paymentState, payableUntil } = order;
  if (paymentState !== 'notPaid' || dueCents(order) === 0) throw new Refusal('alreadyPaid');
  if (payableUntil !== null && payableUntil <= work.now()) throw new Refusal('holdExpired');
  if ((await paidByWallet(work, { providerId, orderId })).amountCents > 0) throw new Refusal('alreadyPaid');
  const payments = await paymentsOfOrder(work, providerId, orderId);
  if (payments.some(({ state }) => state === 'starting' || state === 'open'))
    throw new Refusal('alreadyPaid', { params: { known: 'cardAsked' } });
  const payment = { method: 'Membership' as const, platformFeeCents: 0 };
  await setSums(work, order, { paidCents: 0, paymentState: 'paidWithMembership', payment });
  await audit(work, {
    providerId,
    actor,
    action: 'payWithMembership',
    subject: 'order',
    subjectId: orderId,
    before: { paymentState },
    after: { paymentState: 'paidWithMembership' },
  });
  if (order.paymentMode === 'online') {
    const paidAt = work.now().toISOString();
    await work.announce(paymentSettled({ providerId, orderId, subject, subjectId, paidAt }));
  }
  return order;
}

/**
 * The entries of an order have come back, all of them: it is no longer paid. Joins the caller's transaction; harmless when repeated.
 * @param of.isOff what was ordered is off: the order asks for nothing
 */
export async function undoMembershipPayment(
  work: Work,
  { providerId, orderId, actor, isOff }: OfOrder & { isOff: boolean },
): Promise<void> {
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (order?.paymentState !== 'paidWithMembership') return;
  const paymentState = orderPaymentState({ ...order, isPaidWithMembership: false });
  await setSums(work, order, { paidCents: order.paidCents, paymentState });
  if (isOff) await endPaying(work, order);
  await audit(work, {
    providerId,
    actor,
    action: 'undoMembershipPayment',
    subject: 'order',
    subjectId: orderId,
    before: { paymentState: order.paymentState },
    after: { paymentState },
  });
}
