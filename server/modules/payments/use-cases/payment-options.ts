import { WHOLE_BASIS_POINTS } from '#contracts/money.ts';
import { getProviderForBooking, isPublic, runsProvider } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PaymentOptions, PaymentOptionsChange } from '../store/payment-options.ts';
import { readPaymentOptions, writePaymentOptions } from '../store/payment-options.ts';

/**
 * How a provider lets itself be paid, for whoever asks: null for an unknown provider, and for a hidden one unless they run it.
 */
export async function getPaymentOptionsFor(
  work: Work,
  actor: Actor,
  providerId: number,
): Promise<PaymentOptions | null> {
  const provider = await getProviderForBooking(work, providerId);
  const maySee = provider !== null && (isPublic(provider) || runsProvider(actor, providerId));
  return maySee ? getPaymentOptions(work, providerId) : null;
}

/** How a provider lets itself be paid; the defaults for a provider that has set nothing. */
export async function getPaymentOptions(work: Work, providerId: number): Promise<PaymentOptions> {
  const options = (await readPaymentOptions(work, [providerId])).get(providerId);
  if (!options) throw new Error('Every provider has options, if only the defaults');
  return options;
}

/** The same for many providers in one batched read. */
export async function getPaymentOptionsOfMany(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, PaymentOptions>> {
  return readPaymentOptions(work, providerIds);
}

/**
 * Changes what is given and leaves the rest.
 * @throws Refusal invalidInput for a discount beyond 0 to 100 %
 */
export async function setPaymentOptions(
  work: Work,
  providerId: number,
  change: PaymentOptionsChange,
): Promise<void> {
  const { onlineDiscountBasisPoints: discount = 0 } = change;
  if (!Number.isInteger(discount) || discount < 0 || discount > WHOLE_BASIS_POINTS) {
    throw new Refusal('invalidInput', { affected: ['onlineDiscount'] });
  }
  await writePaymentOptions(work, providerId, change);
}
