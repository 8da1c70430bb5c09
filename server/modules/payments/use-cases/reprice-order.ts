import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { orderPaymentState } from '../rules/order-payment-state.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { paymentsOfOrder } from '../store/card-payments.ts';
import { setPrice } from '../store/order-changes.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import { refundsOfOrder } from '../store/refunds.ts';

/**
 * What was ordered costs something else from now on, without a discount, and is owed on site: nobody has agreed to have a card charged
 * with it. Its one line follows. Joins the caller's transaction.
 * @param priceCents what is owed from now on
 * @throws Refusal notFound; alreadyPaid while a card is asked for the price it had or what it paid has not gone back whole, and where the till has taken more than
 *   the new one
 */
export async function repriceOrder(
  work: Work,
  { providerId, orderId, priceCents }: { providerId: number; orderId: number; priceCents: number },
): Promise<void> {
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order) throw new Refusal('notFound');
  const isPaidWithMembership = order.paymentState === 'paidWithMembership';
  const payments = await paymentsOfOrder(work, providerId, orderId);
  const isTaken = priceCents < order.paidCents + order.creditedCents;
  if (payments.length > 0) await expectNoCardCounts(work, order, payments);
  if (isPaidWithMembership || isTaken) throw new Refusal('alreadyPaid');
  const paymentState = orderPaymentState({ ...order, totalCents: priceCents, isPaidWithMembership });
  await setPrice(work, order, { priceCents, paymentState });
}

/**
 * What a card paid, and has gone back whole by whichever way, is settled; what it is asked for now would be paid for something else. What was cancelled and is paid
 * all the same is a surplus of an order on site (`settlePayment`).
 */
async function expectNoCardCounts(
  work: Work,
  { providerId, id, paidCents }: Order,
  payments: readonly CardPayment[],
): Promise<void> {
  if (payments.some(({ state }) => state === 'starting' || state === 'open'))
    throw new Refusal('alreadyPaid', { params: { known: 'cardAsked' } });
  if (paidCents === 0) return;
  const refunds = await refundsOfOrder(work, providerId, id);
  const isOnItsWay = refunds.some(({ state }) => state === 'requested');
  throw new Refusal('alreadyPaid', isOnItsWay ? { params: { known: 'onItsWay' } } : {});
}
