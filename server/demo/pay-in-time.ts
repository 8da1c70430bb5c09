import type { App } from '#server/kernel/app.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Booked } from '#server/modules/booking/index.ts';
import { startCardPayment } from '#server/modules/payments/index.ts';

const CARD = { number: '4242424242424242', expMonth: '12', expYear: '40', cvc: '123' };

/**
 * Pays a booking with a test card at the simulator. The second start looks at the payment again and settles the order
 * by what it finds there, as a returning browser would.
 * @throws Error when the money does not arrive
 */
export async function payInTime(work: Work, app: App, { providerId, orderId }: Booked): Promise<void> {
  const { clientSecret, stripeAccount } = await startCardPayment(work, app.deps, { providerId, orderId });
  const form = app.deps.cardPayments?.testCardForm;
  const [intentId = ''] = clientSecret?.split('_secret_') ?? [];
  if (!form || !clientSecret || !stripeAccount) throw new Error(`Order ${orderId} cannot be paid`);
  await form.confirm({ account: stripeAccount, intentId, clientSecret, card: CARD });
  const { kind } = await startCardPayment(work, app.deps, { providerId, orderId });
  if (kind !== 'paid') throw new Error(`Order ${orderId} was not paid: ${kind}`);
}
