import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { findCustomerOfPerson } from '#server/modules/customers/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import { seesOwnOrders } from '../policy.ts';
import { isPayableByCard } from '../rules/online-price.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import { findOrder } from '../store/orders.ts';
import { findWallet, paidByWallet } from '../store/wallets.ts';
import { takeTillPayment } from './take-till-payment.ts';

/**
 * Pays what is being ordered with the own credit of whoever is signed in, given credit first, all of it or as much as they chose; the rest stays to be paid by card or
 * on site. Joins the transaction that wrote the order. Who goes on with an order that is paid with credit already pays no second time.
 * @param paying.walletCents at most so much of the order, in cents
 * @throws Refusal unauthenticated; notFound (`walletCents`) for who has not proved their e-mail and for an order of somebody else; invalidInput (`walletCents`);
 *   paymentOption where a card would be left with less than it can be asked for; as `takeTillPayment`
 */
export async function payWithOwnCredit(
  tx: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
  { walletCents, actor }: { walletCents: number; actor: Actor },
): Promise<void> {
  if (walletCents <= 0) throw new Refusal('invalidInput', { affected: ['walletCents'] });
  const { personId } = signedIn(actor);
  const person = await getPerson(tx, personId);
  // What was sold is read again
  await tx.flush();
  const order = await findOrder(tx, providerId, orderId, { forChange: true });
  if (!person || !seesOwnOrders(person) || order?.personId !== personId)
    throw new Refusal('notFound', { affected: ['walletCents'] });
  const { amountCents: paidCents, lastId } = await paidByWallet(tx, { providerId, orderId });
  if (paidCents > 0) return;
  const owed = owedCents(order);
  const amountCents = Math.min(walletCents, owed);
  if (amountCents === 0) return;
  const restCents = owed - amountCents;
  if (order.paymentMode === 'online' && restCents > 0 && !isPayableByCard(restCents))
    throw new Refusal('paymentOption', { affected: ['walletCents'] });
  await takeTillPayment(tx, {
    providerId,
    method: 'wallet',
    orders: [{ orderId, amountCents }],
    takenBy: null,
    actor: nameOfActor(actor),
    // What came back meanwhile is paid anew
    key: `own-credit-${orderId}-${lastId}`,
  });
}

/** What whoever is signed in has of credit at a provider, in cents; none for guests and before the e-mail is proved. */
export async function ownCredit(work: Work, actor: Actor, providerId: number): Promise<number> {
  if (actor.kind !== 'person') return 0;
  const { personId } = actor;
  const person = await getPerson(work, personId);
  if (!person || !seesOwnOrders(person)) return 0;
  const customerId = await findCustomerOfPerson(work, { providerId, personId });
  const wallet = customerId === null ? null : await findWallet(work, { providerId, customerId });
  return wallet?.balanceCents ?? 0;
}

/** Pays with own credit in the transaction of the booking; undefined where none is to be used. */
export const payingWithCredit = (
  walletCents: number | null,
  actor: Actor,
): ((tx: Work, sold: { providerId: number; orderId: number }) => Promise<void>) | undefined =>
  walletCents === null ? undefined : (tx, sold) => payWithOwnCredit(tx, sold, { walletCents, actor });
