import { findPerson } from '#server/modules/identity/index.ts';
import { getPlan, planAllows } from '#server/modules/packages/index.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentWays } from '../rules/payment-ways.ts';
import type { Order } from '../store/orders.ts';
import { findOrderOfSubject } from '../store/orders.ts';
import { getPaymentOptions } from './payment-options.ts';
import type { CardPaymentStart } from './start-card-payment.ts';
import { startCardPayment } from './start-card-payment.ts';

/**
 * Starts, or takes up again, the payment of a reservation that exists, for whoever knows its e-mail. The amount is the
 * order's own.
 * @throws Refusal notFound, alike for an unknown reservation and a wrong e-mail; paymentOption; missingStripeAccount;
 *   holdExpired; tooManyRequests
 */
export async function retryReservationPayment(
  work: Work,
  tools: Tools,
  wanted: { reservationId: number; email: string; address: string },
): Promise<CardPaymentStart> {
  await countRequest(work, `retry-payment:${wanted.address}`, tools.limits.bookingsPerAddressPerHour);
  const order = await findOrderOfSubject(work, 'reservation', wanted.reservationId);
  const personId = await findPerson(work, wanted.email);
  if (!order || personId === null || order.personId !== personId) throw new Refusal('notFound');
  if (order.paymentState === 'notPaid') await refuseUnlessOnline(work, order);
  return startCardPayment(work, tools, { providerId: order.providerId, orderId: order.id });
}

async function refuseUnlessOnline(work: Work, { providerId }: Order): Promise<void> {
  const [provider, options, plan] = await Promise.all([
    getProviderForBooking(work, providerId),
    getPaymentOptions(work, providerId),
    getPlan(work, providerId),
  ]);
  if (!provider) throw new Refusal('notFound');
  const { acceptPayments } = provider;
  const planAllowsOnlinePayment = planAllows(plan, 'onlinePayment');
  const ways = { acceptPayments, options, planAllowsOnlinePayment, type: 'service' } as const;
  if (!paymentWays({ ...ways, hasConnectedAccount: true }).canPayOnline) throw new Refusal('paymentOption');
  if (!options.hasConnectedPaymentAccount) throw new Refusal('missingStripeAccount');
}
