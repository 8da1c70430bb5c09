import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { orderPaymentState } from '../rules/order-payment-state.ts';
import { sumOf } from '#contracts/sum-of.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { paymentsOfOrder } from '../store/card-payments.ts';
import { setPrice } from '../store/order-changes.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import { refundsOfOrder } from '../store/refunds.ts';
import { returnedAtTill } from '../store/till-payments.ts';
import { paidByWallet } from '../store/wallets.ts';
import { giveToWallet } from './give-to-wallet.ts';
import { freePromoUse } from '../store/promo-redemptions.ts';

/**
 * What was ordered costs something else from now on, without a discount, and is owed on site, whenever: nobody has agreed to have a card charged
 * with it. Its one line follows. Joins the caller's transaction.
 * @param priceCents what is due from now on, beside what was given back: that stays given back, and is not asked for again
 * @returns what the order comes to from now on, what was given back included
 * @throws Refusal notFound; alreadyPaid while a card is asked for the price it had or what it paid has not gone back whole, and where the till has taken more than
 *   the new one
 */
export async function repriceOrder(
  work: Work,
  { providerId, orderId, priceCents }: { providerId: number; orderId: number; priceCents: number },
): Promise<number> {
  const order = await findOrder(work, providerId, orderId, { forChange: true });
  if (!order) throw new Refusal('notFound');
  const isPaidWithMembership = order.paymentState === 'paidWithMembership';
  const payments = await paymentsOfOrder(work, providerId, orderId);
  if (payments.length > 0) await expectNoCardCounts(work, order, payments);
  if (isPaidWithMembership || priceCents < order.paidCents) throw new Refusal('alreadyPaid');
  await returnGift(work, order);
  // A code is a discount too: its use counts no longer
  if (order.promoDiscountCents > 0) await freePromoUse(work, { providerId, orderId });
  const totalCents = priceCents + order.creditedCents;
  const paymentState = orderPaymentState({ ...order, totalCents, isPaidWithMembership });
  await setPrice(work, order, { priceCents: totalCents, paymentState });
  return totalCents;
}

/** Gives gift credit that paid a part back to the wallet: a typed price includes no discounts. */
async function returnGift(work: Work, order: Order): Promise<void> {
  const { giftCents } = await paidByWallet(work, { providerId: order.providerId, orderId: order.id });
  if (giftCents > 0) await giveToWallet(work, order, { amountCents: giftCents, giftCents, doneBy: null });
}

/**
 * What a card paid, and has gone back whole by whichever way, is settled; what it is asked for now would be paid for something else. What was cancelled and is paid
 * all the same is a surplus of an order on site (`settlePayment`). What the till has taken is no reason: it counts for what is ordered then.
 */
async function expectNoCardCounts(work: Work, order: Order, payments: readonly CardPayment[]): Promise<void> {
  if (payments.some(({ state }) => state === 'starting' || state === 'open'))
    throw new Refusal('alreadyPaid', { params: { known: 'cardAsked' } });
  const { providerId, id, paidCents, paymentMode } = order;
  const refunds = await refundsOfOrder(work, providerId, id);
  if (refunds.some(({ state }) => state === 'requested'))
    throw new Refusal('alreadyPaid', { params: { known: 'onItsWay' } });
  const paid = payments.filter(({ state }) => state === 'succeeded' || state === 'surplus');
  const gone = refunds.filter(({ state }) => state === 'succeeded');
  const heldCents =
    sumOf(paid.map(({ amountCents }) => amountCents)) - sumOf(gone.map(({ amountCents }) => amountCents));
  // The order became on-site once no card money was left in it: until then the till returned card money, since then it takes cash
  const backInCash = paymentMode === 'onSite' ? await returnedAtTill(work, providerId, id) : 0;
  if (Math.min(paidCents, heldCents - backInCash) > 0) throw new Refusal('alreadyPaid');
}
