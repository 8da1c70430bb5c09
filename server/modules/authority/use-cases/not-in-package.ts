import type { ProviderAction } from '#contracts/provider-actions.ts';
import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import type { Work } from '#server/kernel/work.ts';
import { FREE_PLAN, getPlans, hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import { ACTIONS } from '../actions.ts';

/** What the packages of some providers do not open, whatever somebody's role there is: in the order asked, read in one query. */
export async function notInPackage(work: Work, providerIds: readonly number[]): Promise<ProviderAction[][]> {
  const plans = await getPlans(work, providerIds);
  return providerIds.map((providerId) => {
    const plan = plans.get(providerId) ?? FREE_PLAN;
    return PROVIDER_ACTIONS.filter((action) => {
      const { feature } = ACTIONS[action];
      return feature !== null && (!planAllows(plan, feature) || hasNotPaid(plan, work.now()));
    });
  });
}
