import type { Work } from '#server/kernel/work.ts';
import type { ProviderPlan } from '../rules/plan.ts';
import { FREE_PLAN } from '../rules/plan.ts';
import { readPlans } from '../store/subscriptions.ts';

/** The plans of many providers in one query; a provider without a subscription is on Free. */
export async function getPlans(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, ProviderPlan>> {
  return readPlans(work, providerIds);
}

/** One provider's plan. */
export async function getPlan(work: Work, providerId: number): Promise<ProviderPlan> {
  return (await getPlans(work, [providerId])).get(providerId) ?? FREE_PLAN;
}
