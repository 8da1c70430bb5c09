import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { orderPaymentState } from '../rules/order-payment-state.ts';
import { paymentsOfOrder } from '../store/card-payments.ts';
import { setPrice } from '../store/order-changes.ts';
import { findOrder } from '../store/orders.ts';

/**
 * What was ordered costs something else from now on, without a discount, and is owed on site: nobody has agreed to have a card charged
 * with it. Its one line follows. Joins the caller's transaction.
 * @param priceCents what is owed from now on
 * @throws Refusal notFound; alreadyPaid once a card was asked for the price it had, paid or not, or the till has taken more than the new one
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
  if (payments.length > 0 || isPaidWithMembership || isTaken) throw new Refusal('alreadyPaid');
  const paymentState = orderPaymentState({ ...order, totalCents: priceCents, isPaidWithMembership });
  await setPrice(work, order, { priceCents, paymentState });
}
