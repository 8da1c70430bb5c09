import { findPerson, getPerson } from '#server/modules/identity/index.ts';
import type { LinkSubject } from '#server/kernel/links.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { seesOwnOrders } from '../policy.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import type { Order } from '../store/orders.ts';
import { findOrderOfSubject } from '../store/orders.ts';
import type { CardPaymentStart } from './start-card-payment.ts';
import { startCardPayment } from './start-card-payment.ts';

/** What is to be paid again, and what the caller shows for it. */
export interface PaymentRetry {
  subject: 'reservation' | 'subscription';
  subjectId: number;
  /** When given, it must be the booking's. */
  email: string | null;
  /** The creation result's `paymentToken`, or the code of the mailed link that manages the booking or sign-up. */
  paymentToken: string | null;
  /** The booking or sign-up that the caller's browser has just made. */
  justBooked: LinkSubject | null;
  /** The log-in of the person whose booking it is needs no token. */
  actor: Actor;
  address: string;
}

/**
 * Starts, or takes up again, the payment of a reservation or sign-up that waits for one, for whoever shows a right to it: its id and
 * its e-mail, which others know, are none. The amount is the order's own.
 * @throws Refusal notFound, alike for an unknown one and for whoever shows nothing; paymentOption, also where it is
 *   paid on site; missingStripeAccount; holdExpired, also where it was cancelled or paid back; tooManyRequests
 */
export async function retryPayment(work: Work, deps: Deps, wanted: PaymentRetry): Promise<CardPaymentStart> {
  await countRequest(work, `retry-payment:${wanted.address}`, deps.limits.bookingsPerAddressPerHour);
  const order = await orderToPay(work, deps, wanted);
  if (order.paymentState === 'notPaid' || owedCents(order) > 0) refuseUnlessAwaited(work, order);
  return startCardPayment(work, deps, { providerId: order.providerId, orderId: order.id });
}

/** Whoever shows nothing is refused before anything is looked up, so that the time it takes tells nothing either. */
async function orderToPay(work: Work, deps: Deps, wanted: PaymentRetry): Promise<Order> {
  const { subject, subjectId, email, actor } = wanted;
  const shown = subjectShown(deps, wanted);
  const order = shown || actor.kind === 'person' ? await findOrderOfSubject(work, subject, subjectId) : null;
  const isShown = order !== null && shown?.providerId === order.providerId;
  if (order === null || !(isShown || (await isOfActor(work, order, actor)))) throw new Refusal('notFound');
  if (email !== null && !(await isWhoOrdered(work, order, email))) throw new Refusal('notFound');
  return order;
}

/** An order that nobody's log-in sees has no e-mail: an unknown one is not it. */
async function isWhoOrdered(work: Work, { personId }: Order, email: string): Promise<boolean> {
  return personId !== null && (await findPerson(work, email)) === personId;
}

/** Which links give a right to pay. */
const LINKS = {
  reservation: ['pay-reservation', 'manage-reservation'],
  subscription: ['manage-subscription'],
} as const;

/** The reservation or sign-up, if a token or the browser names this very one. */
function subjectShown(
  { links }: Deps,
  { subject, subjectId, paymentToken, justBooked }: PaymentRetry,
): LinkSubject | null {
  const token = paymentToken ?? '';
  const named = [...LINKS[subject].map((purpose) => links.read(purpose, token)), justBooked];
  return named.find((one) => one?.id === subjectId) ?? null;
}

async function isOfActor(work: Work, order: Order, actor: Actor): Promise<boolean> {
  if (actor.kind !== 'person' || actor.personId !== order.personId) return false;
  const person = await getPerson(work, actor.personId);
  return person !== null && seesOwnOrders(person);
}

/** What was agreed to be paid on site waits for no card; what was agreed to be paid by one does, whatever the provider takes now. */
function refuseUnlessAwaited(work: Work, { payableUntil }: Order): void {
  if (payableUntil === null) throw new Refusal('paymentOption');
  if (payableUntil <= work.now()) throw new Refusal('holdExpired');
}
