import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getPlan, hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { paymentWays } from '../rules/payment-ways.ts';
import { getPaymentOptions } from './payment-options.ts';

/**
 * Whether a center sells credit online now.
 * @throws Refusal notFound; featureNotAvailable where its package has no wallets; providerHasNotPaid; paymentOption where it takes no cards; missingStripeAccount
 */
export async function expectCreditSold(work: Work, providerId: number): Promise<void> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Refusal('notFound', { affected: ['providerId'] });
  const plan = await getPlan(work, providerId);
  if (!planAllows(plan, 'wallets')) throw new Refusal('featureNotAvailable');
  if (hasNotPaid(plan, work.now())) throw new Refusal('providerHasNotPaid');
  const options = await getPaymentOptions(work, providerId);
  const { canPayOnline } = paymentWays({
    acceptPayments: provider.acceptPayments,
    options,
    hasConnectedAccount: options.hasConnectedPaymentAccount,
    planAllowsOnlinePayment: planAllows(plan, 'onlinePayment'),
    type: 'walletTopUp',
  });
  if (canPayOnline) return;
  throw new Refusal(options.hasConnectedPaymentAccount ? 'paymentOption' : 'missingStripeAccount');
}

/** Whether a center sells credit online now, for the screens. */
export async function isCreditSold(work: Work, providerId: number): Promise<boolean> {
  try {
    await expectCreditSold(work, providerId);
    return true;
  } catch (refusal) {
    if (refusal instanceof Refusal) return false;
    throw refusal;
  }
}
